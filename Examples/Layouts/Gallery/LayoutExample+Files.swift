import Flatlay

extension LayoutExample {
    /// A file of the gallery.
    public struct File {
        /// Its name.
        public let name: String
        /// Its content.
        public let bytes: Data
        /// What it shows; nil for a text.
        public var list: DisplayList?
    }

    /// Returns the example's image `NAME.png`; with frames also `NAME-frames.png`, where they are outlined, and
    /// `NAME.frames.txt`, which lists them.
    ///
    /// - Throws: the errors of `ImageRenderer`.
    public func files(withFrames: Bool) throws -> [File] {
        let renderer = renderer()
        var files = [File(name: "\(name).png", bytes: try renderer.pngData(), list: try renderer.displayList())]
        if withFrames {
            let renderer = self.renderer(showsElementFrames: true)
            files.append(
                File(name: "\(name)-frames.png", bytes: try renderer.pngData(), list: try renderer.displayList()))
            files.append(File(name: "\(name).frames.txt", bytes: Data(try renderer.frameDescription().utf8)))
        }
        return files
    }

    /// Returns the example as pixels and as vectors: `NAME.png` and `NAME.svg`.
    ///
    /// - Throws: the errors of `ImageRenderer`.
    public func figureFiles() throws -> [File] {
        let renderer = renderer()
        return [
            File(name: "\(name).png", bytes: try renderer.pngData(), list: try renderer.displayList()),
            File(name: "\(name).svg", bytes: try renderer.svgData()),
        ]
    }
}
