import CoreGeometry
import FlatlayDrawing
import Foundation

/// The drawing state of a thread.
final class DrawingThread {
    /// The contexts of `UIGraphicsPushContext`, the current one last.
    var contexts: [CGContext] = []
    /// The contexts of `UIGraphicsBeginImageContext`, the current one last.
    var imageContexts: [(context: CGContext, isOpaque: Bool)] = []
    /// The resources of the pictures that the thread draws, the current ones last.
    var resources: [DrawingResources] = []
    /// Those for when it draws none.
    var standard: DrawingResources?
    /// What layouts said before the pictures that it is about.
    var reports = LayoutReports.Pending()
    /// The completions of animations that wait for one that runs.
    var completions = Completions.Queue()

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<DrawingThread>.fromOpaque(value).release() }
        }
        return key
    }()

    /// That of the current thread, created on first use.
    static var current: DrawingThread {
        if let known = pthread_getspecific(key) {
            return Unmanaged<DrawingThread>.fromOpaque(known).takeUnretainedValue()
        }
        let made = DrawingThread()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}

/// The fonts, images and symbols of views.
package enum ViewResources {
    /// Those of the picture that this thread draws; nil for none.
    package static var current: DrawingResources? { DrawingThread.current.resources.last }

    /// Creates what a task uses instead of a renderer's defaults: tests that are about sizes need no fonts.
    @TaskLocal package static var substitute: (@Sendable () -> DrawingResources)?

    /// Those of the picture that this thread draws, otherwise a renderer's defaults. In a program without renderers, or
    /// without fonts, every character is 10 points wide.
    package static var usable: DrawingResources {
        let thread = DrawingThread.current
        if let known = thread.resources.last { return known }
        if let substitute { return substitute() }
        if let known = thread.standard { return known }
        guard let provider = ViewResources.self as? any ViewResourcesProviding.Type,
            let made = try? provider.standardResources()
        else { return DrawingResources(textShaper: GridTextShaper()) }
        thread.standard = made
        return made
    }

    /// Sets ``current`` while a closure runs.
    package static func with<Result, Failure: Error>(
        _ resources: DrawingResources, _ run: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let thread = DrawingThread.current
        thread.resources.append(resources)
        defer { thread.resources.removeLast() }
        return try run()
    }
}

/// Has the defaults of a renderer.
///
/// This module has no fonts. The renderers' module has, and conforms `ViewResources` to this protocol, so that views
/// can be measured without any setup.
package protocol ViewResourcesProviding {
    /// Returns resources for the current thread.
    static func standardResources() throws -> DrawingResources
}

/// Paints pictures that an app draws for itself.
package enum PicturePaint {
    /// Returns a picture as a bitmap; nil for one without an area, or in a program without renderers.
    package static func bitmap(_ list: DisplayList, scale: CGFloat, isOpaque: Bool) -> ImageResource? {
        guard list.size.width > 0, list.size.height > 0,
            let painter = PicturePaint.self as? any PicturePainting.Type
        else { return nil }
        do {
            return try painter.paint(list, scale: scale, isOpaque: isOpaque)
        } catch {
            ViewResources.usable.diagnostics.fail(error)
            return nil
        }
    }

    /// Returns the bitmap of the bytes of a file; nil if they are none, and in a program without renderers.
    static func image(_ data: Data, scale: CGFloat) -> ImageResource? {
        try? (PicturePaint.self as? any PicturePainting.Type)?.image(data, scale: scale)
    }

    /// Returns the bitmap of a file; nil if there is none, and in a program without renderers.
    static func image(path: String) -> ImageResource? {
        try? (PicturePaint.self as? any PicturePainting.Type)?.image(path: path)
    }

    /// Returns a bitmap as a JPEG file; nil in a program without renderers.
    static func jpeg(_ bitmap: ImageResource, quality: Int) -> Data? {
        try? (PicturePaint.self as? any PicturePainting.Type)?.jpegData(bitmap, quality: quality)
    }

    /// Returns a bitmap as a PNG file; nil in a program without renderers.
    static func png(_ bitmap: ImageResource) -> Data? {
        if bitmap.format == .png, !bitmap.encoded.isEmpty { return bitmap.encoded }
        let builder = DisplayListBuilder()
        let size = CGSize(width: bitmap.pixelWidth, height: bitmap.pixelHeight)
        builder.image(ImageDrawing(image: bitmap, rect: CGRect(origin: .zero, size: size), interpolation: .none))
        return PicturePaint.bitmap(builder.finish(size: size), scale: 1, isOpaque: bitmap.isOpaque)?.encoded
    }
}

/// Paints display lists and reads images. The renderers' module conforms `PicturePaint` to it.
package protocol PicturePainting {
    /// Returns the bitmap of the bytes of a file.
    static func image(_ data: Data, scale: CGFloat) throws -> ImageResource
    /// Returns the bitmap of a file, whose name may contain its scale.
    static func image(path: String) throws -> ImageResource
    /// Returns a picture as a bitmap whose file is a PNG.
    static func paint(_ list: DisplayList, scale: CGFloat, isOpaque: Bool) throws -> ImageResource
    /// Returns a bitmap as a JPEG file, of a quality from 0 to 100.
    static func jpegData(_ bitmap: ImageResource, quality: Int) throws -> Data
}
