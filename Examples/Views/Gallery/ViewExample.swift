import Flatlay
import Foundation

/// A view as an app would write it, which shows what one view or modifier draws.
public struct ViewExample {
    /// The name of its type in the sources, such as `TextStyles`.
    public let typeName: String
    /// The view.
    public let content: AnyView

    init<Content: View>(_ content: @autoclosure @MainActor () -> Content) {
        typeName = String(describing: Content.self)
        self.content = AnyView(ImageRenderer(content: content).content)
    }

    /// The words of its type's name, such as `Text styles`.
    public var title: String {
        typeName.prefix(1) + typeName.dropFirst().map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
    }

    /// The name of its image, such as `text-styles`.
    public var name: String {
        title.lowercased().replacing(" ", with: "-")
    }

    /// Creates a renderer for its image, which is 300 points wide and as high as the view.
    public func renderer() -> ImageRenderer<AnyView> {
        let sheet =
            content
            .padding(16)
            .frame(maxWidth: .infinity)
        let renderer = ImageRenderer(content: AnyView(sheet))
        renderer.proposedSize.width = 300
        renderer.scale = 2
        renderer.background = Color(.systemBackground)
        renderer.images = Self.images
        renderer.title = title
        return renderer
    }

    /// The images that the examples name, drawn here so that no file is needed.
    private static let images: any ImageResolving = {
        let leaf = Image(systemName: "leaf.fill").font(.system(size: 44)).foregroundStyle(.brown)
        let pictures = [
            picture("landscape", of: Landscape()), picture("https://example.com/landscape.png", of: Landscape()),
            picture("leaf", of: leaf),
        ]
        return ImageTable(pictures.compactMap(\.self))
    }()

    /// Returns a view as a bitmap; nil if it can't be drawn, which leads to a box with the name and a diagnostic.
    private static func picture<Content: View>(_ name: String, of content: Content) -> ImageResource? {
        let renderer = ImageRenderer(content: content)
        renderer.scale = 2
        guard let data = try? renderer.pngData() else { return nil }
        return try? ImageDecoder().decode(data, name: name, scale: 2)
    }
}

/// Mountains in front of an evening sky.
private struct Landscape: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .orange, .yellow], startPoint: .top, endPoint: .bottom)
            Circle().fill(.white).frame(width: 18, height: 18).position(x: 84, y: 28)
            ridge([60, 34, 52, 22, 46, 40, 58], Color(red: 0.33, green: 0.29, blue: 0.5))
            ridge([72, 58, 66, 54, 62, 50, 64], Color(red: 0.15, green: 0.2, blue: 0.32))
        }
        .frame(width: 120, height: 80)
    }

    private func ridge(_ heights: [CGFloat], _ color: Color) -> some View {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 80))
            for (index, height) in heights.enumerated() {
                path.addLine(to: CGPoint(x: CGFloat(index) * 20, y: height))
            }
            path.addLine(to: CGPoint(x: 120, y: 80))
            path.closeSubpath()
        }
        .fill(color)
    }
}
