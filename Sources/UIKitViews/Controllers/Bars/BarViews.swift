import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// The content of a navigation bar, for the code that draws it.
@MainActor
package struct NavigationBarModel {
    /// The title; nil for none or for a view in its place.
    package var title: String?
    package var subtitle: String?
    package var isLarge = false
    /// The title of the way back; nil without one, empty for a chevron alone.
    package var back: String?
    package var leading: [UIBarButtonItem] = []
    package var trailing: [UIBarButtonItem] = []
    /// The prompt and the text of the search field; nil for none.
    package var search: (prompt: String, text: String, isActive: Bool, scopes: [String], selectedScope: Int)?
    package var fill = UIBarAppearance.Fill.clear
    package var shadow: UIColor?
    package var titleColor: UIColor?
    package var largeTitleColor: UIColor?
    package var titleFont: UIFont?
    package var largeTitleFont: UIFont?
    /// How far content is scrolled below a large title.
    package var scrolled: CGFloat = 0
    package var isTablet = false
    /// The height of the area above the bar that its background covers.
    package var topInset: CGFloat = 0
    package var isInCard = false
}

/// The content of a tab bar.
@MainActor
package struct TabBarModel {
    package var items: [UITabBarItem] = []
    package var selection = 0
    package var isTablet = false
    package var fill = UIBarAppearance.Fill.material
    package var bottomInset: CGFloat = 0
}

/// An alert or an action sheet.
@MainActor
package struct AlertModel {
    package var title: String?
    package var message: String?
    package var isSheet = false
    package var actions: [UIAlertAction] = []
    package var fields: [UITextField] = []
    package var bottomInset: CGFloat = 0
}

/// Draws bars and alerts with the views that SwiftUI-shaped screens have, so that both are the same. The module of
/// these views is above this one and conforms ``BarDrawing`` at run time.
@MainActor
package protocol BarDrawingProviding {
    /// Returns the height of a navigation bar, without what is above it.
    static func height(of bar: NavigationBarModel) -> CGFloat
    /// Draws a navigation bar in a rectangle that includes what is above it.
    static func draw(_ bar: NavigationBarModel, in rect: CGRect, of view: UIView, context: CGContext)
    /// Returns the height of a tab bar, without what is below it.
    static func height(of bar: TabBarModel) -> CGFloat
    /// Draws a tab bar in a rectangle that includes what is below it.
    static func draw(_ bar: TabBarModel, in rect: CGRect, of view: UIView, context: CGContext)
    /// Draws an alert over a screen, with the dimming behind it.
    static func draw(_ alert: AlertModel, in rect: CGRect, of view: UIView, context: CGContext)
}

/// Who draws bars.
package enum BarDrawing {
    /// The module that draws bars; nil in a program without it, whose bars are empty.
    @MainActor static var provider: (any BarDrawingProviding.Type)? {
        BarDrawing.self as? any BarDrawingProviding.Type
    }
}

/// A bar with a title and buttons.
open class UINavigationBar: UIView, ViewContentSource {
    /// Whether titles may be large.
    open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The style of the bar; stored.
    open var barStyle = UIBarStyle.default
    /// Attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Looks when content is below the bar.
    open var standardAppearance = UINavigationBarAppearance()
    /// Looks at the edge of the content; nil for none.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Looks on low screens.
    open var compactAppearance: UINavigationBarAppearance?
    /// Looks on low screens at the edge of the content.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The line below the bar; stored.
    open var shadowImage: UIImage?
    /// The image of the way back; stored.
    open var backIndicatorImage: UIImage?
    /// The mask of the way back; stored.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Sets an image behind the bar. An empty image removes the background, as apps do.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        hasClearBackground = backgroundImage != nil
    }
    private var hasClearBackground = false
    /// The items, the last one on top. A navigation controller sets them.
    open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
    /// The item on top.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below it.
    open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Adds an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    /// How far the background reaches above the frame: below the status bar.
    package var topInset: CGFloat = 0
    /// How far the content below is scrolled, measured when the bar is drawn: layout may move content to its start.
    var scrollPosition: (@MainActor () -> CGFloat)?
    package var scrolled: CGFloat { max(0, scrollPosition?() ?? 0) }
    package var isInCard = false
    /// Whether content is below the bar.
    package var coversContent: Bool { (scrollPosition?() ?? 0) > (isLarge ? 52 : 0) }

    /// A bar on its own has the height of a row.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }
    /// Returns the height of a row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    package var barHeight: CGFloat { BarDrawing.provider?.height(of: model) ?? 44 }

    package var model: NavigationBarModel {
        var model = NavigationBarModel()
        model.topInset = topInset
        model.scrolled = scrolled
        model.isInCard = isInCard
        model.isTablet = traitCollection.userInterfaceIdiom == .pad
        guard let item = topItem else { return model }
        model.title = item.titleView == nil ? item.title : nil
        model.subtitle = item.subtitle
        model.isLarge = isLarge
        if !item.hidesBackButton, let below = backItem,
            item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
        {
            model.back =
                below.backButtonDisplayMode == .minimal
                ? "" : below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
        }
        model.leading = (item.leftBarButtonItems ?? []).filter { !$0.isHidden && $0.customView == nil }
        model.trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden && $0.customView == nil }
        if let search = item.searchController {
            model.search = (
                search.searchBar.placeholder ?? "Search", search.searchBar.text ?? "", search.isActive,
                search.searchBar.scopeButtonTitles ?? [], search.searchBar.selectedScopeButtonIndex
            )
        }
        let standard = item.standardAppearance ?? standardAppearance
        let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance
        let look = coversContent ? standard : edge
        model.fill = hasClearBackground ? .clear : look?.fill ?? (barTintColor == nil ? .clear : .material)
        if let barTintColor, look == nil { model.fill = .color(barTintColor) }
        model.shadow = look?.shadowColor
        let title = (look ?? standard).titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
        let large = (look ?? standard).largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
        model.titleColor = title[.foregroundColor] as? UIColor
        model.titleFont = title[.font] as? UIFont
        model.largeTitleColor = large[.foregroundColor] as? UIColor
        model.largeTitleFont = large[.font] as? UIFont
        return model
    }

    /// Whether the title on top is large: the nearest item that says so decides.
    private var isLarge: Bool {
        guard prefersLargeTitles else { return false }
        for item in (items ?? []).reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Places views of the app: the title's, and those of buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let item = topItem else { return }
        let row = CGRect(x: 0, y: 0, width: bounds.width, height: isInCard ? 56 : model.isTablet ? 50 : 44)
        let views = (item.leftBarButtonItems ?? []).compactMap(\.customView)
        let trailing = (item.rightBarButtonItems ?? []).compactMap(\.customView)
        for view in subviews where view !== item.titleView && !views.contains(view) && !trailing.contains(view) {
            view.removeFromSuperview()
        }
        var x: CGFloat = 16
        for view in views { x = place(view, from: x, in: row, fromStart: true) + 8 }
        x = 16
        for view in trailing { x = place(view, from: x, in: row, fromStart: false) + 8 }
        if let view = item.titleView {
            addSubview(view)
            let size = fitting(view)
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = CGRect(
                x: (row.midX - size.width / 2).rounded(), y: row.minY + ((row.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
    }

    private func fitting(_ view: UIView) -> CGSize {
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size == .zero ? view.bounds.size : size
    }

    private func place(_ view: UIView, from x: CGFloat, in row: CGRect, fromStart: Bool) -> CGFloat {
        addSubview(view)
        let size = fitting(view)
        let isLeft = fromStart != isRightToLeft
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(
            x: isLeft ? x : row.width - x - size.width, y: row.minY + ((row.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        return x + size.width
    }

    package var contentBounds: CGRect {
        CGRect(
            x: bounds.minX, y: bounds.minY - topInset, width: bounds.width, height: bounds.height + topInset)
    }

    package func drawContent(in context: CGContext) {
        BarDrawing.provider?.draw(model, in: contentBounds, of: self, context: context)
    }
}

/// A bar with tabs.
open class UITabBar: UIView, ViewContentSource {
    /// The tabs.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The selected tab.
    open weak var selectedItem: UITabBarItem?
    /// Sets the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The colour of tabs that are not selected; nil for the system's.
    open var unselectedItemTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The style of the bar; stored.
    open var barStyle = UIBarStyle.default
    /// Looks when content is below the bar.
    open var standardAppearance = UITabBarAppearance()
    /// Looks at the edge of the content; nil for the same.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// An image behind the bar; stored.
    open var backgroundImage: UIImage?
    /// The line above the bar; stored.
    open var shadowImage: UIImage?

    package var bottomInset: CGFloat = 0

    package var barHeight: CGFloat { BarDrawing.provider?.height(of: model) ?? 49 }

    package var model: TabBarModel {
        var model = TabBarModel()
        model.items = items ?? []
        model.selection = items?.firstIndex { $0 === selectedItem } ?? 0
        model.isTablet = traitCollection.userInterfaceIdiom == .pad
        model.fill = barTintColor.map { .color($0) } ?? standardAppearance.fill
        model.bottomInset = bottomInset
        return model
    }

    /// A bar on its own has the height of a row.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    package func drawContent(in context: CGContext) {
        BarDrawing.provider?.draw(model, in: bounds, of: self, context: context)
    }
}
