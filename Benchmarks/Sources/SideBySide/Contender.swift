import ComparedScenes
import Flatlay
import Foundation

/// A program that draws the scenes, and how it is called.
struct Contender: Hashable {
    /// The parts that contenders play.
    enum Part: Hashable {
        /// Flatlay, on so many threads; nil for all cores.
        case flatlay(threads: Int?)
        /// What C with Cairo and Pango can do at best.
        case limit
        /// What C with Cairo and Pango does when written the plain way.
        case plain
        /// Another program that people use.
        case peer
        /// Another program that draws the same grid each time, and reuses what it computed for the one before. It is
        /// shown beside the others, and not compared with.
        case repeating
    }

    let name: String
    let part: Part

    static let flatlay = Contender(name: "Flatlay", part: .flatlay(threads: 1))
    static let flatlayOnAllCores = Contender(name: "Flatlay, all cores", part: .flatlay(threads: nil))
    static let limit = Contender(name: "C, tuned", part: .limit)
    static let plain = Contender(name: "C, plain", part: .plain)

    static let typstRepeating = Contender(name: "typst, the same grid again", part: .repeating)

    static func peer(_ name: String) -> Contender { Contender(name: name, part: .peer) }

    /// Whether a run is so short that it is repeated: otherwise a moment in which the machine does something else would
    /// decide the result.
    var isQuick: Bool {
        switch part {
        case .flatlay, .limit: true
        case .plain, .peer, .repeating: false
        }
    }

    /// Whether the program makes files of a kind.
    func makes(_ kind: ImageFormat, of scene: ComparedScene) -> Bool {
        switch part {
        case .flatlay: true
        case .limit: !scene.isRealContent
        case .plain: kind == .png && !scene.isRealContent
        case .repeating: scene == .grid
        case .peer where scene.isRealContent:
            switch name {
            // It has no blurs and no backdrops, and a batch is for programs that draw cards.
            case "typst": scene != .effects && scene != .cards
            case "takumi": kind != .pdf
            // Its pages of a PDF file are those that it prints.
            case "chromium": kind != .svg
            default: false
            }
        case .peer:
            switch name {
            case "typst": true
            case "takumi": kind != .pdf
            case "skia": kind != .pdf
            default: kind == .png
            }
        }
    }

    /// The command, with its arguments. A single picture is written to `file`.
    func command(_ job: Job, file: String, in place: Place) -> [String] {
        let (scene, kind, count) = (job.scene, job.kind, job.count)
        return switch part {
        case .flatlay where scene == .cards:
            [
                "\(place.home)/venv/bin/python", "\(place.ownPeers)/draw.py", "flatlay", scene.rawValue, kind.rawValue,
                "\(count)", place.home,
            ] + (count == 1 ? [file] : [])
        case .flatlay(let threads):
            [place.flatlay, scene.rawValue, "--format", kind.rawValue, "--count", "\(count)", "--data", place.data]
                + (threads.map { ["--threads", "\($0)"] } ?? []) + (count == 1 ? ["-o", file] : [])
                + (job.keepsText ? ["--text-mode", "text"] : [])
        case .limit, .plain:
            ["\(place.home)/cbench", scene.rawValue, "n=\(count)", "scale=\(Int(scene.scale))", "data=\(place.data)"]
                + (part == .limit
                    ? ["text=2", "draw=\(kind == .png ? 2 : 0)", "enc=isalstream1"] : ["text=0", "draw=0"])
                + (count == 1 ? ["out=\(file)", "-v"] : ["kind=\(kind.rawValue)"])
        case .peer where scene.isRealContent || name == "typst" && scene != .og:
            [
                "\(place.home)/venv/bin/python", "\(place.ownPeers)/draw.py", name, scene.rawValue, kind.rawValue,
                "\(count)", place.home,
            ] + (count == 1 ? [file] : [])
        case .peer, .repeating:
            [
                "\(place.home)/venv/bin/python", "\(place.peers)/peers.py", programName,
                scene.rawValue, kind.rawValue, "\(count)",
            ]
                + (count == 1 ? [file] : [])
        }
    }

    /// What the other programs for the first three scenes are called there.
    private var programName: String {
        switch (part, name) {
        case (.repeating, _): "typst"
        // The same shell of the browser as for the scenes of real content.
        case (_, "chromium"): "chrome_shell_fast"
        default: name
        }
    }

    /// The variables that tell a program how to draw.
    func environment(in place: Place) -> [String: String] {
        var variables = ["BENCH_HOME": place.home, "NOCLIP": "1"]
        guard case .flatlay(let threads) = part else { return variables }
        variables["FLATLAY"] = place.command
        if let threads { variables["FLATLAY_THREADS"] = "\(threads)" }
        return variables
    }
}

/// Where the programs lie.
struct Place {
    /// The program that draws with Flatlay.
    let flatlay: String
    /// The command `flatlay`, which draws batches.
    let command: String
    /// The folder of the peers' programs as they are written.
    let peers: String
    /// The folder of the peers' programs for the scenes of real content.
    let ownPeers: String
    /// The folder that they were built into.
    let home: String

    /// The texts that all draw.
    var data: String { "\(home)/data" }
}
