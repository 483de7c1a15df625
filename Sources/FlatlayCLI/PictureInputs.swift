import Flatlay
import FlatlayTemplates
import Foundation

/// The files that an image is made from, which it must not overwrite.
struct PictureInputs {
    /// An input file and its role.
    struct Input {
        var path: String
        /// The role in error messages, such as "the template of the image".
        var role: String
    }

    let template: Template
    /// The path of the template; nil if it is unknown.
    var templatePath: String?
    /// The data files that replace the template's own data.
    var dataFiles: [String]
    let renderer: ImageRenderer<AnyView>
    let source: PictureSource

    /// Checks that a path is not one of the inputs, even under another name or through a symbolic link.
    ///
    /// - Throws: `FileWriteError`.
    func check(_ path: String) throws(FileWriteError) {
        // A file that does not exist yet can't be an input; this is the usual case.
        if let identity = FileIdentity(of: path) { try check(path, identity) }
    }

    /// Checks that a path is not one of the inputs.
    ///
    /// - Parameter identity: the file that it names.
    /// - Throws: `FileWriteError`.
    func check(_ path: String, _ identity: FileIdentity) throws(FileWriteError) {
        guard let input = input(identity) else { return }
        throw .isInput(path: path, input: input.path, role: input.role)
    }

    /// The paths of all files that the image was read from, and of the folders of its images: a file that is added there
    /// may be another image.
    var paths: [String] {
        let images = (renderer.images as? FileImageResolver)?.usedFiles.values.map { $0 } ?? []
        let symbols = (renderer.symbols as? SymbolLibrary)?.usedFiles.values.map { $0 } ?? []
        let folders = images.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        let fonts = template.fontFiles.map(\.path) + source.options.font
        return Set(template.filePaths + dataFiles + images + symbols + folders + fonts).sorted()
    }

    private func input(_ file: FileIdentity) -> Input? {
        if templatePath == "-", FileKind(of: "/dev/stdin") == .regular, FileIdentity(descriptor: STDIN_FILENO) == file {
            return Input(path: "standard input", role: "the template of the image")
        }
        if let path = dataFiles.first(where: { FileIdentity(of: $0) == file }) {
            return Input(path: path, role: "the data of the image")
        }
        for (index, path) in template.filePaths.enumerated() where FileIdentity(of: path) == file {
            let path = index == 0 ? templatePath ?? path : path
            return Input(path: path, role: index == 0 ? "the template of the image" : "an input of the image")
        }
        if let path = (renderer.images as? FileImageResolver)?.usedFiles[file] {
            return Input(path: path, role: "an image of the template")
        }
        if let path = (renderer.symbols as? SymbolLibrary)?.usedFiles[file] {
            return Input(path: path, role: "a symbol of the image")
        }
        if let path = source.fontFile(file, of: template) { return Input(path: path, role: "a font of the image") }
        return nil
    }
}
