import BenchmarkReporting
import ComparedScenes
import Flatlay
import Foundation

/// Renders one of the compared scenes again and again, and prints what that cost as a line of JSON:
/// milliseconds per picture, bytes of the last one, and the most memory that the process had.
/// `contents` writes what the scenes of real content show, for other programs.
///
/// ```
/// compared-scenes SCENE [--format png|svg|pdf] [--text-mode outlines|text] [--count N] [--threads N]
///                          [--data FOLDER] [-o FILE]
/// compared-scenes contents FOLDER
/// ```
@main
enum ComparedScenesCommand {
    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("compared-scenes: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() throws {
        var arguments = Arguments(CommandLine.arguments.dropFirst())
        if arguments.rest.first == "contents", let folder = arguments.rest.dropFirst().first {
            return try SceneContents.write(to: folder)
        }
        let format = try arguments.value(of: "--format").map { try choice($0, ImageFormat.self) } ?? .png
        let textMode = try textMode(arguments.value(of: "--text-mode"))
        let count = try arguments.number(of: "--count") ?? 1
        let threads = try arguments.number(of: "--threads")
        let folder = arguments.value(of: "--data")
        let output = arguments.value(of: "-o")
        let scene = try choice(arguments.rest.first ?? "", ComparedScene.self)
        let data = try folder.map { try SceneData(folder: $0, scene: scene, variants: count + 1) } ?? SceneData()
        var milliseconds: [Double] = []
        var bytes = Data()
        // The first picture is not counted: it warms up.
        for variant in 0...(count == 1 ? 0 : count) {
            let start = ContinuousClock.now
            let renderer = scene.renderer(data, variant: variant)
            renderer.threadLimit = threads
            bytes = try format == .svg ? renderer.svgData(textMode: textMode) : renderer.data(as: format)
            milliseconds.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        if let output { try bytes.write(to: URL(fileURLWithPath: output), options: .atomic) }
        let first = milliseconds[0]
        let warm = milliseconds.dropFirst(count == 1 ? 0 : 1).sorted()
        let line = String(
            format: "{\"work\":\"%@\",\"kind\":\"%@\",\"n\":%d,\"first\":%.2f,\"median\":%.3f,\"min\":%.3f,"
                + "\"bytes\":%d,\"rss_mb\":%.1f}",
            scene.rawValue, format.rawValue, count, first, warm[warm.count / 2], warm[0], bytes.count,
            Double(PeakMemory.bytes) / 1_048_576)
        print(line)
    }

    private static func textMode(_ text: String?) throws -> SVGOptions.TextMode {
        switch text {
        case nil, "outlines": .outlines
        case "text": .text
        case let other?: throw ArgumentError(description: "'\(other)' is none of outlines, text")
        }
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ text: String, _ type: Choice.Type
    ) throws -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: text) { return choice }
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw ArgumentError(description: "'\(text)' is none of \(known)")
    }
}
