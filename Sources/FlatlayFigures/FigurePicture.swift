import Flatlay
import FlatlaySnapshots
import Foundation

/// All pictures of a figure, in memory.
package struct FigurePicture {
    /// A file.
    package struct File {
        package var name: String
        package var data: Data
    }

    /// The size in points.
    package private(set) var size = CGSize.zero
    package private(set) var files: [File] = []
    /// Warnings about what could not be drawn as requested, each once.
    package private(set) var warnings: [String] = []
    /// The paths of the fonts of all texts.
    package private(set) var fonts: Set<String> = []

    /// Renders all pictures; if one fails, there are none.
    ///
    /// - Parameters:
    ///   - annotations: what is drawn above and around the view.
    ///   - makeRenderer: makes the renderer for a style. Its scale is set here.
    package init(
        _ name: String, _ options: FigureOptions, annotations: [FigureAnnotation],
        makeRenderer: (ColorScheme) throws -> ImageRenderer<AnyView>
    ) throws {
        var vectors: [SchemeSVG.Part] = []
        for scheme in options.schemes {
            let renderer = try makeRenderer(scheme.colorScheme)
            renderer.colorScheme = scheme.colorScheme
            if options.showsFrames { renderer.content = AnyView(renderer.content.showsElementFrames()) }
            for scale in options.scales.sorted() {
                renderer.scale = CGFloat(scale)
                let picture = try AnnotatedPicture(renderer, annotations)
                let list = picture.list
                note(list, renderer.diagnostics.map(\.description) + picture.warnings)
                if options.formats.contains(.png) {
                    let file = FigureFileName.png(name, isDark: options.isDark(scheme), scale: scale)
                    files.append(File(name: file, data: try renderer.data(of: list, as: .png)))
                }
                // Frames are rounded to pixels: the vectors are those of the finest.
                if options.formats.contains(.svg), scale == options.scales.max() {
                    vectors.append(
                        SchemeSVG.Part(
                            scheme: scheme, list: list, title: renderer.title,
                            description: renderer.accessibilityDescription))
                }
            }
        }
        if !vectors.isEmpty {
            files.append(File(name: FigureFileName.svg(name), data: try SchemeSVG.data(of: vectors)))
        }
    }

    private mutating func note(_ list: DisplayList, _ entries: [String]) {
        if size == .zero { size = list.size }
        fonts.formUnion(RenderEnvironment.fonts(of: list).map(\.file.path))
        for entry in entries where !warnings.contains(entry) { warnings.append(entry) }
    }
}
