import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// Where rows, headers and footers are. Numbers are UIKit's: rows of 44, 22 above a plain header of 28, 35 between groups.
@MainActor
@Suite struct TableFrameTests {
    private func table(
        _ style: UITableView.Style, _ source: SettingsSource, size: CGSize = CGSize(width: 320, height: 480)
    ) -> UITableView {
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test("a plain table: rows of 44 from edge to edge, 22 above a header of 28")
    func plain() throws {
        let source = SettingsSource()
        let table = table(.plain, source)
        try draw(table)
        #expect(
            frameList(table) == [
                "band 0 22 320 28", "row 0 50 320 44", "row 0 94 320 44", "row 0 138 320 44", "band 0 182 320 34",
            ])
        #expect(table.contentSize == CGSize(width: 320, height: 216))
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 94, width: 320, height: 44))
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 138))
        #expect(source.displayed.count == 3)
    }

    @Test("a grouped table: 16 above and 6.33 below the text of a header, 17.33 more above the first one")
    func grouped() throws {
        let source = SettingsSource()
        let table = table(.grouped, source)
        try draw(table)
        #expect(
            frameList(table) == [
                "band 0 0 320 60", "row 0 60 320 44", "row 0 104 320 44", "row 0 183 320 44", "band 0 227 320 34",
            ])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "GENERAL")
    }

    @Test("cards are 16 from the edges, 20 on wide screens, with corners of 10 at both ends")
    func insetGrouped() throws {
        let source = SettingsSource()
        let table = table(.insetGrouped, source)
        try draw(table)
        #expect(
            frameList(table) == [
                "band 16 0 288 60", "row 16 60 288 44", "row 16 104 288 44", "row 16 183 288 44",
                "band 16 227 288 34",
            ])
        let layers = table.visibleCells.map(\.layer)
        #expect(layers.map(\.cornerRadius) == [10, 10, 10])
        #expect(layers[0].maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(layers[1].maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        table.frame.size.width = 430
        try draw(table)
        #expect(table.visibleCells.first?.frame.minX == 20 && table.visibleCells.first?.frame.width == 390)
    }

    @Test("groups without text are 35 below the top and from each other")
    func groupsWithoutText() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["A"]), (nil, nil, ["B"])]
        let table = table(.grouped, source)
        try draw(table)
        #expect(frameList(table) == ["row 0 35 320 44", "row 0 114 320 44"])
    }

    @Test("heights of the table and of the delegate, and the views above and below the sections")
    func heights() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["A", "B"])]
        let table = table(.plain, source)
        table.rowHeight = 60
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        table.sectionHeaderTopPadding = 0
        try draw(table)
        #expect(frameList(table) == ["row 0 100 320 60", "row 0 160 320 60"])
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 220, width: 320, height: 50))
        #expect(table.contentSize.height == 270)
    }

    @Test("while rows are refreshed, the spinner stands above them")
    func refreshing() throws {
        let source = SettingsSource()
        let table = table(.plain, source)
        let control = UIRefreshControl()
        table.refreshControl = control
        try draw(table)
        #expect(table.contentOffset.y == 0 && control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        control.beginRefreshing()
        table.setNeedsLayout()
        try draw(table)
        #expect(table.contentOffset.y == -60)
    }

    // MARK: Cells

    @Test("the texts of each style: the title at 16, a value at the end, a second line below")
    func styles() throws {
        for (style, expected) in [
            (UITableViewCell.CellStyle.default, [CGRect(x: 16, y: 12, width: 288, height: 20)]),
            (.value1, [CGRect(x: 16, y: 12, width: 40, height: 20), CGRect(x: 284, y: 12, width: 20, height: 20)]),
            (.subtitle, [CGRect(x: 16, y: 11, width: 40, height: 20), CGRect(x: 16, y: 34, width: 20, height: 20)]),
            (.value2, [CGRect(x: 16, y: 12, width: 91, height: 20), CGRect(x: 113, y: 12, width: 20, height: 20)]),
        ] {
            let source = SettingsSource()
            source.style = style
            source.sections = [(nil, nil, ["Name"])]
            source.configure = { cell, _ in cell.detailTextLabel?.text = "No" }
            let table = table(.plain, source)
            try draw(table)
            let cell = try #require(table.visibleCells.first)
            #expect([cell.textLabel, cell.detailTextLabel].compactMap { $0?.frame } == expected, "\(style)")
            // 11 above and below two lines, 3 between them, and a line of half a point.
            #expect(cell.frame.height == (style == .subtitle ? 65.5 : 44), "\(style)")
        }
    }

    @Test("the accessory is 16 from the edge, and the content ends before it")
    func accessories() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Sound"])]
        let toggle = UISwitch()
        source.configure = { cell, _ in cell.accessoryView = toggle }
        let table = table(.plain, source)
        try draw(table)
        let cell = try #require(table.visibleCells.first)
        #expect(toggle.frame == CGRect(x: 253, y: 6.5, width: 51, height: 31))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 253, height: 43.5))
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
    }

    @Test("separators begin at the text: below every plain row, between the rows of a card")
    func separators() throws {
        let source = SettingsSource()
        source.configure = { cell, _ in
            cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
        }
        func lines(_ table: UITableView) -> [[CGRect]] {
            table.visibleCells.map { cell in
                cell.subviews.filter { String(describing: type(of: $0)) == "TableSeparatorView" }.map(\.frame)
            }
        }
        let plain = table(.plain, source)
        try draw(plain)
        let line = CGRect(x: 61, y: 43.5, width: 259, height: 0.5)
        #expect(lines(plain) == [[line], [line], [line]])
        #expect(plain.visibleCells.first?.textLabel?.frame.minX == 61)
        plain.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        try draw(plain)
        #expect(lines(plain).first == [CGRect(x: 5, y: 43.5, width: 308, height: 0.5)])
        plain.separatorStyle = .none
        try draw(plain)
        #expect(lines(plain) == [[], [], []])
        let cards = table(.insetGrouped, source)
        try draw(cards)
        #expect(lines(cards) == [[CGRect(x: 61, y: 43.5, width: 227, height: 0.5)], [], []])
        let grouped = table(.grouped, source)
        try draw(grouped)
        #expect(lines(grouped).map(\.count) == [2, 1, 2])
    }

    @Test("right to left, everything is mirrored")
    func rightToLeft() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Name"])]
        source.configure = { cell, _ in cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let table = table(.plain, source)
        let renderer = ImageRenderer(view: table)
        renderer.layoutDirection = .rightToLeft
        try draw(renderer)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.accessoryView?.frame == CGRect(x: 16, y: 17, width: 10, height: 10))
        #expect(cell.contentView.frame == CGRect(x: 26, y: 0, width: 294, height: 43.5))
        #expect(cell.textLabel?.frame.maxX == 278)
    }

    @Test("editing puts circles before the rows that can be edited")
    func editing() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Name"])]
        let table = table(.plain, source)
        table.isEditing = true
        // The symbol of the circle is missing here.
        try draw(ImageRenderer(view: table))
        let cell = try #require(table.visibleCells.first)
        #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 38)
    }

    // MARK: Scrolling

    @Test("a plain header stays at the top until its section ends")
    func stickyHeaders() throws {
        let source = SettingsSource()
        source.sections = [
            ("A", nil, (0..<10).map(String.init)), ("B", nil, (0..<10).map(String.init)),
        ]
        let table = table(.plain, source, size: CGSize(width: 320, height: 200))
        table.sectionHeaderTopPadding = 0
        table.contentOffset.y = 100
        try draw(table)
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
        // The section ends at 28 + 440; the header is pushed out.
        table.contentOffset.y = 450
        try draw(table)
        #expect(table.headerView(forSection: 0)?.frame.minY == 440)
        #expect(table.headerView(forSection: 1)?.frame.minY == 468)
        let grouped = self.table(.grouped, source, size: CGSize(width: 320, height: 200))
        grouped.contentOffset.y = 40
        try draw(grouped)
        #expect(grouped.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test("scrolling to a row shows it below the header, in the middle or at the end")
    func scrollToRow() throws {
        let source = SettingsSource()
        source.sections = [("A", nil, (0..<100).map(String.init))]
        let table = table(.plain, source, size: CGSize(width: 320, height: 220))
        table.sectionHeaderTopPadding = 0
        let path = IndexPath(row: 50, section: 0)
        for (position, offset) in [
            (UITableView.ScrollPosition.top, CGFloat(2200)), (.bottom, 2052), (.middle, 2140), (.none, 2140),
        ] {
            table.scrollToRow(at: path, at: position, animated: false)
            try draw(table)
            #expect(table.contentOffset.y == offset, "\(position)")
        }
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 2230)) == path)
    }
}
