import Foundation
import UIKitValues
import UIKitViews

/// The letters at the side of a plain table, one for each of the data source's titles.
///
/// 1. The letters form a column of 15 points at the trailing edge, centred in the visible part of the table, 14 points
///    apart. Apple publishes no measures; these are ours.
/// 2. If there is no room for all, every other position has a dot for the letters between its neighbours. The first and
///    the last letter are always shown.
/// 3. `UITableView.indexSearch` is a magnifying glass.
final class TableIndexView: UIView {
    /// The width of the column.
    static let columnWidth: CGFloat = 15
    private static let pitch: CGFloat = 14
    private static let dot = "\u{2022}"

    /// The titles.
    var titles: [String] = [] { didSet { if titles != oldValue { reload() } } }
    /// The colour of the letters; nil for the tint.
    var color: UIColor? { didSet { takeColor() } }
    private var shown: [String] = []
    private var views: [UIView] = []

    /// Returns what a column of a height shows.
    static func places(for titles: [String], in height: CGFloat) -> [String] {
        let room = max(0, Int(height / pitch))
        guard titles.count > room else { return titles }
        // A letter, a dot, and so on, with a letter at both ends.
        let letters = min(titles.count, (room + 1) / 2)
        guard letters > 1 else { return Array(titles.prefix(letters)) }
        return (0..<letters).flatMap { index in
            let letter = titles[index * (titles.count - 1) / (letters - 1)]
            return index == 0 ? [letter] : [dot, letter]
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColor()
    }

    private func takeColor() {
        for view in views {
            (view as? UILabel)?.textColor = color ?? tintColor
            (view as? UIImageView)?.tintColor = color ?? tintColor
        }
    }

    private func reload() {
        shown = []
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = safeAreaInsets
        let free = bounds.height - area.top - area.bottom
        let places = TableIndexView.places(for: titles, in: free)
        if places != shown {
            shown = places
            for view in views { view.removeFromSuperview() }
            views = places.map(TableIndexView.view)
            for view in views { addSubview(view) }
            takeColor()
        }
        var y = area.top + max(0, (free - CGFloat(views.count) * TableIndexView.pitch) / 2)
        for view in views {
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: TableIndexView.pitch)
            y += TableIndexView.pitch
        }
    }

    private static func view(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let image = UIImage(
                systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11))
            let view = UIImageView(image: image)
            view.contentMode = .center
            return view
        }
        let label = UILabel()
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        label.text = title
        return label
    }
}

extension UITableView {
    /// The room that the index takes from the content of rows.
    var indexWidth: CGFloat { indexView == nil ? 0 : TableIndexView.columnWidth }

    /// Asks the data source for the letters of the index at the side, and shows them.
    public func reloadSectionIndexTitles() {
        let count = geometry?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
        var titles: [String] = []
        if style == .plain, count > 0, count >= sectionIndexMinimumDisplayRowCount {
            titles = dataSource?.sectionIndexTitles(for: self) ?? []
        }
        if titles.isEmpty != (indexView == nil) {
            indexView?.removeFromSuperview()
            indexView = titles.isEmpty ? nil : TableIndexView(frame: .zero)
            indexView?.isUserInteractionEnabled = false
            needsPlaces = true
            setNeedsLayout()
        }
        indexView?.titles = titles
    }

    /// Places the index above the rows, where it stays while they scroll.
    func placeIndex() {
        guard let indexView else { return }
        if indexView.superview !== self || subviews.last !== indexView { addSubview(indexView) }
        indexView.color = sectionIndexColor
        indexView.backgroundColor = sectionIndexBackgroundColor
        let area = safeAreaInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = TableIndexView.columnWidth
        indexView.frame = CGRect(
            x: isMirrored ? bounds.minX + area.left : bounds.maxX - area.right - width, y: bounds.minY, width: width,
            height: bounds.height)
    }
}
