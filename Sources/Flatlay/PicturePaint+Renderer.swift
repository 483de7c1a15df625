import CoreGeometry
import FlatlayDrawing
import FlatlayFormats
import FlatlayImages
import FlatlayViews
import Foundation
import UIKitViews

extension PicturePaint: PicturePainting {
    /// Returns the bitmap of the bytes of a file.
    package static func image(_ data: Data, scale: CGFloat) throws -> ImageResource {
        try ImageDecoder().decode(data, name: "image", scale: scale)
    }

    /// Returns the bitmap of a file, whose name may contain its scale.
    package static func image(path: String) throws -> ImageResource {
        let path = URL(fileURLWithPath: path).path
        return try FileImageResolver(folders: [], allowedRoots: ["/"]).image(named: path)
    }

    /// Returns a picture as a bitmap whose file is a PNG.
    package static func paint(_ list: DisplayList, scale: CGFloat, isOpaque: Bool) throws -> ImageResource {
        let renderer = ImageRenderer(content: EmptyView())
        renderer.scale = scale
        let list = isOpaque ? list.onBlack : list
        let bitmap = try renderer.bitmap(of: list)
        return ImageResource(
            name: "picture", pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: scale, pixels: bitmap.bytes,
            isOpaque: bitmap.isOpaque, format: .png, encoded: try renderer.data(of: list, as: .png))
    }

    /// Returns a bitmap as a JPEG file, of a quality from 0 to 100. Transparent pixels are black, as in UIKit.
    package static func jpegData(_ bitmap: ImageResource, quality: Int) throws -> Data {
        let renderer = ImageRenderer(content: EmptyView())
        renderer.imageQuality = quality
        let size = CGSize(width: bitmap.pixelWidth, height: bitmap.pixelHeight)
        let builder = DisplayListBuilder()
        builder.image(ImageDrawing(image: bitmap, rect: CGRect(origin: .zero, size: size), interpolation: .none))
        return try renderer.data(of: builder.finish(size: size).onBlack, as: .jpeg)
    }
}

extension DisplayList {
    /// The picture on a black background.
    fileprivate var onBlack: DisplayList {
        let builder = DisplayListBuilder()
        builder.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(.black))
        builder.draw(self)
        return builder.finish(size: size)
    }
}
