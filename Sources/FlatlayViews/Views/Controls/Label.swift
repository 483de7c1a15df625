import Foundation

/// A title with an icon.
///
/// ```swift
/// Label("Favourites", systemImage: "star.fill")
/// ```
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label, drawn by the style of the environment.
    public var body: some View {
        StyledControl(
            configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)), slot: \.labelStyle
        ) { TitleAndIcon(configuration: $0) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with an image.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label with an image.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration, for styles that modify a label and let another style draw it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    /// The type of the title.
    public typealias Title = AnyView
    /// The type of the icon.
    public typealias Icon = AnyView

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// The icon before the title. The icon is centred vertically on the title's first line.
private struct TitleAndIcon: PrimitiveView {
    let configuration: LabelStyleConfiguration

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if context.environment.rowSurroundings != .none, context.environment.font == nil {
            return RowLabel(configuration: configuration)._makeNodes(in: context, into: &nodes)
        }
        let font = context.environment.fontDescriptor()
        let capHeight = context.resources.textShaper.metrics(of: font).capHeight
        HStack(alignment: .firstLineMiddle) {
            configuration.icon.alignmentGuide(.firstLineMiddle) { $0[VerticalAlignment.center] }
            configuration.title.alignmentGuide(.firstLineMiddle) { dimensions in
                dimensions[explicit: .firstTextBaseline].map { $0 - capHeight / 2 }
                    ?? dimensions[VerticalAlignment.center]
            }
        }
        ._makeNodes(in: context, into: &nodes)
    }
}

/// A label in a row of a list: icons in a column, in the tint, so that titles begin at one place.
///
/// The column is 28 points wide, 12 before the title; both are chosen by eye.
nonisolated private struct RowLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.listSettings) private var settings

    var body: some View {
        HStack(spacing: 12) {
            configuration.icon
                .foregroundStyle(settings.itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
                .frame(minWidth: 28)
                // Icons of 29 points, as in settings, fit into a row of the usual height.
                .padding(.vertical, -4)
            configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }
}

extension VerticalAlignment {
    private enum FirstLineMiddle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let firstLineMiddle = VerticalAlignment(FirstLineMiddle.self)
}
