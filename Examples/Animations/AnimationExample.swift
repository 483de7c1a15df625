import Flatlay
import SceneExamples

/// An animation of the gallery.
public struct AnimationExample: Sendable {
    /// The name of its files, without the extension.
    public let name: String
    /// What it shows.
    public let summary: String
    /// The formats in which it is written.
    public let formats: [AnimationFormat]
    private let make: @Sendable () throws -> AnimatedDisplayList

    /// All animations: one in every format, for comparison, and those of the scenes in the smallest format.
    public static let all = [planets] + SceneExample.all.map(AnimationExample.init(scene:))

    init(
        name: String, summary: String, formats: [AnimationFormat] = AnimationFormat.allCases,
        make: @escaping @Sendable () throws -> AnimatedDisplayList
    ) {
        self.name = name
        self.summary = summary
        self.formats = formats
        self.make = make
    }

    private init(scene: SceneExample) {
        self.init(name: scene.name + "-animation", summary: scene.summary, formats: [.svg], make: scene.animation)
    }

    /// The animation.
    public func animation() throws -> AnimatedDisplayList { try make() }

    /// The names of its files.
    public var fileNames: [String] {
        formats.map { "\(name).\($0.rawValue)" } + (formats.count > 1 ? ["\(name)-strip.png"] : [])
    }

    /// Its files: the animation in each format, at two pixels per point, and if there are several moments, six of them
    /// side by side.
    public func files() throws -> [(name: String, bytes: Data)] {
        let animation = try animation()
        var bytes = try formats.map { try animation.data(as: $0, scale: 2) }
        if formats.count > 1 {
            let strip = ImageRenderer(content: try FrameStrip(animation, count: 6, columns: 3, pictureWidth: 200))
            strip.background = .white
            strip.scale = 2
            bytes.append(try strip.pngData())
        }
        return zip(fileNames, bytes).map { ($0, $1) }
    }
}
