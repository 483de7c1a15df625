import Foundation

/// Collects the settings of the bars around a screen from its views, and how far its content is scrolled.
///
/// A container, such as a ``NavigationStack``, creates one for each screen at every evaluation, and sets it in the
/// environment of the content. Modifiers such as `navigationTitle(_:)` register settings while nodes are created; views
/// that are created only while drawing register theirs during the rehearsal. Then the container builds its bars.
package final class ScreenContext {
    /// The kind of container.
    enum Kind {
        case navigation, tab
    }

    let kind: Kind
    /// The screen that contains the container.
    let outer: ScreenContext?
    /// The screens that values and links lead to.
    let destinations: NavigationDestinations
    /// Whether the bars of the screen belong to a column, which leaves them to a stack inside.
    let isColumn: Bool
    /// Whether the content has a stack with bars of its own.
    var hasInnerStack = false
    private var changes: [(path: ViewPath, apply: (inout ScreenSettings) -> Void)] = []
    private var known: ScreenSettings?
    /// Increases with each change that was not there before.
    private(set) var revision = 0
    /// How far the content extends below the bars.
    private(set) var scroll = ScrollReach()

    init(_ kind: Kind, outer: ScreenContext?, destinations: NavigationDestinations? = nil, isColumn: Bool = false) {
        self.kind = kind
        self.outer = outer
        self.isColumn = isColumn
        self.destinations = destinations ?? outer?.destinations ?? NavigationDestinations()
    }

    /// The nearest screen of a kind: this one, or one around it.
    func nearest(_ kind: Kind) -> ScreenContext? {
        self.kind == kind ? self : outer?.nearest(kind)
    }

    /// This screen and the ones around it.
    var chain: [ScreenContext] { [self] + (outer?.chain ?? []) }

    /// Registers a change of the settings. A view that registers again replaces its change.
    func register(at path: ViewPath, _ change: @escaping (inout ScreenSettings) -> Void) {
        known = nil
        if let index = changes.firstIndex(where: { $0.path == path }) {
            changes[index].apply = change
        } else {
            changes.append((path, change))
            revision += 1
        }
    }

    /// The settings after all changes, in the order in which they were registered: a view around others comes last.
    var settings: ScreenSettings {
        if let known { return known }
        let settings = changes.reduce(into: ScreenSettings()) { $1.apply(&$0) }
        known = settings
        return settings
    }

    /// Forgets how far the content was scrolled, before it is drawn.
    func startDrawing() { scroll = ScrollReach() }

    /// Notes how far a scrolling view extends below the bars, at this screen and those around it.
    package func note(_ reach: ScrollReach) {
        for screen in chain {
            screen.scroll.top = max(screen.scroll.top, reach.top)
            screen.scroll.bottom = max(screen.scroll.bottom, reach.bottom)
        }
    }
}

/// How far content extends below the bars above and below it, in points.
package struct ScrollReach: Hashable, Sendable {
    /// How far the content is scrolled below the bar at the top.
    package var top: CGFloat = 0
    /// How much of the content continues below the bar at the bottom.
    package var bottom: CGFloat = 0

    /// Creates the reach of content.
    package init(top: CGFloat = 0, bottom: CGFloat = 0) {
        self.top = top
        self.bottom = bottom
    }
}

extension EnvironmentValues {
    /// A reference that does not keep the screen alive: what a screen knows of its views has their environment.
    private struct Reference {
        weak var screen: ScreenContext?
    }

    private struct ScreenKey: EnvironmentKey {
        static var defaultValue: Reference { Reference() }
    }

    /// The screen that the view belongs to; nil if there are no bars around it.
    package var screen: ScreenContext? {
        get { self[ScreenKey.self].screen }
        set {
            // Setting a value copies the environment, and most views have no screen.
            if newValue !== self[ScreenKey.self].screen { self[ScreenKey.self] = Reference(screen: newValue) }
        }
    }
}

nonisolated extension View {
    /// Changes what the nearest screen of a kind shows around the view.
    func screenSetting(
        _ kind: ScreenContext.Kind = .navigation,
        _ change: @escaping (inout ScreenSettings, ViewContext) -> Void
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                guard let screen = context.environment.screen?.nearest(kind) else { return }
                let scope = EnvironmentScope.capture()
                screen.register(at: context.path) { settings in scope.open { change(&settings, context) } }
            })
    }
}
