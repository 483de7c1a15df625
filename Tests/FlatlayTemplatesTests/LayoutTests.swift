import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

@Suite struct LayoutTests {
    /// The frames of a collection of width 200 with items of 20 points of text, without the line of the content size.
    private func frames(_ section: String, items: Int = 3) throws -> [String] {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            canvas: { width: 200, height: 400 }
            sections:
              - items: \(items)
                cell: { text: ab, if: item >= 0 }
            \(section.split(separator: "\n").map { "    \($0)\n" }.joined())
            """)
        return try template.frames().split(separator: "\n").dropFirst().map(String.init)
    }

    @Test(arguments: [
        ("44", "44"), ("50%", "200"), ("25%w", "50"), ("10%h", "40"), ("~7", "20"), ("~~7", "20"),
    ])
    func heightsAre(dimension: String, expected: String) throws {
        let lines = try frames(
            "layout: { group: { size: [100%, \(dimension)], horizontal: [{ size: [100%, 100%] }] } }", items: 1)
        let whole = try frames(
            "layout: { group: { size: [100%, \(dimension)], horizontal: [{ size: [100%, \(dimension)] }] } }", items: 1)
        #expect((dimension.hasPrefix("~") ? whole : lines) == ["c 0.0 0 0 200 \(expected)"])
    }

    @Test func groupsHoldGroups() throws {
        let lines = try frames(
            """
            layout:
              group:
                size: { width: 100%, height: 100 }
                horizontal:
                  - { size: [50%, 100%], contentInsets: 5 }
                  - { size: [50%, 100%], vertical: { size: [100%, 50%] }, count: 2, spacing: 10 }
            """)
        #expect(lines == ["c 0.0 5 5 90 90", "c 0.1 100 0 100 45", "c 0.2 100 55 100 45"])
    }

    @Test func customGroupsHaveFrames() throws {
        let custom = "custom: [[0, 0, 50%, 100%], [50%, 10, 40, 50%], { x: 90%, width: 10%, height: 5, zIndex: 2 }]"
        // The frames repeat for further items.
        #expect(
            try frames("layout: { group: { size: [100%, 60], \(custom) } }", items: 4) == [
                "c 0.0 0 0 100 60", "c 0.1 100 10 40 30", "c 0.2 180 0 20 5 z2", "c 0.3 0 60 100 60",
            ])
        // Parts are those of the group, also where its section or the group has insets.
        #expect(
            try frames("layout: { group: { size: [100%, 60], \(custom) }, contentInsets: { horizontal: 50 } }")
                == ["c 0.0 50 0 50 60", "c 0.1 100 10 40 30", "c 0.2 140 0 10 5 z2 truncated"])
        #expect(
            try frames("layout: { group: { size: [100%, 60], \(custom), contentInsets: { horizontal: 50 } } }")
                == ["c 0.0 50 0 50 60", "c 0.1 100 10 40 30", "c 0.2 140 0 10 5 z2 truncated"])
        // A group of estimated height ends at the lowest frame.
        #expect(
            try frames("layout: { group: { size: [100%, ~10], custom: [[0, 0, 50, 30], [60, -5, 50, 50]] } }")
                == ["c 0.0 0 0 50 30", "c 0.1 60 -5 50 50", "c 0.2 0 45 50 30"])
        // A custom group may be a member of another one.
        #expect(
            try frames(
                "layout: { group: { size: [100%, 60], horizontal: [{ size: [50%, 100%] }, "
                    + "{ size: [50%, 100%], custom: [[0, 0, 100%, 50%], [0, 50%, 100%, 50%]] }] } }")
                == ["c 0.0 0 0 100 60", "c 0.1 100 0 100 30", "c 0.2 100 30 100 30"])
    }

    @Test(arguments: [
        ("automatic", "0", "200"), ("none", "0", "200"), ("safeArea", "0", "200"), ("layoutMargins", "8", "184"),
        ("readableContent", "8", "184"),
    ])
    func insetsBeginAtTheirReference(reference: String, x: String, width: String) throws {
        for layout in ["list: { rowHeight: 30 }", "grid: { columns: 1, itemHeight: 30 }"] {
            #expect(
                try frames("layout: { \(layout), contentInsetsReference: \(reference) }", items: 1)
                    == ["c 0.0 \(x) 0 \(width) 30"])
        }
        let template = try TemplateFixture().template(
            """
            canvas: { width: 200, height: 400 }
            layout: { contentInsetsReference: \(reference) }
            sections: [{ items: 1, cell: { text: ab }, layout: { list: { rowHeight: 30 } } }]
            """)
        #expect(try template.frames().hasSuffix("c 0.0 \(x) 0 \(width) 30\n"))
    }

    @Test func aReadableColumnIsInTheMiddleOfAWideImage() throws {
        let template = try TemplateFixture().template(
            """
            canvas: { width: 1000, height: 400 }
            sections:
              - items: 2
                cell: { text: ab }
                layout:
                  { grid: { columns: 2, itemHeight: 30, spacing: 12 }, contentInsets: { horizontal: 10 },
                    contentInsetsReference: readableContent }
            """)
        // 672 points, of which the insets and the gap take 32.
        #expect(try template.frames().hasSuffix("c 0.0 174 0 320 30\nc 0.1 506 0 320 30\n"))
    }

    @Test func headersAndFootersOfAFlowArePinned() throws {
        func frames(_ flow: String) throws -> [String] {
            let renderer = try TemplateFixture().template(
                """
                canvas: { width: 200, height: 100 }
                state: { contentOffset: 50 }
                sections:
                  - items: 20
                    cell: { text: ab }
                    header: { text: h }
                    footer: { text: f }
                    layout: { flow: { itemSize: [200, 20], lineSpacing: 0, headerHeight: 20, footerHeight: 20\(flow) } }
                """
            ).renderer()
            renderer.textShaper = GridTextShaper()
            return try renderer.frameDescription().split(separator: "\n").map(String.init)
                .filter { $0.contains("Section") }.map { $0.replacing("UICollectionElementKindSection", with: "") }
        }
        let (header, footer) = ("Header 0.0 0 0 200 20", "Footer 0.0 0 420 200 20")
        #expect(try frames("") == [footer, header])
        #expect(
            try frames(", sectionHeadersPinToVisibleBounds: true") == [footer, "Header 0.0 0 50 200 20 z10"])
        // 100 points are visible, from 50.
        #expect(
            try frames(", sectionFootersPinToVisibleBounds: true") == ["Footer 0.0 0 130 200 20 z10", header])
    }

    @Test func gapsAreFixedOrFlexible() throws {
        let group = "size: [100%, 20], horizontal: { size: [50, 20] }, count: 3"
        #expect(try frames("layout: { group: { \(group), spacing: 5 } }").last == "c 0.2 110 0 50 20")
        #expect(try frames("layout: { group: { \(group), spacing: { flexible: 5 } } }").last == "c 0.2 150 0 50 20")
    }

    @Test func listsAndGridsAreShortForGroups() throws {
        #expect(try frames("layout: { list: { rowHeight: 30, spacing: 4 } }").last == "c 0.2 0 68 200 30")
        #expect(try frames("layout: { list: }").last == "c 0.2 0 40 200 20")
        #expect(try frames("").last == "c 0.2 0 40 200 20")
        #expect(
            try frames("layout: { grid: { columns: 2, itemHeight: 30, spacing: 10 }, contentInsets: 5 }") == [
                "c 0.0 5 5 90 30", "c 0.1 105 5 90 30", "c 0.2 5 45 90 30",
            ])
        #expect(
            try frames("layout: { grid: { minimumItemWidth: 60, itemHeight: 30, spacing: 10 } }").last
                == "c 0.2 140 0 60 30")
        #expect(try frames("layout: { grid: { minimumItemWidth: 500, itemHeight: 30 } }").last == "c 0.2 0 60 200 30")
    }

    /// The frames of cells with texts of one, three, one and one lines in a waterfall, 200 points wide.
    private func waterfall(
        _ options: String, canvas: String = "", items: String = "[ab, aaaaaaaa bbbbbbbb c, cd, ef]"
    )
        throws -> [String]
    {
        let template = try TemplateFixture().template(
            """
            canvas: { width: 200, height: 400, \(canvas) }
            sections:
              - { items: \(items), cell: { text: "{{ item }}", padding: { bottom: 10 } }, header: h, layout: { waterfall: \(options) } }
            """)
        return try template.frames().split(separator: "\n").dropFirst().map(String.init).filter { $0.hasPrefix("c ") }
    }

    @Test func aWaterfallFillsTheShortestColumn() throws {
        #expect(
            try waterfall("{ columns: 2, spacing: 10 }") == [
                "c 0.0 0 20 95 30", "c 0.1 105 20 95 70", "c 0.2 0 60 95 30", "c 0.3 0 100 95 30",
            ])
        #expect(
            try waterfall("{ minimumItemWidth: 60, spacing: 10, lineSpacing: 0 }").last == "c 0.3 0 50 60 30")
        #expect(try waterfall("").first == "c 0.0 0 20 96 30")
        #expect(
            try waterfall("{ spacing: 10 }", canvas: "direction: rightToLeft").prefix(2)
                == ["c 0.0 105 20 95 30", "c 0.1 0 20 95 70"])
        #expect(try waterfall("{}", items: "[]") == [])
    }

    @Test func sectionsFollowInTheDirectionOfTheCollection() throws {
        func frames(_ layout: String, section: String) throws -> [String] {
            let template = try TemplateFixture().template(
                """
                canvas: { width: 200, height: 100 }
                layout: \(layout)
                sections:
                  - { items: 2, cell: { text: ab, if: item >= 0 }, layout: { \(section) } }
                  - { items: 1, cell: { text: cd, if: item >= 0 }, layout: { \(section) } }
                """)
            return try template.frames().split(separator: "\n").dropFirst().map(String.init)
        }
        #expect(
            try frames("{ interSectionSpacing: 12 }", section: "list: { rowHeight: 20 }")
                == ["c 0.0 0 0 200 20", "c 0.1 0 20 200 20", "c 1.0 0 52 200 20"])
        let group = "group: { size: [60, 100%], horizontal: [{ size: [100%, 100%] }] }"
        #expect(
            try frames("{ scrollDirection: horizontal, interSectionSpacing: 10 }", section: group)
                == ["c 0.0 0 0 60 100", "c 0.1 60 0 60 100", "c 1.0 130 0 60 100"])
        let flow = "flow: { itemSize: [30, 60], headerHeight: 0 }"
        #expect(
            try frames("{ scrollDirection: horizontal }", section: flow)
                == ["c 0.0 0 20 30 60", "c 0.1 40 20 30 60", "c 1.0 70 20 30 60"])
    }

    @Test func listsLookLikeTheirAppearance() throws {
        #expect(
            try frames("layout: { list: { appearance: insetGrouped } }") == [
                "c 0.0 16 35 168 20", "c 0.1 16 55 168 20", "c 0.2 16 75 168 20",
            ])
        let headed = try frames("header: h\nlayout: { list: { appearance: grouped } }")
        #expect(headed.contains("UICollectionElementKindSectionHeader 0.0 0 0 200 40 z200"))
        #expect(headed.contains("c 0.2 0 80 200 20"))
        let padded = try frames(
            "layout: { list: { appearance: plain, firstItemIsHeader: true, headerTopPadding: 7 }, contentInsets: 3 }")
        #expect(padded.first == "c 0.0 3 3 194 20")
    }

    @Test func listsAreDrawnWithTheirColors() throws {
        let template = try TemplateFixture().template(
            """
            canvas: { width: 200, height: 400 }
            sections:
              - items: 2
                cell: { text: ab, if: item >= 0 }
                layout: { list: { appearance: insetGrouped, separatorColor: "#ff0000", backgroundColor: "#00ff00" } }
            """)
        let fills = try template.renderer().displayList().description
        #expect(fills.contains("#ff0000") && fills.contains("#00ff00"), "\(fills)")
    }

    @Test func sectionsScrollAcross() throws {
        let lines = try frames(
            """
            layout:
              group: { size: [150, 40], horizontal: [{}] }
              interGroupSpacing: 10
              orthogonalScrolling: groupPaging
            """)
        #expect(lines == ["c 0.0 0 0 150 40", "c 0.1 160 0 150 40", "c 0.2 320 0 150 40"])
    }

    @Test func headersFootersBadgesAndBackgroundsHaveTheirPlaces() throws {
        let lines = try frames(
            """
            header: h
            footer: { text: f }
            background: { content: red, contentInsets: { horizontal: 3 } }
            supplementaryViews: { badge: "{{ index }}" }
            layout:
              group:
                size: [100%, 40]
                horizontal:
                  - supplementaryItems:
                      - { kind: badge, size: [10, 10], containerAnchor: { edges: topTrailing, absoluteOffset: [2, -2] } }
              boundaryItems: [{ kind: footer, size: [50%, 30], alignment: bottomTrailing }]
            """, items: 1)
        #expect(
            Set(lines) == [
                "c 0.0 0 20 200 40 z1", "UICollectionElementKindSectionHeader 0.0 0 0 200 20",
                "UICollectionElementKindSectionFooter 0.0 100 60 100 30", "badge 0.0 192 18 10 10",
                "background 0.0 3 0 194 90",
            ])
    }

    @Test func flowsHaveHeadersOfOneHeight() throws {
        let lines = try frames(
            "header: h\nlayout: { flow: { headerHeight: 30, itemSize: [90, 40], itemSpacing: 0, lineSpacing: 5, contentInsets: { leading: 10 } } }"
        )
        #expect(
            lines.filter { $0.hasPrefix("c ") } == ["c 0.0 10 30 90 40", "c 0.1 110 30 90 40", "c 0.2 10 75 90 40"])
        #expect(lines.contains { $0.hasSuffix("0 0 200 30") })
    }

    @Test func flowsAreAlignedAsTold() throws {
        let flow = "itemSize: [60, 20], itemSpacing: 0"
        #expect(try frames("layout: { flow: { \(flow), alignment: trailing } }").first == "c 0.0 20 0 60 20")
        #expect(try frames("layout: { flow: { \(flow), alignment: center } }").first == "c 0.0 10 0 60 20")
    }

    @Test func devicesAndSizesOfTheCanvasCombine() throws {
        let fixture = try TemplateFixture()
        let fit = try fixture.template("sections: []\ncanvas: { device: tv, height: fit, scale: 2 }").canvas
        #expect(fit.width == 1920 && fit.height == nil && fit.scale == 2)
        let phone = try fixture.template(
            "sections: []\ncanvas: { device: phone, width: 430, safeAreaInsets: { top: 59 } }"
        ).canvas
        #expect(phone.width == 430 && phone.height == 844 && phone.scale == 3 && phone.safeAreaInsets.top == 59)
        #expect(fit.safeAreaInsets == EdgeInsets())
        let screen = try fixture.template("sections: []\ncanvas: { device: iphone-16-pro }").canvas
        #expect(screen.width == 402 && screen.height == 874 && screen.scale == 3)
        #expect(screen.safeAreaInsets == EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
        let plain = try fixture.template("sections: []").canvas
        #expect(plain.width == nil && plain.height == nil && plain.scale == 1 && plain.colorScheme == .light)
    }
}
