import Flatlay
import Foundation

/// Renders the previews of a program to files: what `flatlay previews` runs.
///
/// A program of your own needs one line and a dependency on the module with the previews:
///
/// ```swift
/// await PreviewProgram.run(["ShopViews", "-o", "previews"])
/// ```
public enum PreviewProgram {
    /// Renders previews and prints the path of each file.
    ///
    /// - Parameter arguments: the modules, none for all of the program; `-o FOLDER`, by default `previews`; `--sheet FILE`
    ///   for one image that shows all of them; `--device NAME` for previews that name no size, by default `iphone-16`;
    ///   `--fit` to draw these in their own size; `--format png|svg|pdf`; `--show-constraints` to draw the constraints of
    ///   views of UIKit.
    /// - Returns: the exit code: 0, or 1 if a preview could not be rendered, or 2 if the arguments are wrong. What is
    ///   wrong is on standard error, with the file and line of the preview.
    @MainActor
    public static func run(_ arguments: [String]) async -> Int32 {
        do {
            return await render(try PreviewOptions(arguments))
        } catch {
            tell("\(error)")
            return 2
        }
    }

    @MainActor
    private static func render(_ options: PreviewOptions) async -> Int32 {
        var sheet = PreviewSheet()
        var names = PreviewNames()
        var code: Int32 = 0
        let modules = options.modules.isEmpty ? Previews.modules : options.modules
        if modules.isEmpty {
            tell("no module of the program has previews; make its target depend on the one with the previews")
            return 1
        }
        do {
            try FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
        } catch {
            tell("'\(options.folder)' can't be created: \(error.localizedDescription)")
            return 1
        }
        for module in modules {
            let declarations = Previews.declarations(in: module)
            if declarations.isEmpty {
                tell("\(NoPreviewsError(module: module))")
                code = 1
            }
            for declaration in declarations {
                do {
                    for preview in try await declaration.previews() {
                        let name = names.name(place: declaration.place, own: preview.name)
                        let path = "\(options.folder)/\(name).\(options.format)"
                        let renderer = try preview.renderer(on: options.device)
                        renderer.showsConstraints = options.showsConstraints
                        try renderer.write(to: path)
                        print(path)
                        if options.sheet != nil { sheet.append(renderer, name: name) }
                    }
                } catch {
                    tell("\(declaration.location): \(error)")
                    code = 1
                }
            }
        }
        guard let path = options.sheet, !sheet.isEmpty else { return code }
        do {
            try sheet.write(to: path)
            print(path)
        } catch {
            tell("\(path): \(error)")
            code = 1
        }
        return code
    }

    private static func tell(_ message: String) {
        FileHandle.standardError.write(Data("flatlay previews: \(message)\n".utf8))
    }
}

extension PreviewDeclaration {
    /// `Module/File.swift:12`, or the name of a provider.
    fileprivate var location: String {
        guard let fileID, let line else { return typeName.map { "\(module).\($0)" } ?? module }
        return "\(fileID):\(line)"
    }
}
