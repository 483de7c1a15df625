import Flatlay
import Foundation

/// Renders ten thousand pictures that all differ, and looks at the memory of the process meanwhile: a program that
/// renders for days must not grow.
///
/// ```
/// long-run-benchmarks [PICTURES]
/// ```
///
/// It ends with 1 where the last tenth of the pictures took more than 5 % over the second tenth.
@main
enum LongRunBenchmarks {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 10_000
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-long-run-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = try VariedPictures(folder: folder.path)
        var samples: [Int] = []
        say("pictures  resident  of which files")
        for index in 0..<count {
            _ = try pictures.data(index)
            samples.append(residentBytes().all)
            if (index + 1) % max(1, count / 20) == 0 {
                let (all, files) = residentBytes()
                say("\(pad(index + 1, 8))  \(pad(all / 1_000_000, 5)) MB  \(pad(files / 1_000_000, 11)) MB")
            }
        }
        let tenth = max(1, count / 10)
        let early = mean(samples[tenth..<min(2 * tenth, count)])
        let late = mean(samples.suffix(tenth))
        say("second tenth \(early / 1_000_000) MB, last tenth \(late / 1_000_000) MB")
        for reading in RenderCache.shared.statistics { say("\(reading)") }
        say("decoded images: \(ImageCache.shared.count), \(ImageCache.shared.byteCount) bytes")
        guard Double(late) <= 1.05 * Double(early) else {
            say("the memory grows")
            exit(1)
        }
    }

    /// Prints a line at once, also to a file: a long run is looked at while it goes on.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func mean(_ samples: ArraySlice<Int>) -> Int {
        samples.isEmpty ? 0 : samples.reduce(0, +) / samples.count
    }

    private static func pad(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// What the process has in memory now, and how much of it are pages of files, such as fonts, which the system may take
    /// back: the second and third number of `/proc/self/statm`.
    private static func residentBytes() -> (all: Int, files: Int) {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return (0, 0) }
        let pages = text.split(separator: " ").prefix(3).compactMap { Int($0) }
        guard pages.count == 3 else { return (0, 0) }
        let size = Int(sysconf(Int32(_SC_PAGESIZE)))
        return (pages[1] * size, pages[2] * size)
    }
}
