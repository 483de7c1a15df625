import CollectionLayout
import Foundation
import UIKitViews

/// The layout of a table.
///
/// 1. Every row, header and footer has an estimated height.
/// 2. The elements in the visible rectangle are made and measured from the top down; their heights move what is below.
/// 3. This is repeated until no height changes. Elements outside of the rectangle are reused.
/// 4. Elements get their frames. In plain tables headers and footers stay inside the rectangle as long as their section
///    is seen.
extension UITableView {
    private static let rounds = 50

    func prepareGeometry() {
        guard geometry == nil else { return }
        var made = TableGeometry()
        made.top = height(of: tableHeaderView)
        made.bottom = height(of: tableFooterView)
        var room = Self.mostRows
        for section in 0..<count(dataSource?.numberOfSections(in: self) ?? 0, "sections", within: &room) {
            let rows = count(
                dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, "rows in section \(section)",
                within: &room)
            made.sections.append(
                TableGeometry.Section(
                    rows: (0..<rows).map { estimatedRow(IndexPath(row: $0, section: section)) }))
            let (header, footer) = (estimatedBand(section, isFooter: false), estimatedBand(section, isFooter: true))
            made.sections[section].header = header
            made.sections[section].footer = footer
            made.sections[section].space = header.value > 0 ? headerSpace : 0
        }
        made.place()
        geometry = made
        takeContentSize()
        reloadSectionIndexTitles()
    }

    /// A number of rows or sections; 0 if there is no room for them in one image, which then throws.
    private func count(_ number: Int, _ name: String, within room: inout Int) -> Int {
        guard number >= 0, number <= room else {
            LayoutReports.refuse(
                nil, "the data source of a table has \(number) \(name): there must be 0 to \(Self.mostRows) in all")
            return 0
        }
        room -= number
        return number
    }

    /// More rows and sections than in any collection.
    private static let mostRows = 10_000_000

    private func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        return view.translatesAutoresizingMaskIntoConstraints ? max(0, view.bounds.height) : fittingHeight(of: view)
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func takeContentSize() {
        guard let geometry else { return }
        contentSize = CGSize(width: bounds.width, height: geometry.height)
    }

    // MARK: Passes

    func layOutRows() {
        prepareGeometry()
        if needsPlaces {
            needsPlaces = false
            for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) { place(cell, at: path) }
        }
        for _ in 0..<Self.rounds {
            prepareGeometry()
            scrollToTarget()
            guard measureVisible() else { break }
            geometry?.place()
            takeContentSize()
        }
        scrollTarget = nil
        takeContentSize()
        recycleHidden()
        applyFrames()
    }

    /// Makes and measures what is seen. Returns whether a height changed.
    private func measureVisible() -> Bool {
        guard let geometry else { return false }
        var changes = false
        let (near, far) = (bounds.minY, bounds.maxY)
        for section in geometry.sections(from: near, to: far) {
            changes = measureBand(section, isFooter: false) || changes
            for row in geometry.rows(ofSection: section, from: near, to: far) {
                changes = measureRow(IndexPath(row: row, section: section)) || changes
            }
            changes = measureBand(section, isFooter: true) || changes
        }
        return changes
    }

    private func measureRow(_ path: IndexPath) -> Bool {
        guard let known = geometry?.sections[path.section].rows[path.row] else { return false }
        let isNew = shownCells[path] == nil
        guard let cell = cell(at: path) else { return false }
        guard !known.isKnown || isNew else { return false }
        var height = known.isKnown ? known.value : Self.usable(heightForRow(path))
        if height == nil {
            let side = sideInsets
            let width = max(0, bounds.width - side.left - side.right)
            let fitting = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            height = Self.usable(fitting.height)
        }
        let value = height ?? CellMetrics.rowHeight
        geometry?.sections[path.section].rows[path.row] = TableGeometry.Length(value: value, isKnown: true)
        return value != known.value
    }

    private func measureBand(_ section: Int, isFooter: Bool) -> Bool {
        guard let known = isFooter ? geometry?.sections[section].footer : geometry?.sections[section].header else {
            return false
        }
        let shown = isFooter ? shownFooters[section] : shownHeaders[section]
        guard !known.isKnown || (shown == nil && known.value > 0) else { return false }
        let view = shown ?? makeBand(section, isFooter: isFooter)
        if let view, shown == nil {
            if isFooter { shownFooters[section] = view } else { shownHeaders[section] = view }
            addSubview(view)
        }
        var explicit = heightForBand(section, isFooter: isFooter)
        if let height = explicit, view == nil, isStandardHeight(height, isFooter: isFooter) { explicit = nil }
        let value = explicit ?? view.map { bandHeight(of: $0) } ?? bandWithoutText(section, isFooter: isFooter)
        let space = !isFooter && (view != nil || explicit ?? 0 > 0) ? headerSpace : 0
        guard var changed = geometry?.sections[section] else { return false }
        let length = TableGeometry.Length(value: value, isKnown: true)
        let isSame = known.value == value && (isFooter || changed.space == space)
        if isFooter {
            changed.footer = length
        } else {
            changed.header = length
            changed.space = space
        }
        geometry?.sections[section] = changed
        return !isSame
    }

    private func bandHeight(of view: UIView) -> CGFloat {
        let side = sideInsets
        let width = max(0, bounds.width - side.left - side.right)
        let scale = max(CGFloat(layoutScale), 1)
        var height = view.bounds.height
        if view is UITableViewHeaderFooterView || view.isLaidOutByConstraints {
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        } else if let own = view.contentSource?.intrinsicContentSize(wrappingAt: width).height, own > 0 {
            height = own
        }
        if !(height > 0) { height = TableMetrics.plainBand }
        return Self.usable((height * scale - 0.001).rounded(.up) / scale) ?? TableMetrics.plainBand
    }

    /// The view of a header or a footer: the delegate's, or one with the title of the data source.
    private func makeBand(_ section: Int, isFooter: Bool) -> UIView? {
        let own =
            isFooter
            ? delegate?.tableView(self, viewForFooterInSection: section)
            : delegate?.tableView(self, viewForHeaderInSection: section)
        if let own {
            if let band = own as? UITableViewHeaderFooterView { place(band, section, isFooter: isFooter) }
            return own
        }
        guard let title = title(section, isFooter: isFooter) else { return nil }
        let band =
            pools.band(TablePools.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: TablePools.titleIdentifier)
        place(band, section, isFooter: isFooter)
        band.show(title: title)
        return band
    }

    private func place(_ band: UITableViewHeaderFooterView, _ section: Int, isFooter: Bool) {
        band.place = TableBandPlace(
            style: style, isFooter: isFooter, isFirst: section == 0, isPinned: false, margin: contentMargin,
            isKnown: true)
    }

    // MARK: Cells

    /// The cell of a row, from the data source if it is not shown.
    private func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = shownCells[path] { return cell }
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        if let other = indexPath(for: cell) {
            LayoutReports.refuse(
                nil,
                "the data source gave one cell for two rows, \(other.section), \(other.row) and \(path.section), "
                    + "\(path.row): dequeue a cell for each")
            return nil
        }
        shownCells[path] = cell
        cell.row = path
        let side = sideInsets
        cell.frame = CGRect(
            x: side.left, y: 0, width: max(0, bounds.width - side.left - side.right),
            height: geometry?.sections[path.section].rows[path.row].value ?? CellMetrics.rowHeight)
        let index = subviews.firstIndex { $0 is UITableViewCell }.map { $0 + shownCells.count - 1 }
        insertSubview(cell, at: min(index ?? (backgroundView == nil ? 0 : 1), subviews.count))
        place(cell, at: path)
        pools.appearing.append(path)
        return cell
    }

    private func recycleHidden() {
        guard let geometry else { return }
        let (near, far) = (bounds.minY, bounds.maxY)
        let sections = geometry.sections(from: near, to: far)
        let rows = Dictionary(
            uniqueKeysWithValues: sections.map { section in
                (section, geometry.rows(ofSection: section, from: near, to: far))
            })
        recycle { !(rows[$0.section]?.contains($0.row) ?? false) }
        for section in shownHeaders.keys.sorted() where !sections.contains(section) {
            recycleBand(section, isFooter: false)
        }
        for section in shownFooters.keys.sorted() where !sections.contains(section) {
            recycleBand(section, isFooter: true)
        }
    }

    /// Moves the cells of some rows to the reuse pools.
    private func recycle(_ isChosen: (IndexPath) -> Bool) {
        recycle(shownCells.filter { isChosen($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// Moves cells to the reuse pools, all at once: a table may show thousands.
    func recycle(_ cells: [(path: IndexPath, cell: UITableViewCell)]) {
        guard !cells.isEmpty else { return }
        for (path, _) in cells { shownCells[path] = nil }
        let removed = cells.map(\.cell).filter { $0.superview === self }
        for cell in removed { cell.willMove(toSuperview: nil) }
        // An app's method may have moved a cell meanwhile.
        remove(removed.filter { $0.superview === self })
        for cell in removed { cell.didMoveToSuperview() }
        for (path, cell) in cells {
            pools.add(cell)
            if pools.displayed.remove(path) != nil {
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            }
        }
    }

    private func recycleBand(_ section: Int, isFooter: Bool) {
        guard
            let view = isFooter ? shownFooters.removeValue(forKey: section) : shownHeaders.removeValue(forKey: section)
        else { return }
        view.removeFromSuperview()
        if let band = view as? UITableViewHeaderFooterView { pools.add(band) }
        if isFooter {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    func recycleBands() {
        for section in shownHeaders.keys.sorted() { recycleBand(section, isFooter: false) }
        for section in shownFooters.keys.sorted() { recycleBand(section, isFooter: true) }
    }

    /// Moves all cells, headers and footers to the reuse pools.
    func recycleAll() {
        recycle { _ in true }
        recycleBands()
        pools.appearing = []
    }

    // MARK: Frames

    private func applyFrames() {
        guard let geometry else { return }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top)
        tableFooterView?.frame = CGRect(
            x: 0, y: geometry.sectionsEnd, width: bounds.width, height: geometry.bottom)
        backgroundView?.frame = bounds
        if let refreshControl {
            let height = refreshControl.bounds.height
            refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        }
        // In order, so that nothing depends on the hash seed of the process.
        for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
            cell.frame = rowFrame(path)
            cell.parts.placeContentView()
        }
        for (section, view) in shownHeaders.sorted(by: { $0.key < $1.key }) {
            let natural = bandFrame(section, isFooter: false)
            view.frame = pinned(natural, section, isFooter: false)
            take(view, isPinned: view.frame.minY > natural.minY)
        }
        for (section, view) in shownFooters.sorted(by: { $0.key < $1.key }) {
            let natural = bandFrame(section, isFooter: true)
            view.frame = pinned(natural, section, isFooter: true)
            take(view, isPinned: view.frame.minY < natural.minY)
        }
        let appearing = pools.appearing
        pools.appearing = []
        for path in appearing {
            guard let cell = shownCells[path] else { continue }
            pools.displayed.insert(path)
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        for section in shownHeaders.keys.sorted() where pools.isNew(shownHeaders[section]) {
            if let view = shownHeaders[section] {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
        }
        for section in shownFooters.keys.sorted() where pools.isNew(shownFooters[section]) {
            if let view = shownFooters[section] {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
        pools.shownBands = Set((Array(shownHeaders.values) + Array(shownFooters.values)).map { ObjectIdentifier($0) })
    }

    /// A header that stays at the top hides the rows behind it.
    private func take(_ view: UIView, isPinned: Bool) {
        guard let band = view as? UITableViewHeaderFooterView else { return }
        band.placeContentView()
        band.place.isPinned = isPinned
        guard style == .plain, band.backgroundView == nil, band.backgroundConfiguration == nil else { return }
        if band.backgroundColor == nil || pools.tinted.contains(ObjectIdentifier(band)) {
            band.backgroundColor = isPinned ? backgroundColor : nil
            if isPinned {
                pools.tinted.insert(ObjectIdentifier(band))
            } else {
                pools.tinted.remove(ObjectIdentifier(band))
            }
        }
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        let scale = max(CGFloat(layoutScale), 1)
        let (top, end) = ((frame.minY * scale).rounded() / scale, (frame.maxY * scale).rounded() / scale)
        return CGRect(x: frame.minX, y: top, width: frame.width, height: end - top)
    }

    func rowFrame(_ path: IndexPath) -> CGRect {
        guard let geometry, geometry.holds(path) else { return .zero }
        let section = geometry.sections[path.section]
        let side = sideInsets
        return onPixels(
            CGRect(
                x: side.left, y: section.rowStarts[path.row], width: max(0, bounds.width - side.left - side.right),
                height: section.rows[path.row].value))
    }

    func bandFrame(_ section: Int, isFooter: Bool) -> CGRect {
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        let place = geometry.sections[section]
        let side = sideInsets
        return onPixels(
            CGRect(
                x: side.left, y: isFooter ? place.footerStart : place.headerStart,
                width: max(0, bounds.width - side.left - side.right),
                height: isFooter ? place.footer.value : place.header.value))
    }

    /// The frame of a header or a footer of a plain table inside what is seen, within its section.
    private func pinned(_ frame: CGRect, _ section: Int, isFooter: Bool) -> CGRect {
        guard style == .plain, let place = geometry?.sections[section] else { return frame }
        let insets = adjustedContentInset
        var frame = frame
        if isFooter {
            let end = bounds.maxY - insets.bottom - frame.height
            frame.origin.y = max(min(frame.minY, end), place.headerStart + place.header.value)
        } else {
            let start = bounds.minY + insets.top
            frame.origin.y = min(max(frame.minY, start), max(frame.minY, place.footerStart - frame.height))
        }
        return onPixels(frame)
    }

    // MARK: Scrolling

    private func scrollToTarget() {
        guard let scrollTarget, let geometry, geometry.holds(scrollTarget.path) else { return }
        let frame = rowFrame(scrollTarget.path)
        let insets = adjustedContentInset
        let (top, end) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
        var y = bounds.minY
        // A header that stays at the top covers rows.
        let covered = style == .plain ? geometry.sections[scrollTarget.path.section].header.value : 0
        switch scrollTarget.position {
        case .top: y = frame.minY - covered - insets.top
        case .middle: y = frame.midY - (bounds.height - insets.top - insets.bottom) / 2 - insets.top
        case .bottom: y = frame.maxY - bounds.height + insets.bottom
        case .none:
            if frame.minY < top + covered {
                y = frame.minY - covered - insets.top
            } else if frame.maxY > end {
                y = frame.maxY - bounds.height + insets.bottom
            }
        }
        let last = geometry.height - bounds.height + insets.bottom
        y = max(-insets.top, min(y, last))
        if y != bounds.minY { contentOffset = CGPoint(x: bounds.minX, y: y) }
    }
}
