import Flatlay

extension ViewDefinition {
    /// Views with children.
    static var containers: [ViewDefinition] {
        [
            ViewDefinition("hstack", containing: hstackOptions, "Views side by side.") { options, children in
                HStack(alignment: options.0 ?? .center, spacing: options.1) { children }
            },
            ViewDefinition("vstack", containing: vstackOptions, "Views below each other.") { options, children in
                VStack(alignment: options.0 ?? .center, spacing: options.1) { children }
            },
            ViewDefinition("zstack", containing: zstackOptions, "Views in front of each other.") { options, children in
                ZStack(alignment: options ?? .center) { children }
            },
            ViewDefinition("group", containing: noOptions, "Several views instead of one.") { _, children in
                Group { children }
            },
            ViewDefinition("viewThatFits", containing: fittingOptions, "The first view that fits; else the last.") {
                axes, children in
                ViewThatFits(in: axes ?? [.horizontal, .vertical]) { children }
            },
            ViewDefinition("button", containing: noOptions, "A button around its label; keys move the focus to it.") {
                _, children in Button(action: {}, label: { children })
            },
        ]
    }

    private static var spacing: Field<CGFloat> {
        Field("spacing", .number, "The gap between them.", default: "8")
    }

    private static var hstackOptions: ValueType<(VerticalAlignment?, CGFloat?)> {
        .record(
            "a stack such as { spacing: 8, children: […] }",
            Field("alignment", .verticalAlignment, "How they are aligned.", default: "center"), spacing,
            others: [.children]
        ) { ($0, $1) }
    }

    private static var vstackOptions: ValueType<(HorizontalAlignment?, CGFloat?)> {
        .record(
            "a stack such as { spacing: 8, children: […] }",
            Field("alignment", .horizontalAlignment, "How they are aligned.", default: "center"), spacing,
            others: [.children]
        ) { ($0, $1) }
    }

    private static var zstackOptions: ValueType<Alignment?> {
        .record(
            "a stack such as { alignment: bottom, children: […] }",
            Field("alignment", .alignment, "How they are aligned.", default: "center"), others: [.children]
        ) { $0 }
    }

    private static var fittingOptions: ValueType<Axis.Set?> {
        .record(
            "a choice such as { in: horizontal, children: […] }",
            Field("in", .axisSet, "The axes along which it has to fit.", default: "both", example: "horizontal"),
            others: [.children]
        ) { $0 }
    }

    private static var noOptions: ValueType<Void> {
        .record("a mapping with 'children'", others: [.children]) { () }
    }
}
