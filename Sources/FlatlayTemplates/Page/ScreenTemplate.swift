import Flatlay

/// The bars of a canvas and the device around it, compiled once for all data.
struct ScreenTemplate {
    private var statusBar: Dynamic<StatusBar.Content?>?
    private var navigationBar: NavigationBarTemplate?
    private var tabBar: Dynamic<TabBarDescription>?
    private var homeIndicator: Dynamic<Bool>?
    private var frame: DeviceFrameTemplate?
    /// The node of the status bar, for errors.
    private var statusBarNode: DocumentNode?
    /// Where the other bars are described, for warnings.
    private var origins = ScreenBars.Origins()

    /// A canvas without bars.
    init() {}

    /// Reads the keys of a canvas.
    init(_ node: DocumentNode, in context: DecodingContext) {
        statusBar = Self.statusBarField.read(from: node, in: context)
        statusBarNode = node[Self.statusBarField.name]
        navigationBar = Self.navigationBarField.read(from: node, in: context)
        tabBar = Self.tabBarField.read(from: node, in: context)
        origins = ScreenBars.Origins(
            navigationBar: node[Self.navigationBarField.name]?.location.viewOrigin,
            tabBar: node[Self.tabBarField.name]?.location.viewOrigin)
        homeIndicator = Self.homeIndicatorField.read(from: node, in: context)
        frame = Self.frameField.read(from: node, in: context) ?? nil
    }

    /// The keys of a canvas.
    static var keys: [Key] {
        [frameField.key, statusBarField.key, navigationBarField.key, tabBarField.key, homeIndicatorField.key]
    }

    /// Whether the canvas shows a status bar, so that it has the safe area of its device.
    var hasStatusBar: Bool { statusBarNode.map { $0.scalar != .bool(false) } ?? false }

    /// The bars and the device for the names in scope; nil if there are none.
    ///
    /// - Parameter scrolled: how far the collection is scrolled.
    func shown(on canvas: TemplateCanvas, scrolled: CGFloat, in evaluation: Evaluation) -> Shown? {
        let status = statusBar?.value(in: evaluation) ?? nil
        let navigation = navigationBar?.shown(scrolled: scrolled, in: evaluation)
        let tabs = tabBar?.value(in: evaluation)
        var look = canvas.device?.look
        if let shown = look, status != nil, !shown.hasStatusBar, let node = statusBarNode {
            evaluation.reporter.report(
                .outOfRange(
                    value: "for the device '\(canvas.device?.name ?? "")'", allowed: "for a phone or a tablet"),
                at: node)
        }
        if look != nil { look?.safeAreaInsets = canvas.safeAreaInsets }
        let framed = frame.flatMap { frame in look.flatMap { frame.shown(look: $0, in: evaluation) } }
        let hasIndicator =
            homeIndicator?.value(in: evaluation)
            ?? (look?.hasHomeIndicator == true && (status != nil || framed != nil))
        guard status != nil || navigation != nil || tabs != nil || hasIndicator || framed != nil else { return nil }
        var bars = ScreenBars(
            on: look, safeAreaInsets: canvas.safeAreaInsets, statusBar: status, navigationBar: navigation,
            tabBar: tabs.map { ($0.items, $0.selection) }, showsHomeIndicator: hasIndicator)
        bars.origins = origins
        return Shown(bars: bars, device: framed)
    }

    /// The bars and the device with their data.
    struct Shown {
        let bars: ScreenBars
        /// The device around the screen; nil for none.
        let device: DeviceFrameTemplate.Shown?
    }
}

extension ScreenTemplate {
    private static var frameField: Field<DeviceFrameTemplate?> {
        Field(
            "frame", .deviceFrame, "The body of the device around the screen.", requires: "device",
            excludes: ["width", "height"], example: "{ color: \"#3b3b3d\", padding: 40 }")
    }

    private static var statusBarField: Field<Dynamic<StatusBar.Content?>> {
        Field(
            "statusBar", .dynamic(.statusBar), "The time, the connections and the battery at the top of the screen.",
            requires: "device", example: "{ time: \"10:09\", battery: 0.6 }")
    }

    private static var navigationBarField: Field<NavigationBarTemplate> {
        Field(
            "navigationBar", .navigationBar, "The title above the content, which scrolls below it, and its buttons.",
            example: "{ title: Settings, displayMode: large }")
    }

    private static var tabBarField: Field<Dynamic<TabBarDescription>> {
        Field(
            "tabBar", .dynamic(.tabBar), "The tabs below the content, which scrolls below them.",
            example: "{ items: [{ title: Inbox, systemImage: tray, badge: 3 }] }")
    }

    private static var homeIndicatorField: Field<Dynamic<Bool>> {
        Field(
            "homeIndicator", .dynamic(.flag),
            "The line at the bottom of a screen without a button; shown with a status bar or a frame unless told "
                + "otherwise.", example: "false")
    }
}
