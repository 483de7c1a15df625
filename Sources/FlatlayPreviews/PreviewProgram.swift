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
        var declarations: [PreviewDeclaration] = []
        for module in modules {
            let found = Previews.declarations(in: module)
            declarations += found
            if found.isEmpty {
                tell("\(NoPreviewsError(module: module))")
                code = 1
            }
        }
        var walk = PreviewWalk(declarations, journal: options.journal)
        walk.drawsAgain = options.sheet != nil
        await walk.run { found in
            do {
                let path = "\(options.folder)/\(found.name).\(options.format)"
                let renderer = try found.preview.renderer(on: options.device)
                renderer.showsConstraints = options.showsConstraints
                if !found.isDrawn {
                    try renderer.write(to: path)
                    print(path)
                    // The next preview may end the program.
                    fflush(nil)
                }
                if options.sheet != nil { sheet.append(renderer, name: found.name) }
            } catch {
                if !found.isDrawn { tell("\(found.preview.declaration.location): \(error)") }
                code = 1
            }
            return Data()
        }
        for outcome in PreviewWalk.outcomes(of: declarations, journal: walk.journal) {
            guard case .failed(let message) = outcome.kind else { continue }
            tell("\(outcome.declaration.location): \(message)")
            code = 1
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
