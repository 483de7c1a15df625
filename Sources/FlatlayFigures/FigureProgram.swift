import Flatlay
import FlatlayBytes
import FlatlayLive
import FlatlayRendering
import Foundation

/// A program with figures in code, which `swift package figures` builds and runs.
///
/// Its file `main.swift` lists them:
///
/// ```swift
/// import FlatlayFigures
/// import ShopViews
///
/// FigureProgram.run {
///     Figure("card", size: .width(320), alt: "A card with a title and a photo") { CardView(card: .example) }
///     Figure("badge", alt: "A badge with the number 3") { Badge(count: 3) }
/// }
/// ```
///
/// The target is an executable one, and `Figures/figures.yaml` names it under `targets`.
@MainActor
public enum FigureProgram {
    /// Renders the figures that the command requests, and ends the program. Without a request it lists them.
    public static func run(@FigureBuilder _ figures: () -> [Figure]) -> Never {
        let arguments = CommandLine.arguments.dropFirst().map { $0 }
        let figures = figures()
        guard arguments == [LiveProgram.option] else { exit(code(of: arguments, figures)) }
        // Tasks of views go on between the requests.
        Task { exit(await LiveProgram.run(figures.map(\.live))) }
        dispatchMain()
    }

    /// Answers a request; see ``run(_:)``.
    static func code(of arguments: [String], _ figures: [Figure]) -> Int32 {
        guard arguments.count == 2, arguments[0] == FigureRequest.option else {
            for figure in figures { print("\(figure.name)  \(figure.place)") }
            tell("'swift package figures render' renders these figures")
            return arguments.isEmpty ? 0 : 2
        }
        guard let data = FileManager.default.contents(atPath: arguments[1]),
            let request = try? JSONDecoder().decode(FigureRequest.self, from: data)
        else {
            tell("'\(arguments[1])' is no request of this version of Flatlay")
            return 2
        }
        let answer = answer(to: request, figures)
        do {
            try AtomicFile.write(JSONEncoder().encode(answer), to: request.answer)
        } catch {
            tell("\(error)")
            return 1
        }
        return 0
    }

    static func answer(to request: FigureRequest, _ figures: [Figure]) -> FigureAnswer {
        var places: [String: String] = [:]
        let answers = figures.map { figure in
            var answer = FigureAnswer.Figure(
                name: figure.name, alt: figure.alt, place: figure.place, options: figure.options(request.options),
                folder: figure.folder)
            do {
                if let problem = figure.problem(in: answer.options) { throw FigureError(description: problem) }
                if let place = places.updateValue(figure.place, forKey: figure.name) {
                    throw FigureError(
                        description: "the name '\(figure.name)' is that of the figure at \(place), too; rename one")
                }
                let picture = try FigurePicture(
                    figure.name, answer.options, annotations: figure.annotations
                ) { _ in figure.renderer() }
                for file in picture.files { try AtomicFile.write(file.data, to: request.output + "/" + file.name) }
                (answer.width, answer.height) = (picture.size.width, picture.size.height)
                answer.files = picture.files.map(\.name)
                answer.fonts = picture.fonts.sorted()
                answer.warnings = picture.warnings
            } catch {
                answer.error = "\(error)"
            }
            return answer
        }
        return FigureAnswer(flatlay: FlatlayVersion.current, figures: answers)
    }

    private static func tell(_ message: String) {
        FileHandle.standardError.write(Data("figures: \(message)\n".utf8))
    }
}

/// Why a figure can't be rendered.
struct FigureError: Error, CustomStringConvertible {
    let description: String
}

extension Figure {
    /// The options, with those of the list for what the figure leaves open.
    func options(_ list: FigureOptions) -> FigureOptions {
        var options = list
        if let schemes { options.schemes = FigureScheme.allCases.filter(schemes.map(FigureScheme.init).contains) }
        if let scales { options.scales = Set(scales).sorted() }
        if let formats { options.formats = FigureFormat.allCases.filter(formats.contains) }
        options.showsFrames = showsFrames
        return options
    }

    /// The problem with the declaration; nil if there is none.
    func problem(in options: FigureOptions) -> String? {
        if let problem = FigureFileName.problem(of: name) { return problem }
        if alt.allSatisfy(\.isWhitespace) { return "'alt' is empty; say what the picture shows" }
        if options.schemes.isEmpty || options.scales.isEmpty || options.formats.isEmpty {
            return "there are no styles, no scales or no formats; name one of each"
        }
        if let scale = options.scales.first(where: { !(1...3).contains($0) }) {
            return "the scale \(scale) is not 1, 2 or 3"
        }
        return nil
    }

    @MainActor
    func renderer() -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: makeContent())
        switch size.kind {
        case .proposal(let width, let height): renderer.proposedSize = ProposedViewSize(width: width, height: height)
        case .device(let device): renderer.show(on: device)
        }
        renderer.background = background
        renderer.accessibilityDescription = alt
        return renderer
    }

    /// The figure on the page of `flatlay preview`: in one style and scale.
    @MainActor
    var live: LiveEntry {
        let parts = place.split(separator: ":")
        let picture = LiveAnswer.Picture(
            name: name, file: parts.first.map(String.init), line: parts.last.flatMap { Int($0) })
        return LiveEntry(picture) { choices, _ in
            let options = options(.standard)
            if let problem = problem(in: options) { throw FigureError(description: problem) }
            let renderer = renderer()
            renderer.scale = CGFloat(options.scales.max() ?? 2)
            if let scheme = options.schemes.first { renderer.colorScheme = scheme.colorScheme }
            if let device = choices.device { renderer.show(on: device) }
            choices.apply(to: renderer)
            if options.showsFrames { renderer.content = AnyView(renderer.content.showsElementFrames()) }
            let picture = try AnnotatedPicture(renderer, annotations)
            return LiveEntry.Drawing(renderer: renderer, list: picture.list, warnings: picture.warnings)
        }
    }
}
