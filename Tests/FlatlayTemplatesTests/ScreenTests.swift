import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// The bars of a canvas, and the device around it.
@Suite struct ScreenTests {
    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture()
    }

    private func template(_ canvas: String, _ more: String = "") throws -> Template {
        try fixture.template(
            """
            canvas:
            \(canvas.split(separator: "\n").map { "  \($0)\n" }.joined())
            data: { unread: 3, name: Inbox }
            sections: [{ items: 40, cell: { text: "row {{ index }}", frame: { height: 40 } }, layout: { list: {} } }]
            \(more)
            """)
    }

    /// The display list as the command draws it, with text of a fixed size.
    private func list(_ template: Template) throws -> DisplayList {
        let renderer = try template.renderer()
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList()
    }

    private func place(of text: String, in list: DisplayList) throws -> (x: Int, y: Int) {
        let line = try #require(list.textPositions.first { $0.hasPrefix(text + " ") }, "\(list.textPositions)")
        let parts = line.split(separator: " ").suffix(2).compactMap { Int($0) }
        return (parts[0], parts[1])
    }

    @Test func contentBeginsBelowTheBarsAndScrollsUnderThem() throws {
        let bars = "navigationBar: { title: Inbox }\ntabBar: { items: [{ title: A, systemImage: tray }] }"
        let plain = try list(template("device: iphone-16"))
        let barred = try list(template("device: iphone-16\n" + bars))
        // The safe area is 59 points; a bar has 44 more, and a large title and a search field 52 each.
        let row = try place(of: "row 0", in: plain)
        #expect(try place(of: "row 0", in: barred).y == row.y + 44)
        let large = try list(
            template("device: iphone-16\nnavigationBar: { title: Inbox, displayMode: large, search: Search }"))
        #expect(try place(of: "row 0", in: large).y == row.y + 44 + 52 + 52)
        // Rows are drawn below the tab bar, down to the edge of the screen.
        #expect(barred.textPositions.contains { $0.hasPrefix("row 17 ") }, "\(barred.textPositions)")
        #expect(barred.size == CGSize(width: 393, height: 852))
    }

    @Test func aFrameShowsTheSameScreenInTheBody() throws {
        let bars = "navigationBar: { title: Inbox }\nstatusBar: true\n"
        let plain = try list(template("device: iphone-16\n" + bars))
        let framed = try list(template("device: iphone-16\n" + bars + "frame: { padding: 20, color: black }"))
        // 20 points of the body and 3 of the buttons on each side, and the padding.
        #expect(framed.size == CGSize(width: 393 + 2 * 43, height: 852 + 2 * 40))
        for text in ["Inbox", "row 0", "row 5", "9:41"] {
            let (inner, outer) = (try place(of: text, in: plain), try place(of: text, in: framed))
            #expect(outer.x - inner.x == 43 && outer.y - inner.y == 40, "\(text) \(inner) \(outer)")
        }
    }

    /// Where the screen is in a frame without padding: behind the left border, and below the upper one.
    private func origin(of look: ScreenLook) -> (x: Int, y: Int) {
        let side = (look.outerSize.width - look.size.width) / 2
        // A stand is below the screen, a title bar above it.
        let above =
            switch look.body {
            case .television: look.border
            case .window: look.outerSize.height - look.size.height
            default: (look.outerSize.height - look.size.height) / 2
            }
        #expect(side == side.rounded() && above == above.rounded(), "\(look)")
        return (Int(side), Int(above))
    }

    /// Hairlines are one pixel high, so half a pixel is seen in them first.
    @Test(
        arguments: DevicePreset.all.filter { !["apple-tv-4k", "ipad-pro-11"].contains($0.name) }.map(\.name), [1, 2, 3])
    func aFrameKeepsThePixelsOfTheScreen(_ name: String, scale: Int) throws {
        let device = try DevicePreset(named: name)
        // Alone, the screen has the colour that it has in a frame, where it is opaque.
        func bitmap(_ more: String) throws -> RenderedBitmap {
            let template = try fixture.template(
                """
                canvas: { device: \(name), scale: \(scale), background: white, \(more) }
                sections:
                  - items: 60
                    cell: { color: white, frame: { height: 33 } }
                    layout: { list: { appearance: plain } }
                """)
            let renderer = try template.renderer()
            renderer.textShaper = GridTextShaper()
            return try renderer.bitmap()
        }
        // A frame shows the system's bars, unless told otherwise.
        let (alone, framed) = (try bitmap("homeIndicator: false"), try bitmap("frame: true, homeIndicator: false"))
        let (left, top) = origin(of: device.look)
        // Away from the rounded corners, whose curves are longer than their radii, from the camera at the upper edge, and
        // from the line around a window.
        let corner = Int(max(device.look.cornerRadius * 1.6, 60).rounded(.up))
        let (width, height) = (Int(device.size.width), Int(device.size.height))
        var (different, colors) = (0, Set<ResolvedColor>())
        for y in corner * scale..<(height - corner) * scale {
            for x in stride(from: scale, to: (width - 1) * scale, by: 7) {
                let pixel = alone[x, y]
                colors.insert(pixel)
                if framed[x + left * scale, y + top * scale] != pixel { different += 1 }
            }
        }
        #expect(different == 0)
        #expect(colors.count > 1, "there are no separators")
    }

    @Test(arguments: DevicePreset.all.map(\.name)) func everyDeviceHasAFrame(_ name: String) throws {
        let template = try template("device: \(name)\nscale: 1\nframe: true")
        let list = try list(template)
        let preset = try DevicePreset(named: name)
        #expect(list.size == preset.look.outerSize)
        #expect(list.size.width >= preset.size.width && list.size.height > preset.size.height - 1)
    }

    @Test func textsOfBarsComeFromTheData() throws {
        let list = try list(
            template(
                """
                device: iphone-16-pro
                statusBar: { time: "10:09", network: 5G, signal: 2, battery: 0.1, charging: true }
                navigationBar: { title: "{{ name }}", back: Boxes, leading: Edit, trailing: [{ text: A }, { text: B }] }
                tabBar: { selection: 1, items: [{ title: One, systemImage: tray, badge: "{{ unread }}" },
                  { title: Two, systemImage: gear }] }
                """))
        for text in ["10:09", "5G", "Inbox", "Boxes", "Edit", "A", "B", "One", "Two", "3"] {
            #expect(list.textPositions.contains { $0.hasPrefix(text + " ") }, "\(text): \(list.textPositions)")
        }
    }

    @Test func barsReadFromRightToLeft() throws {
        let bars = "device: iphone-16\nstatusBar: true\nnavigationBar: { title: T, leading: L, trailing: R }\n"
        let forward = try list(template(bars))
        let backward = try list(template(bars + "direction: rightToLeft"))
        #expect(try place(of: "L", in: forward).x < 30)
        #expect(try place(of: "L", in: backward).x > 393 - 40)
        #expect(try place(of: "R", in: backward).x < 30)
        #expect(try place(of: "9:41", in: backward).x > 200)
    }

    @Test func aScrolledBarHasASmallTitleAndABackground() throws {
        let bar = "device: iphone-16\nnavigationBar: { title: Inbox, displayMode: large }"
        let rest = try list(template(bar))
        let scrolled = try list(template(bar, "state: { contentOffset: 120 }"))
        #expect(try place(of: "Inbox", in: rest).x < 20)
        let title = try place(of: "Inbox", in: scrolled)
        #expect(title.x > 150 && title.y < 59 + 44)
        #expect(scrolled.description.count("backdrop") > rest.description.count("backdrop"))
    }

    /// What is fixed above and below the collection, with a large title at rest, on its way, and collapsed.
    @Test(arguments: [(0, 0), (20, 20), (52, 52), (120, 52)], ["", "frame: true"])
    func aFixedHeaderStandsBelowTheBarAsItIsDrawn(_ offset: (scrolled: Int, collapse: Int), frame: String) throws {
        let canvas = """
            device: iphone-16
            navigationBar: { title: Inbox, displayMode: large }
            header: { text: HEAD, frame: { height: 30 } }
            footer: { text: FOOT, frame: { height: 30 } }
            \(frame)
            """
        let rest = try list(template(canvas))
        let scrolled = try list(template(canvas, "state: { contentOffset: \(offset.scrolled) }"))
        let head = try place(of: "HEAD", in: rest)
        #expect(try place(of: "HEAD", in: scrolled) == (head.x, head.y - offset.collapse))
        #expect(try place(of: "FOOT", in: scrolled) == place(of: "FOOT", in: rest))
        // The rows move as far as they are scrolled, so that they keep touching the header while the title collapses.
        let (row, moved) = (try place(of: "row 5", in: rest), try place(of: "row 5", in: scrolled))
        #expect(moved == (row.x, row.y - offset.scrolled))
        // There is no gap: the row that is cut off at the header is drawn up to it.
        let first = offset.scrolled < 92 ? "row 0" : "row 1"
        #expect(try place(of: first, in: scrolled).y < head.y + 60)
    }

    @Test func pinnedHeadersStandBelowTheBarAsItIsDrawn() throws {
        func list(_ state: String) throws -> DisplayList {
            try self.list(
                fixture.template(
                    """
                    canvas: { device: iphone-16, navigationBar: { title: Inbox, displayMode: large } }
                    sections:
                      - items: 40
                        cell: { text: "row {{ index }}", frame: { height: 40 } }
                        header: { text: PIN, frame: { height: 30 } }
                        layout:
                          list: {}
                          boundaryItems: [{ kind: header, size: [100%, 30], pinToVisibleBounds: true }]
                    \(state)
                    """))
        }
        let rest = try place(of: "PIN", in: list(""))
        #expect(try place(of: "PIN", in: list("state: { contentOffset: 30 }")).y == rest.y - 30)
        #expect(try place(of: "PIN", in: list("state: { contentOffset: 300 }")).y == rest.y - 52)
    }

    @Test func aHeaderFollowsTheBarInAnAnimation() throws {
        let canvas = "device: iphone-16\nnavigationBar: { title: Inbox, displayMode: large }\nheader: { text: HEAD }"
        let changes = "animation: { changes: [{ state: { contentOffset: 120 } }, { state: { contentOffset: 0 } }] }"
        let template = try template(canvas, changes)
        let renderer = try template.interactiveRenderer()
        renderer.textShaper = GridTextShaper()
        let animation = try #require(try template.animation(with: renderer))
        let rest = try place(of: "HEAD", in: list(self.template(canvas)))
        #expect(try place(of: "HEAD", in: animation.displayList(at: 0)) == rest)
        #expect(try place(of: "HEAD", in: animation.displayList(at: 1.6)) == (rest.x, rest.y - 52))
        #expect(try place(of: "HEAD", in: animation.displayList(at: animation.duration)) == rest)
    }

    @Test func anImageAsHighAsItsContentHasNothingToScroll() throws {
        let canvas = "width: 300\nnavigationBar: { title: Inbox, displayMode: large }\nheader: { text: HEAD }"
        let rest = try list(template(canvas))
        let scrolled = try list(template(canvas, "state: { contentOffset: 120 }"))
        #expect(scrolled.size == rest.size)
        #expect(try place(of: "HEAD", in: scrolled) == place(of: "HEAD", in: rest))
    }

    @Test func barsFollowTheScrollingOfAnAnimation() throws {
        let bar = "device: iphone-16\nnavigationBar: { title: Inbox, displayMode: large }"
        let changes =
            "animation: { changes: [{ state: { contentOffset: 120 } }, { data: { unread: 4 } }, { state: { contentOffset: 0 } }] }"
        let template = try template(bar, changes)
        let renderer = try template.interactiveRenderer()
        renderer.textShaper = GridTextShaper()
        let animation = try #require(try template.animation(with: renderer))
        let rest = try list(self.template(bar)).textPositions.sorted()
        let scrolled = try list(self.template(bar, "state: { contentOffset: 120 }")).textPositions.sorted()
        func texts(_ time: Double) -> [String] { animation.displayList(at: time).textPositions.sorted() }
        // Rows that move in are there from the start, outside of the screen.
        #expect(Set(texts(0)).isSuperset(of: rest) && rest != scrolled)
        // Each change takes 0.3 seconds after a pause of one.
        #expect(texts(1.6) == scrolled)
        #expect(texts(2.8) == scrolled)
        #expect(texts(animation.duration) == rest)
    }

    @Test func anotherDeviceOfTheCommandHasItsOwnFrameAndBars() throws {
        let template = try template("device: iphone-16\nframe: true\nstatusBar: true")
        let other = try template.shown(on: .iPad)
        #expect(try list(other).size == DevicePreset.iPad.look.outerSize)
        #expect(try list(other.replacingData(json: "{}")).size == DevicePreset.iPad.look.outerSize)
    }

    @Test(arguments: [
        ("frame: true", "t.yaml:2:3: 'frame' in canvas needs the key 'device' beside it"),
        (
            "device: tv\nstatusBar: true",
            "t.yaml:3:14: canvas.statusBar is for the device 'apple-tv', but should be for a phone or a tablet"
        ),
        (
            "device: iphone-16\nwidth: 100\nframe: true",
            "t.yaml:4:3: canvas has both 'width' and 'frame'; keep one of them"
        ),
        (
            "tabBar: { items: [] }",
            "t.yaml:2:20: canvas.tabBar.items should be a list of tabs, but is an empty list"
        ),
        (
            "tabBar: { items: [{ title: A, systemImage: tray }], selection: 1 }",
            "t.yaml:2:66: canvas.tabBar.selection is 1, but should be 0, the number of the only tab"
        ),
        (
            "tabBar: { items: [{ title: A, systemImage: tray }, { title: B, systemImage: gear }], selection: 2 }",
            "t.yaml:2:99: canvas.tabBar.selection is 2, but should be the number of a tab, from 0 to 1"
        ),
        ("statusBar: true", "t.yaml:2:3: 'statusBar' in canvas needs the key 'device' beside it"),
        (
            "device: phone\nstatusBar: { battery: 80 }",
            "t.yaml:3:25: canvas.statusBar.battery is 80, but should be from 0 to 1"
        ),
        (
            "navigationBar: { title: \"{{ titel }}\" }",
            "t.yaml:2:28: the data has no 'titel'; known: data, unread, name"
        ),
        (
            "navigationBar: { displayMode: big }",
            "t.yaml:2:33: unknown display mode 'big' in canvas.navigationBar.displayMode; known: inline, large"
        ),
    ])
    func mistakesAreTold(canvas: String, expected: String) {
        let source =
            "canvas:\n" + canvas.split(separator: "\n").map { "  \($0)\n" }.joined()
            + "data: { unread: 3, name: Inbox }\nsections: []\n"
        #expect(fixture.errors(source).map(\.description).first == expected)
    }
}

extension String {
    fileprivate func count(_ part: String) -> Int { components(separatedBy: part).count - 1 }
}
