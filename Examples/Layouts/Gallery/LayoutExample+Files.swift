import Flatlay

extension LayoutExample {
    /// A file of the gallery.
    public struct File {
        /// Its name.
        public let name: String
        /// What it holds.
        public let bytes: Data
    }

    /// The example's picture `NAME.png`; with frames also `NAME-frames.png`, where they are outlined, and
    /// `NAME.frames.txt`, where they stand line by line.
    ///
    /// - Throws: what `ImageRenderer` throws.
    public func files(withFrames: Bool) throws -> [File] {
        var files = [File(name: "\(name).png", bytes: try renderer().pngData())]
        if withFrames {
            let renderer = renderer(showsElementFrames: true)
            files.append(File(name: "\(name)-frames.png", bytes: try renderer.pngData()))
            files.append(File(name: "\(name).frames.txt", bytes: Data(try renderer.frameDescription().utf8)))
        }
        return files
    }

    /// The example as pixels and as vectors: `NAME.png` and `NAME.svg`.
    ///
    /// - Throws: what `ImageRenderer` throws.
    public func figureFiles() throws -> [File] {
        let renderer = renderer()
        return [
            File(name: "\(name).png", bytes: try renderer.pngData()),
            File(name: "\(name).svg", bytes: try renderer.svgData()),
        ]
    }
}
