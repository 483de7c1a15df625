import Flatlay

extension ValueType where Value == StatusBar.Content? {
    /// `true`, or a mapping of what the status bar says.
    static var statusBar: ValueType {
        .switchable(
            "true, or a status bar such as { time: \"10:09\" }", StatusBar.Content(),
            .record(
                "a status bar such as { time: \"10:09\" }",
                Field("time", .text, "The time.", default: "9:41", example: "\"10:09\""),
                Field(
                    "signal", .integer(from: 0, through: 4), "How many of four bars the mobile network has.",
                    default: "4", example: "3"),
                Field(
                    "wifi", .integer(from: 0, through: 3),
                    "How many of three bars the wireless network has.", default: "3", example: "2"),
                Field(
                    "network", .text, "The kind of mobile network instead of the wireless one.", excludes: ["wifi"],
                    example: "5G"),
                Field("battery", .fraction, "How full the battery is, from 0 to 1.", default: "1", example: "0.6"),
                Field("charging", .flag, "Whether the battery is being charged.", default: "false"),
                Field(
                    "colorScheme", .colorScheme,
                    "Whether it is that of a light or a dark screen; as the canvas unless told otherwise.",
                    example: "dark")
            ) { time, signal, wifi, network, battery, charging, colorScheme in
                var content = StatusBar.Content()
                if let time { content.time = time }
                if let signal { content.signal = signal }
                if let wifi { content.wifi = wifi }
                content.network = network
                if let battery { content.battery = Double(battery) }
                content.isCharging = charging ?? false
                content.colorScheme = colorScheme
                return content
            })
    }
}

/// The navigation bar of a canvas, compiled once for all data.
struct NavigationBarTemplate {
    fileprivate var texts: Dynamic<Texts>
    fileprivate var leading: [CompiledView]
    fileprivate var trailing: [CompiledView]

    /// The parts of a navigation bar that are no views.
    fileprivate struct Texts {
        var title: String?
        var isLarge = false
        var back: String?
        var search: String?
        var hasBackground: Bool?
    }

    /// The bar for the names in scope.
    func shown(scrolled: CGFloat, in evaluation: Evaluation) -> NavigationBar.Content {
        var content = NavigationBar.Content()
        let texts = texts.value(in: evaluation) ?? Texts()
        content.title = texts.title.map { Text(verbatim: $0) }
        content.isLarge = texts.isLarge
        content.back = texts.back.map { back in
            NavigationBar.BackItem(title: back.isEmpty ? nil : Text(verbatim: back))
        }
        content.search = texts.search.map { SearchField(prompt: Text(verbatim: $0)) }
        content.hasBackground = texts.hasBackground
        content.scrolled = scrolled
        func buttons(_ views: [CompiledView]) -> AnyView? {
            let shown = views.flatMap { $0.evaluate(evaluation) }
            return shown.isEmpty ? nil : AnyView(HStack(spacing: 18) { ViewList(shown) })
        }
        content.leading = buttons(leading)
        content.trailing = buttons(trailing)
        return content
    }
}

extension ValueType where Value == NavigationBarTemplate {
    /// A navigation bar: its texts may depend on data, and its buttons are views.
    static var navigationBar: ValueType {
        let texts = ValueType<NavigationBarTemplate.Texts>.texts
        let (leading, trailing) = (buttons("leading"), buttons("trailing"))
        return ValueType(texts.description) { node, context in
            guard node.entries != nil else { return context.wrongType(texts.expected, node) }
            let rest = node.removing([leading.name, trailing.name])
            return NavigationBarTemplate(
                texts: Dynamic(rest, texts, in: context), leading: leading.read(from: node, in: context) ?? [],
                trailing: trailing.read(from: node, in: context) ?? [])
        }
    }

    fileprivate static func buttons(_ name: String) -> Field<[CompiledView]> {
        Field(
            name, .barButtons, "The button or buttons at the \(name) edge, in the tint.",
            example: name == "leading" ? "Edit" : "{ systemImage: plus }")
    }
}

extension ValueType where Value == NavigationBarTemplate.Texts {
    fileprivate static var texts: ValueType {
        .record(
            "a navigation bar such as { title: Settings, displayMode: large }",
            Field("title", .text, "The title of the screen.", example: "Settings"),
            Field(
                "displayMode", .word("display mode", ["inline": false, "large": true]),
                "A small title between the buttons, or a large one below them.", default: "inline"),
            Field(
                "back", .text, "The title of the previous screen, after a chevron; empty for the chevron alone.",
                example: "Inbox"),
            Field("search", .text, "What a search field below the title says while it is empty.", example: "Search"),
            Field(
                "background", .word("visibility", ["automatic": nil, "visible": true, "hidden": false]),
                "Whether the bar has a background; automatic for one once content has scrolled below it.",
                default: "automatic"),
            others: [
                ValueType<NavigationBarTemplate>.buttons("leading").key,
                ValueType<NavigationBarTemplate>.buttons("trailing").key,
            ]
        ) { title, isLarge, back, search, background in
            NavigationBarTemplate.Texts(
                title: title, isLarge: isLarge ?? false, back: back, search: search, hasBackground: background ?? nil)
        }
    }
}

extension ValueType where Value == [CompiledView] {
    /// One view or a list of them.
    fileprivate static var barButtons: ValueType {
        let schema = { SchemaNode.any(of: [ViewSchema.view, ViewSchema.children]) }
        return ValueType("a view or a list of views", schema: schema()) { node, context in
            (node.elements ?? [node]).map { context.compiler.compile($0) }
        }
    }
}

/// The tabs of a canvas.
struct TabBarDescription {
    var items: [TabBar.Item]
    var selection: Int
}

extension ValueType where Value == TabBarDescription {
    /// The most tabs that a bar has space for.
    private static var limit: Int { 8 }

    /// Tabs, and the selected one.
    static var tabBar: ValueType {
        ValueType.record(
            "a tab bar such as { items: [{ title: Inbox, systemImage: tray }] }",
            Field(
                "items", .list(of: .tab, "a list of tabs", isEmptyAllowed: false), "The tabs, at most \(limit).",
                isRequired: true),
            Field("selection", .integer(from: 0), "The number of the selected tab, from 0.", default: "0")
        ) { TabBarDescription(items: $0 ?? [], selection: $1 ?? 0) }
        .checked { tabs, node, context in
            if tabs.items.count > limit {
                return context.outOfRange("a bar with \(tabs.items.count) tabs", "one with at most \(limit)", node)
            }
            guard tabs.selection < max(tabs.items.count, 1) else {
                return context.outOfRange(
                    "\(tabs.selection)",
                    tabs.items.count == 1
                        ? "0, the number of the only tab" : "the number of a tab, from 0 to \(tabs.items.count - 1)",
                    node["selection"] ?? node)
            }
            return tabs
        }
    }
}

extension ValueType where Value == TabBar.Item {
    /// A tab.
    fileprivate static var tab: ValueType {
        .record(
            "a tab such as { title: Inbox, systemImage: tray }",
            Field("title", .text, "Its title.", isRequired: true, example: "Inbox"),
            Field(
                "systemImage", .name, "The symbol above the title, which is drawn filled.", isRequired: true,
                example: "tray"),
            Field("badge", .text, "What its red badge says; nothing for no badge.", example: "3")
        ) { title, systemImage, badge in
            TabBar.Item(
                title: title ?? "", systemImage: systemImage ?? "", badge: badge?.isEmpty == false ? badge : nil)
        }
    }
}
