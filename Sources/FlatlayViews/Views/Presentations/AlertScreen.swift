import Foundation

/// An alert or an action sheet of a controller of UIKit, over the whole screen.
///
/// Sources: as ``AlertCard`` and ``DialogCard``, which draw those of SwiftUI-shaped views.
nonisolated package struct AlertScreen: View {
    /// A button.
    package struct Button {
        let title: String
        let role: ButtonRole?

        /// Creates a button.
        package init(title: String, role: ButtonRole?) {
            self.title = title
            self.role = role
        }
    }

    private let title: String?
    private let message: String?
    private let isSheet: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let buttons: [Button]
    private let fields: [String]
    private let bottomInset: CGFloat
    private let isTablet: Bool

    /// Creates an alert.
    package init(
        title: String?, message: String?, isSheet: Bool, buttons: [Button], fields: [String], bottomInset: CGFloat,
        isTablet: Bool
    ) {
        self.title = title
        self.message = message
        self.isSheet = isSheet
        self.buttons = buttons
        self.fields = fields
        self.bottomInset = bottomInset
        self.isTablet = isTablet
    }

    package var body: some View {
        ZStack(alignment: isSheet ? .bottom : .center) {
            PresentationDimming()
            if isSheet { sheet } else { alert }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .nodeName(isSheet ? "dialog" : "alert")
    }

    private var cancels: [Button] { buttons.filter { $0.role == .cancel } }
    private var others: [Button] { buttons.filter { $0.role != .cancel } }

    private var alert: some View {
        VStack(spacing: 0) {
            VStack(spacing: 3) {
                if let title { Text(verbatim: title).font(.headline) }
                if let message { Text(verbatim: message).font(.footnote) }
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
            .padding(.horizontal, 16).padding(.vertical, 19)
            if !fields.isEmpty { textFields }
            if buttons.count == 2, !dynamicTypeSize.isAccessibilitySize {
                Hairline()
                HStack(spacing: 0) {
                    let row = cancels + others
                    label(row[0], .body, height: 44)
                    Hairline(isVertical: true)
                    label(row[1], .body, height: 44)
                }
                .fixedSize(horizontal: false, vertical: true)
            } else {
                let column = others + cancels
                ForEach(Array(column.indices), id: \.self) { index in
                    Hairline()
                    label(column[index], .body, height: 44)
                }
            }
        }
        .frame(width: 270)
        .background(Material.regular)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }

    private var textFields: some View {
        VStack(spacing: 0) {
            ForEach(Array(fields.indices), id: \.self) { index in
                if index > 0 { Hairline() }
                Text(verbatim: fields[index]).font(.system(size: 13)).foregroundStyle(.tertiary)
                    .padding(.horizontal, 7).frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
            }
        }
        .background(Color(light: .white, dark: .black), in: RoundedRectangle(cornerRadius: 7, style: .continuous))
        .padding(.horizontal, 16).padding(.bottom, 16)
    }

    private var sheet: some View {
        VStack(spacing: 8) {
            VStack(spacing: 0) {
                if title != nil || message != nil {
                    VStack(spacing: 8) {
                        if let title { Text(verbatim: title).font(.system(size: 13, weight: .semibold)) }
                        if let message { Text(verbatim: message).font(.system(size: 13)) }
                    }
                    .foregroundStyle(.secondary).multilineTextAlignment(.center).padding(14)
                    .frame(maxWidth: .infinity)
                }
                ForEach(Array(others.indices), id: \.self) { index in
                    if index > 0 || title != nil || message != nil { Hairline() }
                    label(others[index], .system(size: 20), height: 57)
                }
            }
            .background(Material.thick)
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            ForEach(Array(cancels.indices), id: \.self) { index in
                label(cancels[index], .system(size: 20), height: 57)
                    .background(
                        Color(light: .white, dark: Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255)),
                        in: RoundedRectangle(cornerRadius: 14, style: .continuous))
            }
        }
        .frame(maxWidth: isTablet ? 320 : nil)
        .padding(.horizontal, 8)
        .padding(.bottom, max(8, bottomInset))
    }

    private func label(_ button: Button, _ font: Font, height: CGFloat) -> some View {
        Text(verbatim: button.title)
            .font(font.weight(button.role == .cancel ? .semibold : .regular))
            .foregroundStyle(button.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
            .lineLimit(1).minimumScaleFactor(0.7).padding(.horizontal, 8).padding(.vertical, height > 50 ? 0 : 11)
            .frame(maxWidth: .infinity, minHeight: height)
    }
}
