import CoreGeometry
import FlatlayDrawing
import FlatlayUIKit
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Tables of xib files and storyboards: their attributes, prototypes and static cells.
@Suite(.serialized) @MainActor struct NibTableViewTests {
    init() { _ = warnings() }

    @Test func aTableHasItsStyleAndHeights() throws {
        let table = try first(
            """
            <tableView style="insetGrouped" separatorStyle="none" rowHeight="60" estimatedRowHeight="-1" id="t">
            <inset key="separatorInset" minX="20" minY="0.0" maxX="5" maxY="0.0"/>
            <label key="tableHeaderView" text="Top" id="h"><rect key="frame" x="0" y="0" width="320" height="33"/></label>
            </tableView>
            """, as: UITableView.self)
        #expect(table.style == .insetGrouped && table.separatorStyle == .none && table.rowHeight == 60)
        #expect(table.separatorInset.left == 20 && (table.tableHeaderView as? UILabel)?.text == "Top")
        #expect(warnings() == [])
    }

    static let cell = """
        <tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator" selectionStyle="none"
            textLabel="a" detailTextLabel="b" reuseIdentifier="film" rowHeight="70" id="c">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews>
        <label text="Title" id="a"><fontDescription key="fontDescription" type="system" pointSize="21"/></label>
        <label text="Detail" id="b"/><switch id="s"/></subviews></tableViewCellContentView></tableViewCell>
        """

    @Test func aCellHasTheLabelsOfItsStyle() throws {
        let cell = try first(Self.cell, as: UITableViewCell.self)
        #expect(cell.textLabel?.text == "Title" && cell.textLabel?.font.pointSize == 21)
        #expect(cell.detailTextLabel?.text == "Detail" && cell.selectionStyle == .none)
        #expect(cell.accessoryType == .disclosureIndicator && cell.contentView.subviews.count == 3)
        #expect(warnings() == [])
    }

    @MainActor
    private final class Films: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
        }
    }

    @Test func prototypesAndNibsMakeTheCellsOfATable() throws {
        let films = Films()
        let prototypes = try first(
            "<tableView style=\"plain\" id=\"t\"><prototypes>\(Self.cell)</prototypes></tableView>",
            as: UITableView.self)
        let registered = UITableView()
        registered.register(UINib(data: xib(Self.cell), bundle: nil), forCellReuseIdentifier: "film")
        for table in [prototypes, registered] {
            table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            table.rowHeight = 50
            table.dataSource = films
            table.layoutIfNeeded()
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Title", "Title"])
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50])
            #expect(table.visibleCells.first?.reuseIdentifier == "film")
        }
        #expect(warnings() == [])
    }

    /// The errors that the next image throws.
    private func errors(showing table: UITableView) -> [String] {
        let diagnostics = Diagnostics()
        table.layoutIfNeeded()
        LayoutReports.deliver(to: diagnostics, showing: table)
        #expect(diagnostics.entries.isEmpty)
        return diagnostics.failure.map { ["\($0)"] } ?? []
    }

    @Test func aPrototypeOrANibThatFailsIsTheErrorOfTheImage() throws {
        let films = Films()
        let broken = """
            <tableViewCell reuseIdentifier="film" id="c"><tableViewCellContentView key="contentView" id="cv"><subviews>
            <label text="Title" textAlignment="diagonal" id="a"/></subviews></tableViewCellContentView></tableViewCell>
            """
        let prototypes = try first(
            "<tableView style=\"plain\" id=\"t\"><prototypes>\n\(broken)</prototypes></tableView>",
            as: UITableView.self)
        let registered = UITableView()
        registered.register(UINib(data: xib(broken), bundle: nil), forCellReuseIdentifier: "film")
        for table in [prototypes, registered] {
            table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            table.rowHeight = 50
            table.dataSource = films
            let errors = errors(showing: table)
            #expect(errors.count == 1)
            let text = try #require(errors.first)
            #expect(text.hasPrefix("The nib that is registered for film gives no view: data.xib:"), "\(text)")
            #expect(text.contains("diagonal") && text.contains("<label id=\"a\">"), "\(text)")
            #expect(text.hasSuffix("Correct the file, or register another one."), "\(text)")
        }
        // Headers, too, and a cell that is dequeued without a row.
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(data: xib(broken), bundle: nil), forHeaderFooterViewReuseIdentifier: "film")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "film") == nil)
        #expect(errors(showing: table).count == 1)
        table.register(UINib(data: xib(broken), bundle: nil), forCellReuseIdentifier: "film")
        #expect(table.dequeueReusableCell(withIdentifier: "film") == nil)
        #expect(errors(showing: table).count == 1)
    }

    @Test func aControllerShowsStaticCells() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="l"><scenes>
            <scene><objects><tableViewController id="l"><tableView key="view" dataMode="static" style="grouped" id="t">
            <sections><tableViewSection headerTitle="General" footerTitle="More" id="s1"><cells>\(Self.cell)</cells>
            </tableViewSection></sections><connections><outlet property="dataSource" destination="l" id="o1"/>
            <outlet property="delegate" destination="l" id="o2"/></connections></tableView></tableViewController></objects>
            </scene></scenes></document>
            """
        let controller = try #require(
            UIStoryboard(data: Data(text.utf8), bundle: nil).initialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        table.layoutIfNeeded()
        #expect(table.dataSource === controller && table.style == .grouped)
        #expect(table.visibleCells.map(\.frame.height) == [70])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "GENERAL")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "More")
        #expect(warnings() == [])
    }
}
