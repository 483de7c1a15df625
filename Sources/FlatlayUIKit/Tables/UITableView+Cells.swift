import Foundation
import UIKitViews

extension UITableView {
    /// Registers a class of cells for an identifier; nil for none.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return pools.cellMakers[identifier] = nil }
        pools.cellMakers[identifier] = {
            (cellClass as? UITableViewCell.Type).map { UITableViewCell.make($0, identifier: identifier) }
        }
    }

    /// Registers a class of headers and footers for an identifier; nil for none.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return pools.bandMakers[identifier] = nil }
        pools.bandMakers[identifier] = {
            (aClass as? UITableViewHeaderFooterView.Type).map {
                UITableViewHeaderFooterView.make($0, identifier: identifier)
            }
        }
    }

    /// Registers what makes cells for an identifier: a nib, or a prototype.
    package func registerMaker(forCellReuseIdentifier identifier: String, _ maker: (() throws -> UIView?)?) {
        pools.cellMakers[identifier] = maker
    }

    /// Registers what makes headers and footers for an identifier.
    package func registerMaker(forHeaderFooterViewReuseIdentifier identifier: String, _ maker: (() throws -> UIView?)?)
    {
        pools.bandMakers[identifier] = maker
    }

    /// Returns a cell to reuse, or a new one of the registered class; nil if nothing is registered and none waits. If the
    /// registered nib fails, the next image throws its error.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        do {
            return try cell(for: identifier)
        } catch {
            refuse(error, for: identifier)
            return nil
        }
    }

    /// Returns a cell to reuse, or a new one of the registered class. Without a registration, for which UIKit raises an
    /// exception, the next image throws, and an empty cell is returned. So it is if the registered nib fails.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        do {
            if let cell = try cell(for: identifier) {
                // As in UIKit, cells are configured in the width that they are shown in.
                if cell.bounds.width != bounds.width, bounds.width > 0 { cell.bounds.size.width = bounds.width }
                return cell
            }
            LayoutReports.refuse(
                nil,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard; call "
                    + "tableView.register(_:forCellReuseIdentifier:)")
        } catch {
            refuse(error, for: identifier)
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    private func cell(for identifier: String) throws -> UITableViewCell? {
        if let reconfigured, reconfigured.reuseIdentifier == identifier {
            self.reconfigured = nil
            return reconfigured
        }
        if let cell = pools.cell(identifier) { return cell }
        guard let cell = try pools.cellMakers[identifier]?() as? UITableViewCell else { return nil }
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a header or a footer to reuse, or a new one of the registered class; nil if nothing is registered. If the
    /// registered nib fails, the next image throws its error.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let band = pools.band(identifier) { return band }
        do {
            guard let band = try pools.bandMakers[identifier]?() as? UITableViewHeaderFooterView else { return nil }
            band.reuseIdentifier = identifier
            return band
        } catch {
            refuse(error, for: identifier)
            return nil
        }
    }

    /// Makes the failure of a nib the error of the image, as in collections.
    private func refuse(_ error: any Error, for identifier: String) {
        LayoutReports.refuse(
            nil,
            "The nib that is registered for \(identifier) gives no view: \(error). Correct the file, or register another "
                + "one.")
    }

    // MARK: What is shown

    private func layOutIfPossible() {
        if geometry == nil, bounds.width > 0 { layoutIfNeeded() }
    }

    /// The number of sections.
    public var numberOfSections: Int {
        prepareGeometry()
        return geometry?.sections.count ?? 0
    }
    /// Returns the number of rows of a section; 0 if there is no such section.
    public func numberOfRows(inSection section: Int) -> Int {
        prepareGeometry()
        guard let sections = geometry?.sections, sections.indices.contains(section) else { return 0 }
        return sections[section].rows.count
    }
    /// Returns the cell of a row that is seen; nil for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutIfPossible()
        return shownCells[indexPath]
    }
    /// Returns the row of a cell that is seen; nil for others.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.row.flatMap { shownCells[$0] === cell ? $0 : nil }
    }
    /// Returns the row at a point of the content; nil for none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001)))?.first
    }
    /// Returns the rows that meet a rectangle of the content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layOutIfPossible()
        prepareGeometry()
        guard let geometry, !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(ofSection: section, from: rect.minY, to: rect.maxY).map {
                IndexPath(row: $0, section: section)
            }
        }
    }
    /// The cells that are seen, from the top.
    public var visibleCells: [UITableViewCell] {
        layOutIfPossible()
        return shownCells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The rows that are seen, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layOutIfPossible()
        return shownCells.keys.sorted()
    }
    /// Returns the header of a section that is seen; nil for others.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutIfPossible()
        return shownHeaders[section] as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section that is seen; nil for others.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutIfPossible()
        return shownFooters[section] as? UITableViewHeaderFooterView
    }

    // MARK: Rectangles

    /// Returns the rectangle of a section with its header and footer.
    public func rect(forSection section: Int) -> CGRect {
        layOutIfPossible()
        prepareGeometry()
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        let place = geometry.sections[section]
        return CGRect(x: 0, y: place.start, width: bounds.width, height: place.end - place.start)
    }
    /// Returns the rectangle of a header, where it is when nothing is scrolled.
    public func rectForHeader(inSection section: Int) -> CGRect {
        layOutIfPossible()
        prepareGeometry()
        return bandFrame(section, isFooter: false)
    }
    /// Returns the rectangle of a footer, where it is when nothing is scrolled.
    public func rectForFooter(inSection section: Int) -> CGRect {
        layOutIfPossible()
        prepareGeometry()
        return bandFrame(section, isFooter: true)
    }
    /// Returns the rectangle of a row; zero for none.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        layOutIfPossible()
        prepareGeometry()
        return rowFrame(indexPath)
    }

    // MARK: Scrolling and selection

    /// Scrolls to a row. Nothing is animated.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollTarget = (indexPath, scrollPosition)
        setNeedsLayout()
    }
    /// Scrolls to the first selected row. Nothing is animated.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    /// The first selected row; nil for none.
    public var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row and scrolls to it, unless the position is `none`. Without a row, nothing is selected any more.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if indexPath == nil || !isMultiple {
            for path in selection { deselectRow(at: path, animated: false) }
        }
        guard let indexPath, isMultiple || (isEditing ? allowsSelectionDuringEditing : allowsSelection) else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects a row.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }
}
