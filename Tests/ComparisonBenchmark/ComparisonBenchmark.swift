import Flatlay
import FlatlaySnapshots
import Foundation

/// Measures how long a snapshot of 3840 × 2160 pixels takes that passes, and one that fails.
///
/// ```
/// ComparisonBenchmark prepare FOLDER           writes the images, also for other programs
/// ComparisonBenchmark pass|fail FOLDER RUNS    prints the time of each run in milliseconds
/// ComparisonBenchmark many FOLDER COUNT        verifies snapshots of 1200 × 800 pixels, prints the time of each
/// ```
///
/// It is no part of `Benchmarks`, because what it measures is not public.
@main
enum ComparisonBenchmark {
    @MainActor static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case "prepare" where arguments.count == 2: try Pictures(folder: arguments[1]).prepare()
            case "pass" where arguments.count == 3:
                try measure(Pictures(folder: arguments[1]).pass, runs: Int(arguments[2]) ?? 5)
            case "fail" where arguments.count == 3:
                try measure(Pictures(folder: arguments[1]).fail, runs: Int(arguments[2]) ?? 5)
            case "many" where arguments.count == 3:
                try Pictures(folder: arguments[1]).verifyMany(Int(arguments[2]) ?? 1000)
            default:
                print("ComparisonBenchmark prepare FOLDER | pass FOLDER RUNS | fail FOLDER RUNS | many FOLDER COUNT")
                exit(2)
            }
        } catch {
            FileHandle.standardError.write(Data("ComparisonBenchmark: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ prepared: () throws -> () throws -> Void, runs: Int) throws {
        let body = try prepared()
        // The first run loads what later ones have.
        try body()
        for _ in 0..<runs {
            let start = ContinuousClock.now
            try body()
            let time = start.duration(to: .now)
            print(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
        }
    }
}

/// The images that are compared.
private struct Pictures {
    let folder: String

    struct WrongVerdict: Error {}

    /// Writes `reference.png` with its hashes, `same.png` and `changed.png` without any, and the pixels of both.
    @MainActor func prepare() throws {
        let renderer = ImageRenderer(content: Cards())
        renderer.scale = 2
        let list = try renderer.displayList()
        let bitmap = try PNGRenderer(options: PNGOptions(scale: 2)).bitmap(for: list)
        let reference = try ImageReference.data(
            for: bitmap, scale: 2, environment: RenderEnvironment.current(for: list), tree: nil)
        try reference.write(to: file("reference.png"))
        try PNGEncoder().encode(bitmap).write(to: file("same.png"))
        let changed = changed(bitmap)
        try PNGEncoder().encode(changed).write(to: file("changed.png"))
        try Data(bitmap.bytes).write(to: file("same.pixels"))
        try Data(changed.bytes).write(to: file("changed.pixels"))
    }

    /// A snapshot whose pixels are those of its reference.
    func pass() throws -> () throws -> Void {
        let bitmap = try pixels("same.pixels")
        return {
            let reference = try ImageReference(contentsOf: file("reference.png").path)
            guard try reference.compare(with: bitmap) == .same else { throw WrongVerdict() }
        }
    }

    /// A snapshot that differs, and the picture of the differences.
    func fail() throws -> () throws -> Void {
        let bitmap = try pixels("changed.pixels")
        return {
            let reference = try ImageReference(contentsOf: file("reference.png").path)
            guard case .different(let difference) = try reference.compare(with: bitmap) else { throw WrongVerdict() }
            let picture = try DifferenceImage.data(
                reference: reference.decoded(), result: bitmap, difference: difference)
            try picture.write(to: file("difference.png"))
        }
    }

    /// Verifies different images of 1200 × 800 pixels, each against a reference of its own, as a suite does.
    @MainActor func verifyMany(_ count: Int) throws {
        let renderer = ImageRenderer(content: Cards().frame(width: 600, height: 400, alignment: .topLeading).clipped())
        renderer.scale = 2
        let list = try renderer.displayList()
        let bitmap = try PNGRenderer(options: PNGOptions(scale: 2)).bitmap(for: list)
        let environment = RenderEnvironment.current(for: list)
        let images = (0..<count).map { index in
            var bytes = bitmap.bytes
            for place in 0..<16 { bytes[place * 4] ^= index >> place & 1 == 1 ? 0x40 : 0 }
            return RenderedBitmap(width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: true)
        }
        for (index, image) in images.enumerated() {
            let data = try ImageReference.data(
                for: image, scale: 2, environment: environment, tree: nil, compression: .fast)
            try data.write(to: file("many-\(index).png"))
        }
        let start = ContinuousClock.now
        for (index, image) in images.enumerated() {
            let reference = try ImageReference(contentsOf: file("many-\(index).png").path)
            guard try reference.compare(with: image) == .same else { throw WrongVerdict() }
        }
        let time = start.duration(to: .now)
        let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
        for index in images.indices { try? FileManager.default.removeItem(at: file("many-\(index).png")) }
        print("\(count) snapshots of \(bitmap.width)×\(bitmap.height) pixels: \(milliseconds / Double(count)) ms each")
    }

    private func pixels(_ name: String) throws -> RenderedBitmap {
        RenderedBitmap(
            width: 3840, height: 2160, bytes: Array(try Data(contentsOf: file(name))), isOpaque: true)
    }

    private func file(_ name: String) -> URL { URL(fileURLWithPath: folder).appendingPathComponent(name) }

    /// The image with 680 other pixels, in three places.
    private func changed(_ bitmap: RenderedBitmap) -> RenderedBitmap {
        var bytes = bitmap.bytes
        for (left, top, width, height) in [(400, 300, 20, 20), (2000, 1500, 27, 10), (3700, 2100, 10, 1)] {
            for y in top..<(top + height) {
                for x in left..<(left + width) { bytes[(y * bitmap.width + x) * 4] ^= 0x60 }
            }
        }
        return RenderedBitmap(width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: true)
    }
}

/// Cards with texts, 1920 × 1080 points.
private struct Cards: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(0..<9, id: \.self) { row in
                HStack(spacing: 12) {
                    ForEach(0..<8, id: \.self) { column in
                        VStack(alignment: .leading, spacing: 4) {
                            Text("Card \(row * 8 + column)").font(.headline)
                            Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.")
                                .font(.caption).foregroundStyle(.secondary)
                            Spacer(minLength: 0)
                            Text("\(row * 137 + column * 29) items").font(.footnote)
                        }
                        .padding(10)
                        .frame(width: 222, height: 105, alignment: .leading)
                        .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
                    }
                }
            }
        }
        .frame(width: 1920, height: 1080)
        .background(Color(red: 0.93, green: 0.94, blue: 0.97))
    }
}
