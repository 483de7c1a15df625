import Foundation

/// The role of a button in an alert or a dialog, which its style passes to the card.
enum AlertRole {
    case standard, cancel, destructive

    /// The key of the role; nil for what is no button.
    struct Key: LayoutValueKey {
        static var defaultValue: AlertRole? { nil }
    }

    init(_ role: ButtonRole?) {
        self = role == .cancel ? .cancel : role == .destructive ? .destructive : .standard
    }
}

/// A button of an alert or a dialog: its title alone, in the tint, in red if it is destructive, semibold if it cancels.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
    /// The font of the title, which grows with the text size.
    let font: Font
    let height: CGFloat
    /// Whether the style is that of a menu, whose titles are at the leading edge.
    var isMenu = false

    func makeBody(configuration: Configuration) -> some View {
        let role = AlertRole(configuration.role)
        let look = configuration.label
            .labelStyle(.titleOnly)
            .font(font.weight(role == .cancel && !isMenu ? .semibold : .regular))
            .foregroundStyle(
                role == .destructive
                    ? AnyShapeStyle(Color.red) : isMenu ? AnyShapeStyle(.primary) : AnyShapeStyle(TintShapeStyle())
            )
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.horizontal, isMenu ? 16 : 8)
            .padding(.vertical, height > 50 ? 0 : 11)
            .frame(maxWidth: .infinity, minHeight: height, alignment: isMenu ? .leading : .center)
        return AlertButtonLabel(content: AnyView(look)).layoutValue(key: AlertRole.Key.self, value: role)
    }
}

/// The title of a button, dimmed while it is disabled.
nonisolated private struct AlertButtonLabel: View {
    let content: AnyView
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { content.opacity(isEnabled ? 1 : 0.35) }
}

/// An alert in the middle of the screen.
///
/// Sources: UIKit's alert is 270 points wide with corners of 14 points, its title is in 17 points semibold, its message
/// in 13 points, and its buttons are 44 points high; in large text sizes they are below each other. The distances
/// around the texts are from memory.
nonisolated struct AlertCard: View {
    let content: PresentedContent
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        ZStack {
            PresentationDimming()
            VStack(spacing: 0) {
                texts.padding(.horizontal, 16).padding(.vertical, 19)
                fields
                buttons
            }
            .frame(width: 270)
            .background(Material.regular)
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        }
        .nodeName("alert")
    }

    private var texts: some View {
        VStack(spacing: 3) {
            if let title = content.title {
                title.font(.headline).foregroundStyle(.primary).fixedSize(horizontal: false, vertical: true)
            }
            if let body = content.body { MadeNodes([body]).fixedSize(horizontal: false, vertical: true) }
        }
        .multilineTextAlignment(.center)
    }

    /// The nodes that are no buttons.
    @ViewBuilder private var fields: some View {
        let fields = content.actions.filter { $0.trait(AlertRole.Key.self) == nil }
        if !fields.isEmpty {
            VStack(spacing: 0) {
                ForEach(Array(fields.indices), id: \.self) { index in
                    if index > 0 { Hairline() }
                    MadeNodes([fields[index]]).padding(.horizontal, 7).frame(maxWidth: .infinity, minHeight: 28)
                }
            }
            .background(
                Color(light: .white, dark: .black), in: RoundedRectangle(cornerRadius: 7, style: .continuous)
            )
            .padding(.horizontal, 16)
            .padding(.bottom, 16)
        }
    }

    @ViewBuilder private var buttons: some View {
        let buttons = content.actions.filter { $0.trait(AlertRole.Key.self) != nil }
        let cancel = buttons.filter { $0.trait(AlertRole.Key.self) == .cancel }
        let others = buttons.filter { $0.trait(AlertRole.Key.self) != .cancel }
        if buttons.count == 2, !dynamicTypeSize.isAccessibilitySize {
            Hairline()
            HStack(spacing: 0) {
                let row = cancel + others
                MadeNodes([row[0]])
                Hairline(isVertical: true)
                MadeNodes([row[1]])
            }
            .fixedSize(horizontal: false, vertical: true)
        } else {
            let column = others + cancel
            ForEach(Array(column.indices), id: \.self) { index in
                Hairline()
                MadeNodes([column[index]])
            }
        }
    }
}

/// A line of one pixel between buttons.
nonisolated struct Hairline: View {
    var isVertical = false
    @Environment(\.displayScale) private var scale

    var body: some View {
        Color(uiColor: .separator)
            .frame(width: isVertical ? 1 / scale : nil, height: isVertical ? nil : 1 / scale)
    }
}

/// The buttons of a dialog at the bottom edge of a phone.
///
/// Sources: UIKit's action sheet has margins of 8 points, corners of 14 points and buttons of 57 points in 20 points;
/// its texts have 13 points. The button that cancels stands alone.
nonisolated struct DialogCard: View {
    let content: PresentedContent
    let bottomInset: CGFloat

    var body: some View {
        let cancel = content.actions.filter { $0.trait(AlertRole.Key.self) == .cancel }
        let others = content.actions.filter { $0.trait(AlertRole.Key.self) != .cancel }
        ZStack(alignment: .bottom) {
            PresentationDimming()
            VStack(spacing: 8) {
                VStack(spacing: 0) {
                    texts
                    ForEach(Array(others.indices), id: \.self) { index in
                        if index > 0 || hasTexts { Hairline() }
                        MadeNodes([others[index]])
                    }
                }
                .background(Material.thick)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
                ForEach(Array(cancel.indices), id: \.self) { index in
                    MadeNodes([cancel[index]])
                        .background(
                            Color(light: .white, dark: Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255)),
                            in: RoundedRectangle(cornerRadius: 14, style: .continuous))
                }
            }
            .padding(.horizontal, 8)
            .padding(.bottom, max(8, bottomInset))
        }
        .nodeName("dialog")
    }

    private var hasTexts: Bool { content.title != nil || content.body != nil }

    @ViewBuilder private var texts: some View {
        if hasTexts {
            VStack(spacing: 8) {
                if let title = content.title { title.font(.system(size: 13, weight: .semibold)) }
                if let body = content.body { MadeNodes([body]) }
            }
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(14)
            .frame(maxWidth: .infinity)
        }
    }
}

/// The buttons of a dialog in the popover of a tablet, without the one that cancels.
nonisolated struct DialogMenu: View {
    let content: PresentedContent

    var body: some View {
        let buttons = content.actions.filter { $0.trait(AlertRole.Key.self) != .cancel }
        VStack(spacing: 0) {
            if let title = content.title {
                title.font(.system(size: 13, weight: .semibold)).foregroundStyle(.secondary).padding(12)
            }
            if let body = content.body { MadeNodes([body]).padding(.horizontal, 12).padding(.vertical, 8) }
            ForEach(Array(buttons.indices), id: \.self) { index in
                if index > 0 || content.title != nil || content.body != nil { Hairline() }
                MadeNodes([buttons[index]])
            }
        }
        .multilineTextAlignment(.center)
        .frame(width: 270)
    }
}
