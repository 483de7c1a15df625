import Flatlay
import Foundation

/// One image that shows all previews, each below its name.
@MainActor
struct PreviewSheet {
    /// A preview and its name.
    struct Entry {
        var name: String
        var preview: FoundPreview
    }

    let entries: [Entry]
    let device: DevicePreset?

    /// The width of the sheet, in points.
    private static let width: CGFloat = 1200
    /// The largest size of an image.
    private static let largest = CGSize(width: 264, height: 420)

    /// A preview as an image file, and the size that it has on the sheet.
    private struct Tile: Identifiable, Sendable {
        var id: String
        var size: CGSize
    }

    /// Writes the sheet; the ending of the file is its format.
    func write(to path: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "flatlay-previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tiles = try entries.map { entry in
            let renderer = try entry.preview.renderer(on: device)
            try renderer.write(to: folder.appendingPathComponent(entry.name + ".png").path)
            let size = try renderer.displayList().size
            let scale = min(
                1, Self.largest.width / max(size.width, 1), Self.largest.height / max(size.height, 1))
            return Tile(id: entry.name, size: CGSize(width: size.width * scale, height: size.height * scale))
        }
        let renderer = ImageRenderer(content: Self.view(of: tiles))
        renderer.scale = 2
        renderer.images = FileImageResolver(folders: [folder.path])
        renderer.background = Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
        renderer.proposedSize = ProposedViewSize(width: Self.width, height: nil)
        try renderer.write(to: path)
    }

    private static func view(of tiles: [Tile]) -> some View {
        let columns = Array(repeating: GridItem(.fixed(largest.width), spacing: 24, alignment: .top), count: 4)
        return LazyVGrid(columns: columns, spacing: 32) {
            ForEach(tiles) { tile in
                VStack(spacing: 10) {
                    Image(tile.id + ".png").resizable()
                        .frame(width: tile.size.width, height: tile.size.height)
                        .clipShape(RoundedRectangle(cornerRadius: 8))
                        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.black.opacity(0.12)))
                    Text(tile.id).font(.system(size: 13)).foregroundStyle(Color.black.opacity(0.7)).lineLimit(2)
                        .multilineTextAlignment(.center)
                }
            }
        }
        .padding(36)
    }
}
