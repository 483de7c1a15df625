import Flatlay
import Foundation

/// One image that shows all previews, each above its name.
@MainActor
struct PreviewSheet {
    /// The most images beside each other.
    private static let columnLimit = 4
    private static let columnSpacing: CGFloat = 24
    private static let margin: CGFloat = 36
    /// The largest size of an image.
    private static let largest = CGSize(width: 264, height: 420)

    /// A preview as an image, and the size that it has on the sheet.
    private struct Tile: Identifiable, Sendable {
        var id: String
        var image: UIImage
        var size: CGSize
    }

    private var tiles: [Tile] = []

    var isEmpty: Bool { tiles.isEmpty }

    /// Adds what a renderer renders; nothing if its view has no area.
    mutating func append(_ renderer: ImageRenderer<AnyView>, name: String) {
        guard let image = renderer.uiImage, case .resource(let resource) = image.source else { return }
        let size = resource.size
        let scale = min(1, Self.largest.width / size.width, Self.largest.height / size.height)
        tiles.append(
            Tile(id: name, image: image, size: CGSize(width: size.width * scale, height: size.height * scale)))
    }

    /// Writes the sheet; the ending of the file is its format.
    func write(to path: String) throws {
        let renderer = ImageRenderer(content: Self.view(of: tiles))
        renderer.scale = 2
        renderer.background = Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
        let columns = CGFloat(min(tiles.count, Self.columnLimit))
        renderer.proposedSize = ProposedViewSize(
            width: columns * (Self.largest.width + Self.columnSpacing) - Self.columnSpacing + 2 * Self.margin,
            height: nil)
        try renderer.write(to: path)
    }

    private static func view(of tiles: [Tile]) -> some View {
        let column = GridItem(.fixed(largest.width), spacing: columnSpacing, alignment: .top)
        let columns = Array(repeating: column, count: min(tiles.count, columnLimit))
        return LazyVGrid(columns: columns, spacing: 32) {
            ForEach(tiles) { tile in
                VStack(spacing: 10) {
                    Image(uiImage: tile.image).resizable()
                        .frame(width: tile.size.width, height: tile.size.height)
                        .clipShape(RoundedRectangle(cornerRadius: 8))
                        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.black.opacity(0.12)))
                    Text(tile.id).font(.system(size: 13)).foregroundStyle(Color.black.opacity(0.7)).lineLimit(2)
                        .multilineTextAlignment(.center)
                }
            }
        }
        .padding(margin)
    }
}
