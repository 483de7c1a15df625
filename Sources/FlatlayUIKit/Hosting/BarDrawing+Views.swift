import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitViews

/// Draws the bars and alerts of controllers with the views of SwiftUI-shaped screens, so that both are the same.
extension BarDrawing: BarDrawingProviding {
    @MainActor package static func height(of bar: NavigationBarModel) -> CGFloat {
        NavigationBar.height(of: bar.content, isTablet: bar.isTablet)
    }

    @MainActor package static func draw(
        _ bar: NavigationBarModel, in rect: CGRect, of view: UIView, context: CGContext
    ) {
        let background: AnyView =
            switch bar.fill {
            case .clear: AnyView(EmptyView())
            case .material: AnyView(Rectangle().fill(Material.bar))
            case .color(let color): AnyView(Color(uiColor: color))
            }
        let content = bar.content
        let top = bar.topInset
        let shadow = bar.shadow
        let scale = view.traitCollection.displayScale
        drawBar(
            NavigationBar(content, isTablet: bar.isTablet)
                .padding(.top, top)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .background {
                    background.overlay(alignment: .bottom) {
                        if let shadow {
                            Color(uiColor: shadow).frame(height: 1 / max(scale, 1))
                        }
                    }
                }, in: rect, of: view, context: context)
    }

    @MainActor package static func height(of bar: TabBarModel) -> CGFloat { TabBar.height(isTablet: bar.isTablet) }

    @MainActor package static func draw(_ bar: TabBarModel, in rect: CGRect, of view: UIView, context: CGContext) {
        let style: AnyShapeStyle? =
            if case .color(let color) = bar.fill { AnyShapeStyle(Color(uiColor: color)) } else { nil }
        drawBar(
            TabBarArea(
                entries: bar.items.enumerated().map { index, item in
                    let image = index == bar.selection ? item.selectedImage ?? item.image : item.image
                    return (
                        AnyView(
                            Label {
                                Text(verbatim: item.title ?? "")
                            } icon: {
                                if let image { Image(uiImage: image) }
                            }), item.badgeValue
                    )
                }, selection: bar.selection, isTablet: bar.isTablet, bottomInset: bar.bottomInset,
                showsBackground: bar.fill != .clear, style: style
            ), in: rect, of: view, context: context)
    }

    @MainActor package static func draw(_ alert: AlertModel, in rect: CGRect, of view: UIView, context: CGContext) {
        draw(
            AlertScreen(
                title: alert.title, message: alert.message, isSheet: alert.isSheet,
                buttons: alert.actions.map { action in
                    AlertScreen.Button(
                        title: action.title ?? "",
                        role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil)
                }, fields: alert.fields.map { $0.placeholder ?? "" }, bottomInset: alert.bottomInset,
                isTablet: view.traitCollection.userInterfaceIdiom == .pad), in: rect, of: view, context: context)
    }

    /// Draws a bar, whose texts but for a large title keep their size.
    @MainActor
    private static func drawBar(_ content: some View, in rect: CGRect, of view: UIView, context: CGContext) {
        var environment = HostingView.environment(of: view)
        environment.takeLookOfBars()
        draw(content, in: rect, environment, of: view, context: context)
    }

    @MainActor
    private static func draw(_ content: some View, in rect: CGRect, of view: UIView, context: CGContext) {
        var environment = HostingView.environment(of: view)
        environment.forgetLook()
        draw(content, in: rect, environment, of: view, context: context)
    }

    @MainActor
    private static func draw(
        _ content: some View, in rect: CGRect, _ environment: EnvironmentValues, of view: UIView, context: CGContext
    ) {
        let host = ViewHost(
            content.tint(Color(uiColor: view.tintColor ?? .systemBlue)), environment: environment,
            resources: context.resources)
        context.drawForeign(in: rect) { builder, place in host.draw(in: place, into: builder) }
    }
}

extension NavigationBarModel {
    fileprivate var content: NavigationBar.Content {
        var content = NavigationBar.Content()
        content.title = title.map { title in
            var text = Text(verbatim: title)
            if let color = isLarge ? largeTitleColor ?? titleColor : titleColor {
                text = text.foregroundColor(Color(uiColor: color))
            }
            return text
        }
        content.isLarge = isLarge
        content.back = back.map { NavigationBar.BackItem(title: $0.isEmpty ? nil : Text(verbatim: $0)) }
        content.scrolled = scrolled
        content.leading = leading.isEmpty ? nil : AnyView(BarButtons(items: leading))
        content.trailing = trailing.isEmpty ? nil : AnyView(BarButtons(items: trailing.reversed()))
        if let search {
            var field = SearchField(prompt: Text(verbatim: search.prompt))
            field.take(text: search.text, isActive: search.isActive)
            content.search = field
        }
        content.take(subtitle: subtitle, isInCard: isInCard)
        return content
    }
}

/// Buttons of a bar, beside each other.
nonisolated private struct BarButtons: View {
    struct Entry {
        var title: String?
        var image: UIImage?
        var isBold: Bool
        var isEnabled: Bool
        var tint: UIColor?
    }

    private let entries: [Entry]

    @MainActor init(items: [UIBarButtonItem]) {
        entries = items.map { item in
            Entry(
                title: item.title ?? item.systemItem?.title,
                image: item.image ?? item.systemItem?.symbolName.flatMap { UIImage(systemName: $0) },
                isBold: item.style == .done, isEnabled: item.isEnabled, tint: item.tintColor)
        }
    }

    var body: some View {
        HStack(spacing: 16) {
            ForEach(Array(entries.indices), id: \.self) { index in
                let entry = entries[index]
                Group {
                    if let image = entry.image {
                        Image(uiImage: image).imageScale(.large)
                    } else if let title = entry.title {
                        Text(verbatim: title).fontWeight(entry.isBold ? .semibold : .regular)
                    }
                }
                .foregroundStyle(
                    !entry.isEnabled
                        ? AnyShapeStyle(Color(uiColor: .tertiaryLabel))
                        : entry.tint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
            }
        }
    }
}
