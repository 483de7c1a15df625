import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// The views that a table's cell draws itself with, and their places.
///
/// From back to front: the colour of the row, the background configuration, the app's background, the background of a
/// selected row, the content view, the circle of editing, the accessory, the separators.
@MainActor
final class TableCellParts {
    unowned let cell: UITableViewCell
    var madeTitle: UILabel?
    var madeDetail: UILabel?
    var madeImage: UIImageView?
    private var rowColor: UIView?
    private var backgroundHost: HostingView?
    private var selectionColor: UIView?
    var contentHost: HostingView?
    var configuredView: (any UIView & UIContentView)?
    private var accessoryHost: HostingView?
    private var shownAccessoryView: UIView?
    private var editingHost: HostingView?
    private var lines: [UIView] = []
    private var accessoryIsStale = true
    private var contentIsStale = false
    private var contentMargins: EdgeInsets?

    init(_ cell: UITableViewCell) { self.cell = cell }

    var place: TableRowPlace { cell.place }
    var contentView: UIView { cell.contentView }

    // MARK: Texts and image

    var title: UILabel {
        if let madeTitle { return madeTitle }
        let label = UILabel()
        label.font =
            cell.style == .value2 ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
        if cell.style == .value2 {
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        madeTitle = label
        contentView.addSubview(label)
        return label
    }

    var detail: UILabel? {
        guard cell.style != .default else { return nil }
        if let madeDetail { return madeDetail }
        let label = UILabel()
        switch cell.style {
        case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
        case .value1:
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        default: label.font = .preferredFont(forTextStyle: .caption1)
        }
        madeDetail = label
        contentView.addSubview(label)
        return label
    }

    var image: UIImageView {
        if let madeImage { return madeImage }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        madeImage = view
        contentView.addSubview(view)
        return view
    }

    func hasText(_ label: UILabel?) -> Bool { !(label?.text ?? "").isEmpty }

    // MARK: What changed

    func contentDidChange() {
        contentIsStale = true
        for view in [madeTitle, madeDetail, madeImage] { view?.isHidden = cell.contentConfiguration != nil }
        cell.setNeedsLayout()
    }

    func accessoryDidChange() {
        accessoryIsStale = true
        cell.setNeedsLayout()
    }

    func backgroundDidChange() {
        updateBackground()
        cell.setNeedsLayout()
    }

    func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        backgroundDidChange()
    }

    // MARK: Background

    private var showsSelection: Bool {
        (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    }

    private func updateBackground() {
        let color = rowBackground
        if let color, rowColor == nil {
            let view = UIView(frame: cell.bounds)
            view.backgroundColor = color
            rowColor = view
        }
        rowColor?.backgroundColor = color
        rowColor?.isHidden = color == nil
        if let configuration = cell.backgroundConfiguration {
            let host = backgroundHost ?? HostingView(frame: cell.bounds)
            backgroundHost = host
            host.content = AnyView(configuration.content(tint: cell.ownTint))
        } else {
            backgroundHost?.removeFromSuperview()
            backgroundHost = nil
        }
        if showsSelection, cell.selectedBackgroundView == nil, selectionColor == nil {
            let view = UIView(frame: cell.bounds)
            view.backgroundColor = .systemGray4
            selectionColor = view
        }
        selectionColor?.isHidden = !showsSelection || cell.selectedBackgroundView != nil
        cell.selectedBackgroundView?.isHidden = !showsSelection
        let views = [rowColor, backgroundHost, cell.backgroundView, selectionColor, cell.selectedBackgroundView]
        for (index, view) in views.compactMap({ $0 }).enumerated() {
            if cell.subviews.indices.contains(index), cell.subviews[index] === view { continue }
            cell.insertSubview(view, at: index)
        }
    }

    /// The colour that the table gives the row; nil if the app has set another background.
    private var rowBackground: UIColor? {
        guard let decoration = place.decoration, cell.backgroundColor == nil else { return nil }
        if let configuration = cell.backgroundConfiguration, !configuration.isOfRow { return nil }
        return decoration.background.color
    }

    /// Takes over what the table says of the row.
    func placeDidChange() {
        accessoryIsStale = true
        contentIsStale = true
        if let decoration = place.decoration, place.style == .insetGrouped {
            cell.layer.cornerRadius = decoration.cornerRadius
            cell.layer.cornerCurve = .continuous
            cell.layer.masksToBounds = decoration.cornerRadius > 0
            var corners: CACornerMask = []
            if decoration.corners.contains(.top) { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if decoration.corners.contains(.bottom) {
                corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
            }
            cell.layer.maskedCorners = corners
        }
        backgroundDidChange()
    }

    // MARK: Accessories

    private var accessories: [UICellAccessory] {
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        var result: [UICellAccessory] =
            switch type {
            case .none: []
            case .disclosureIndicator: [.disclosureIndicator()]
            case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
            case .checkmark: [.checkmark()]
            case .detailButton: [.detail()]
            }
        if cell.isEditing, cell.showsReorderControl, place.canMove { result.append(.reorder(displayed: .always)) }
        return result
    }

    private func updateAccessories() {
        guard accessoryIsStale else { return }
        accessoryIsStale = false
        let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
        if shownAccessoryView !== view {
            shownAccessoryView?.removeFromSuperview()
            shownAccessoryView = view
        }
        if let view {
            if view.bounds.size == .zero { view.sizeToFit() }
            if view.superview !== cell { cell.addSubview(view) }
        }
        accessoryHost = host(view == nil ? accessories : [], in: accessoryHost)
        let editing: [UICellAccessory] =
            switch cell.isEditing ? place.editingStyle : .none {
            case .none: []
            case .delete: [.delete(displayed: .always)]
            case .insert: [.insert(displayed: .always)]
            }
        editingHost = host(editing, in: editingHost)
    }

    private func host(_ accessories: [UICellAccessory], in old: HostingView?) -> HostingView? {
        guard !accessories.isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let host = old ?? HostingView(frame: .zero)
        host.content = AnyView(AccessoryStack(accessories: accessories))
        if old == nil { cell.addSubview(host) }
        return host
    }

    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    private var accessorySize: CGSize? {
        if let shownAccessoryView { return shownAccessoryView.bounds.size }
        return accessoryHost?.sizeThatFits(Self.unlimited)
    }

    // MARK: Places

    /// The place of the content view, as if the row were read from left to right.
    func contentFrame(in size: CGSize) -> CGRect {
        updateAccessories()
        let area = cell.safeAreaInsets
        var left = place.style == .insetGrouped ? 0 : area.left
        var right = place.style == .insetGrouped ? 0 : area.right
        if editingHost != nil, cell.shouldIndentWhileEditing { left += TableMetrics.editingWidth }
        right += place.indexWidth
        if let accessorySize { right += place.margin + accessorySize.width }
        return CGRect(
            x: left, y: 0, width: max(0, size.width - left - right), height: max(0, size.height - place.thickness))
    }

    private var indentation: CGFloat {
        let indent = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
        return indent.isFinite ? max(0, indent) : 0
    }

    /// The margins of the content.
    var margins: EdgeInsets {
        EdgeInsets(
            top: CellMetrics.rowMargins.top, leading: place.margin + indentation, bottom: CellMetrics.rowMargins.bottom,
            trailing: accessorySize == nil ? place.margin : TableMetrics.accessoryGap)
    }

    var minimumHeight: CGFloat { max(0, CellMetrics.rowHeight - place.thickness) }

    /// Gives the content view its margins.
    func updateMargins() {
        let margins = margins
        let smallest = NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        guard contentView.minimumMargins != smallest else { return }
        contentView.minimumMargins = smallest
        contentView.marginsDidChange()
    }

    /// Gives the content view its place before its constraints are solved: in another one they could contradict it.
    func placeContentView() {
        contentView.frame = mirrored(contentFrame(in: cell.bounds.size), in: cell.bounds.width)
        updateMargins()
    }

    func layOut() {
        updateBackground()
        let size = cell.bounds.size
        let frame = contentFrame(in: size)
        for view in [
            rowColor, backgroundHost, cell.backgroundView, selectionColor, cell.selectedBackgroundView,
        ] {
            view?.frame = cell.bounds
        }
        contentView.frame = mirrored(frame, in: size.width)
        updateMargins()
        updateContent()
        contentHost?.frame = contentView.bounds
        configuredView?.frame = contentView.bounds
        if cell.contentConfiguration == nil { layOutStandardContent(in: contentView.bounds.size) }
        layOutAccessories(beside: frame, in: size)
        layOutLines(in: size, content: frame)
    }

    private func layOutAccessories(beside content: CGRect, in size: CGSize) {
        let height = content.height
        if let accessorySize, let view = shownAccessoryView ?? accessoryHost {
            let frame = CGRect(
                x: content.maxX, y: rounded((height - accessorySize.height) / 2), width: accessorySize.width,
                height: accessorySize.height)
            view.frame = mirrored(frame, in: size.width)
        }
        if let editingHost {
            let own = editingHost.sizeThatFits(Self.unlimited)
            let start = content.minX - (cell.shouldIndentWhileEditing ? TableMetrics.editingWidth : 0)
            let frame = CGRect(
                x: start + place.margin, y: rounded((height - own.height) / 2), width: own.width, height: own.height)
            editingHost.frame = mirrored(frame, in: size.width)
        }
    }

    func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
        guard cell.isRightToLeft else { return frame }
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    func rounded(_ length: CGFloat) -> CGFloat { (length * place.scale).rounded() / place.scale }
    func roundedUp(_ length: CGFloat) -> CGFloat {
        (length * place.scale - 0.001).rounded(.up) / place.scale
    }

    // MARK: Separators

    private func layOutLines(in size: CGSize, content: CGRect) {
        // The grey of a selected row covers the lines.
        let separators = place.thickness > 0 && !showsSelection ? place.decoration?.separators ?? [] : []
        while lines.count > separators.count { lines.removeLast().removeFromSuperview() }
        while lines.count < separators.count {
            let line = TableSeparatorView(frame: .zero)
            lines.append(line)
            cell.addSubview(line)
        }
        for (line, separator) in zip(lines, separators) {
            var separator = separator
            var start = textStart(in: content)
            if separator.startsAtText, let inset = cell.ownSeparatorInset ?? place.separatorInset {
                start = place.insetIsFromText && cell.ownSeparatorInset == nil ? start + inset.left : inset.left
                separator.trailing = inset.right
            }
            line.backgroundColor = place.separatorColor ?? .separator
            line.frame = separator.frame(
                in: CGRect(origin: .zero, size: size), textStart: start,
                direction: cell.isRightToLeft ? .rightToLeft : .leftToRight)
            cell.bringSubviewToFront(line)
        }
    }

    /// Where the text starts, from the leading edge of the row.
    private func textStart(in content: CGRect) -> CGFloat {
        if let contentHost { return content.minX + (contentHost.separatorStart(in: content.size) ?? place.margin) }
        var start = content.minX + place.margin + indentation
        if let size = imageSize(in: content.height) { start += size.width + TableMetrics.imageGap }
        return start
    }

    // MARK: Content configurations

    func updateContent() {
        let margins = margins
        guard contentIsStale || contentMargins != margins else { return }
        contentIsStale = false
        contentMargins = margins
        guard let configuration = cell.contentConfiguration else {
            contentHost?.removeFromSuperview()
            configuredView?.removeFromSuperview()
            (contentHost, configuredView) = (nil, nil)
            return
        }
        guard let hosted = configuration as? any CellContentConfiguration else {
            contentHost?.removeFromSuperview()
            contentHost = nil
            return show(configuration)
        }
        configuredView?.removeFromSuperview()
        configuredView = nil
        let host = contentHost ?? HostingView(frame: contentView.bounds)
        if contentHost == nil { contentView.insertSubview(host, at: 0) }
        contentHost = host
        let surroundings = CellSurroundings(margins: margins, minimumHeight: minimumHeight)
        if var list = hosted as? UIListContentConfiguration {
            // The content keeps the margins of the cell at both sides, as with `axesPreservingSuperviewLayoutMargins`.
            list.directionalLayoutMargins.leading =
                max(list.directionalLayoutMargins.leading, place.margin) + indentation
            list.directionalLayoutMargins.trailing = max(list.directionalLayoutMargins.trailing, margins.trailing)
            host.content = list.makeContent(in: surroundings)
        } else {
            host.content = hosted.makeContent(in: surroundings)
        }
    }

    /// Shows a configuration of an app, which makes a view of its own.
    private func show(_ configuration: any UIContentConfiguration) {
        if let configuredView, type(of: configuredView.configuration) == type(of: configuration),
            configuredView.supports(configuration)
        {
            return configuredView.configuration = configuration
        }
        configuredView?.removeFromSuperview()
        let view = configuration.makeContentView()
        configuredView = view
        contentView.insertSubview(view, at: 0)
    }
}

/// The line between two rows.
final class TableSeparatorView: UIView {}
