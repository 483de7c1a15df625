import CoreGeometry
import FlatlayUIKit
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Tables and their cells.
    static let tables: [NibRow] = [
        NibRow(
            "tableView", UITableView.self, base: scrollView,
            attributes: [
                .choice(
                    "separatorStyle", \.separatorStyle,
                    ["none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine]),
                .number("rowHeight", \.rowHeight), .number("estimatedRowHeight", \.estimatedRowHeight),
                .number("sectionHeaderHeight", \.sectionHeaderHeight),
                .number("sectionFooterHeight", \.sectionFooterHeight),
                .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
                .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
                .bool("allowsSelection", \.allowsSelection),
                .bool("allowsMultipleSelection", \.allowsMultipleSelection),
                .bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
                .bool("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            ],
            ignored: [
                "style", "dataMode", "showsSelectionImmediatelyOnTouchBegin", "contentViewInsetsToSafeArea",
                "sectionIndexMinimumDisplayRowCount",
            ],
            children: [
                NibChild("prototypes") { $2.addPrototypes($1, of: $0) },
                NibChild("sections") { try $2.addSections($1, to: $0) },
                .insets("inset", "separatorInset", \.separatorInset), .color("separatorColor", \.separatorColor),
                .color("sectionIndexColor", \.sectionIndexColor),
                .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
            ],
            prepare: { $1.tableStyle = try tableStyle($0) },
            make: { UITableView(frame: .zero, style: try tableStyle($0)) }),
        NibRow(
            "tableViewCell", UITableViewCell.self, base: view,
            attributes: [
                .choice(
                    "selectionStyle", \.selectionStyle,
                    ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
                .choice("accessoryType", \.accessoryType, accessories),
                .choice("editingAccessoryType", \.editingAccessoryType, accessories),
                .integer("indentationLevel", \.indentationLevel), .number("indentationWidth", \.indentationWidth),
                .bool("showsReorderControl", \.showsReorderControl),
                .bool("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
            ],
            ignored: [
                "reuseIdentifier", "style", "rowHeight", "textLabel", "detailTextLabel", "imageView",
                "hidesAccessoryWhenEditing",
            ],
            children: [.insets("inset", "separatorInset", \.separatorInset)], content: { $0.contentView },
            prepare: { $1.cellStyle = try cellStyle($0) },
            make: { UITableViewCell(style: try cellStyle($0), reuseIdentifier: nil) }),
        NibRow("tableViewCellContentView", UIView.self, base: view, ignored: ["tableViewCell"]),
    ]

    private static func tableStyle(_ element: NibElement) throws -> UITableView.Style {
        try element.value("style")?.choice(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
            ?? .plain
    }

    private static func cellStyle(_ element: NibElement) throws -> UITableViewCell.CellStyle {
        try element.value("style")?.choice([
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]) ?? .default
    }

    private static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension NibBuilder {
    /// Notes that elements inside a cell describe the labels and the image that the cell has.
    func addParts(of view: UIView, _ element: NibElement) {
        guard let cell = view as? UITableViewCell else { return }
        if let id = element.attributes["textLabel"] { standIns[id] = cell.textLabel }
        if let id = element.attributes["detailTextLabel"] { standIns[id] = cell.detailTextLabel }
        if let id = element.attributes["imageView"] { standIns[id] = cell.imageView }
    }

    /// Builds a view around the content of a table or a cell. Returns false for others.
    func setPart(_ element: NibElement, of view: UIView) throws -> Bool {
        guard NibRows.row(of: element) != nil else { return false }
        switch (element.key, view) {
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = try self.view(element)
        case ("tableFooterView", let table as UITableView): table.tableFooterView = try self.view(element)
        case ("backgroundView", let table as UITableView): table.backgroundView = try self.view(element)
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = try self.view(element)
        case ("selectedBackgroundView", let cell as UITableViewCell):
            cell.selectedBackgroundView = try self.view(element)
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = try self.view(element)
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = try self.view(element)
        default: return false
        }
        return true
    }

    /// Builds the sections of a table with static cells.
    func addSections(_ element: NibElement, to table: UITableView) throws {
        var sections: [StaticTableRows.Section] = []
        for section in element.children {
            guard section.name == "tableViewSection" else {
                throw section.error(.unexpectedElement(parent: element.name))
            }
            var rows: [StaticTableRows.Row] = []
            for cells in section.children {
                guard cells.name == "cells" else {
                    leaveOut(cells)
                    continue
                }
                for child in cells.children {
                    guard child.name == "tableViewCell", let cell = try view(child) as? UITableViewCell else {
                        throw child.error(.unexpectedElement(parent: cells.name))
                    }
                    rows.append(StaticTableRows.Row(cell: cell, height: try child.value("rowHeight")?.number()))
                }
            }
            sections.append(
                StaticTableRows.Section(
                    header: section.attributes["headerTitle"], footer: section.attributes["footerTitle"], rows: rows))
            if let id = section.id { leftOut.insert(id) }
        }
        let rows = StaticTableRows(sections)
        table.staticRows = rows
        if table.dataSource == nil { table.dataSource = rows }
        if table.delegate == nil { table.delegate = rows }
    }

    /// Makes a table take its cells from a prototype.
    func register(_ prototype: NibPrototype, for identifier: String, of view: UIView) {
        (view as? UITableView)?.registerMaker(forCellReuseIdentifier: identifier) { try prototype.make() }
    }
}
