import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// A header or a footer of a table: a text, a content configuration, or views of an app in ``contentView``.
open class UITableViewHeaderFooterView: UIView {
    /// A closure that updates a view for its state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The identifier of the view's reuse pool; nil if it is not reused.
    open internal(set) var reuseIdentifier: String?
    private let madeContentView = UIView()
    private var madeText: UILabel?
    private var madeDetail: UILabel?
    private var contentHost: HostingView?
    private var configuredView: (any UIView & UIContentView)?
    private var backgroundHost: HostingView?
    private var needsUpdate = true
    /// Where the view is in its table.
    var place = TableBandPlace() { didSet { if place != oldValue { placeDidChange() } } }

    /// Creates a view. Subclasses that a table makes have this initialiser.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }
    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }
    /// Creates a view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// The initialiser with which a table creates views of a class known only at run time.
    @_silgen_name("flatlay_table_band_make")
    convenience init(dequeued identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    // An initialiser owns its arguments, as a function does only if it says so.
    @_silgen_name("flatlay_table_band_make")
    private static func makeView(_ identifier: consuming String) -> UITableViewHeaderFooterView

    /// Creates a view of a class known only at run time with its `init(reuseIdentifier:)`, which need not be
    /// `required`.
    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
        type.makeView(identifier)
    }

    private func addContentView() {
        isLayoutBoundary = true
        madeContentView.frame = bounds
        addSubview(madeContentView)
    }

    /// The view for subviews.
    public final var contentView: UIView { madeContentView }

    /// The text.
    open var textLabel: UILabel? {
        if contentConfiguration != nil { return nil }
        if let madeText { return madeText }
        let label = UILabel()
        madeText = label
        madeContentView.addSubview(label)
        styleText()
        return label
    }
    /// The second text, in headers of grouped tables; it is shown behind the first one.
    open var detailTextLabel: UILabel? {
        if contentConfiguration != nil { return nil }
        if let madeDetail { return madeDetail }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        madeDetail = label
        madeContentView.addSubview(label)
        return label
    }

    /// The view behind everything else; nil for none.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// The content, in place of ``contentView``'s own; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentDidChange() } }
    /// The background; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    /// Whether the content configuration is updated for the view's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for the view's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// The state for which configurations are updated.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = place.isPinned
        return state
    }
    /// Returns a configuration with the font and the colour of headers or footers of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        place.isFooter ? .footer(in: place.style.list) : .header(in: place.style.list)
    }
    /// Returns the background of headers and footers.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.isFooter ? .listFooter() : .listHeader()
    }
    /// Asks for an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }
    /// Updates the configurations for a state; by default both that are set.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
        }
    }
    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    private func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    private func contentDidChange() {
        madeText?.isHidden = contentConfiguration != nil
        madeDetail?.isHidden = contentConfiguration != nil
        showContent()
        setNeedsLayout()
    }

    private func showContent() {
        contentHost?.removeFromSuperview()
        configuredView?.removeFromSuperview()
        (contentHost, configuredView) = (nil, nil)
        guard let contentConfiguration else { return }
        guard let hosted = contentConfiguration as? any CellContentConfiguration else {
            let view = contentConfiguration.makeContentView()
            configuredView = view
            return madeContentView.insertSubview(view, at: 0)
        }
        let host = HostingView(frame: madeContentView.bounds)
        contentHost = host
        madeContentView.insertSubview(host, at: 0)
        var margins = CellMetrics.plainMargins
        (margins.leading, margins.trailing) = (place.margin, place.margin)
        let surroundings = CellSurroundings(margins: margins)
        if var list = hosted as? UIListContentConfiguration {
            list.directionalLayoutMargins.leading = max(list.directionalLayoutMargins.leading, place.margin)
            list.directionalLayoutMargins.trailing = max(list.directionalLayoutMargins.trailing, place.margin)
            host.content = list.makeContent(in: surroundings)
        } else {
            host.content = hosted.makeContent(in: surroundings)
        }
    }

    private func placeDidChange() {
        styleText()
        showContent()
        setNeedsLayout()
    }

    // MARK: The title of the data source

    /// Shows the title that a data source gives; grouped headers are in capitals.
    func show(title: String) {
        textLabel?.text = place.style != .plain && !place.isFooter ? title.uppercased() : title
    }

    private var hasOwnStyle = false

    private func styleText() {
        guard let madeText, !hasOwnStyle else { return }
        // The font and the colour are those of the configurations of lists. An app may set others later.
        let properties = defaultContentConfiguration().textProperties
        madeText.font = properties.font
        madeText.textColor = properties.color
        madeText.numberOfLines = 0
        hasOwnStyle = place.isKnown
    }

    // MARK: Layout

    private var textInsets: UIEdgeInsets {
        var insets = UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: place.margin)
        if place.isFooter {
            (insets.top, insets.bottom) = (TableMetrics.footerTop, TableMetrics.footerBottom)
        } else if place.style != .plain {
            insets.top = TableMetrics.groupedHeaderTop + (place.isFirst ? TableMetrics.groupedFirstHeaderTop : 0)
            insets.bottom = TableMetrics.groupedHeaderBottom
        }
        return insets
    }

    /// Returns the height of the text with the space around it; the width is the proposed one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textInsets
        let width = size.width - insets.left - insets.right
        let text = madeText?.sizeThatFits(CGSize(width: width, height: .infinity)).height ?? 0
        if place.style == .plain, !place.isFooter {
            return CGSize(width: size.width, height: max(TableMetrics.plainBand, text + TableMetrics.plainBandRoom))
        }
        return CGSize(width: size.width, height: text + insets.top + insets.bottom)
    }

    /// Returns the size of the content: by the constraints in ``contentView``, by the content configuration, else by
    /// ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateIfNeeded()
        if let contentHost {
            let size = contentHost.sizeThatFits(CGSize(width: targetSize.width, height: .infinity))
            return CGSize(width: targetSize.width, height: size.height)
        }
        updateMargins()
        if let view = configuredView ?? (madeContentView.isLaidOutByConstraints ? madeContentView : nil) {
            return view.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        if isLaidOutByConstraints {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return sizeThatFits(targetSize)
    }

    /// Gives the content view its place before its constraints are solved.
    func placeContentView() {
        madeContentView.frame = bounds
        updateMargins()
    }

    private func updateMargins() {
        let smallest = NSDirectionalEdgeInsets(top: 0, leading: place.margin, bottom: 0, trailing: place.margin)
        guard madeContentView.minimumMargins != smallest else { return }
        madeContentView.minimumMargins = smallest
        madeContentView.marginsDidChange()
    }

    /// Places the text and the content.
    open override func layoutSubviews() {
        updateIfNeeded()
        layOutBackground()
        madeContentView.frame = bounds
        updateMargins()
        contentHost?.frame = madeContentView.bounds
        configuredView?.frame = madeContentView.bounds
        if contentConfiguration == nil, let madeText { layOut(madeText) }
        super.layoutSubviews()
    }

    private func layOutBackground() {
        if let backgroundConfiguration {
            let host = backgroundHost ?? HostingView(frame: bounds)
            if backgroundHost == nil { insertSubview(host, at: 0) }
            backgroundHost = host
            host.content = AnyView(backgroundConfiguration.content(tint: ownTint))
        } else {
            backgroundHost?.removeFromSuperview()
            backgroundHost = nil
        }
        backgroundHost?.frame = bounds
        backgroundView?.frame = bounds
    }

    private func layOut(_ label: UILabel) {
        let insets = textInsets
        let room = bounds.width - insets.left - insets.right
        let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
        let y: CGFloat
        if place.style == .plain, !place.isFooter {
            y = (bounds.height - size.height) / 2
        } else if place.isFooter {
            y = min(insets.top, max(0, bounds.height - size.height))
        } else {
            // At the lower edge, near the rows.
            y = max(0, bounds.height - insets.bottom - size.height)
        }
        let scale = CGFloat(layoutScale)
        label.frame = CGRect(x: insets.left, y: (y * scale).rounded() / scale, width: room, height: size.height)
    }

    /// The safe area at the sides. Above and below, the table has made room for bars.
    open override var safeAreaInsets: UIEdgeInsets {
        let insets = super.safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}

/// The place of a header or footer in its table.
struct TableBandPlace: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    /// Whether it is the header of the first section.
    var isFirst = false
    var isPinned = false
    var margin = CellMetrics.rowMargins.leading
    /// Whether the view is in a table.
    var isKnown = false
}
