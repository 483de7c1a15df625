import ArgumentParser
import Flatlay
import FlatlaySnapshots
import Foundation

/// The command `flatlay compare`, which compares two images pixel by pixel.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compares two images pixel by pixel.",
        discussion: """
            Images are PNG or JPEG files. Without options, no pixel may differ. -o writes a picture of the differences, \
            if there are any: the reference in pale grey, pixels beyond the tolerance in red (violet if alpha differs), \
            others in yellow. Exit codes: 0 the images are the same, 1 they differ, 2 they cannot be compared or the \
            command line is invalid.
            """)

    @Argument(help: "The image that is expected.", completion: .file(extensions: ["png", "jpeg", "jpg"]))
    var reference: String

    @Argument(help: "The image that is compared with it.", completion: .file(extensions: ["png", "jpeg", "jpg"]))
    var image: String

    @Option(
        name: [.short, .long],
        help: "A PNG file for a picture of the differences. It is written only if there are any.",
        completion: .file(extensions: ["png"]))
    var output: String?

    @Option(help: "How much red, green, blue and alpha of a pixel may differ, from 0 to 255. (default: 0)")
    var tolerance: Int?

    @Option(help: "How many pixels may differ by more than that. (default: 0)")
    var count: Int?

    @Option(help: "Counts pixels in each square window with this side, instead of in the whole image.")
    var window: Int?

    @Option(
        help: ArgumentHelp(
            "How much the colour of a pixel may differ for the eye: 1 is the difference of black and white, 0.02 is "
                + "just noticeable. Takes the place of --tolerance."))
    var perceptual: Double?

    @Option(help: "An area of pixels that is not compared: x,y,width,height. Repeatable.", transform: IgnoredArea.init)
    var ignore: [IgnoredArea] = []

    @Flag(help: "Prints the result as a line of JSON.")
    var json = false

    func validate() throws {
        if let tolerance, !(0...255).contains(tolerance) {
            throw ValidationError("--tolerance takes a number from 0 to 255")
        }
        if let count, count < 0 { throw ValidationError("--count takes a number of pixels, 0 or more") }
        if let window, window < 1 { throw ValidationError("--window takes a number of pixels above 0") }
        if let perceptual, !(0...2).contains(perceptual) {
            throw ValidationError("--perceptual takes a number from 0 to 2, such as 0.02")
        }
        if perceptual != nil, tolerance != nil || window != nil {
            throw ValidationError("--perceptual replaces --tolerance and --window; leave them out, or leave it out")
        }
        if let output, FileName.ending(of: output) != "png" {
            throw ValidationError("-o takes the name of a PNG file, which ends in .png")
        }
    }

    func run() throws {
        try ComparisonRun(command: self).run().tell(asJSON: json)
    }

    /// The tolerance of the command line.
    var imageTolerance: ImageTolerance {
        let base: ImageTolerance =
            if let perceptual {
                .perceptual(largest: perceptual, count: count ?? 0)
            } else if let window {
                .density(largest: tolerance ?? 0, count: count ?? 0, window: window)
            } else {
                .channels(largest: tolerance ?? 0, count: count ?? 0)
            }
        return base.ignoring(ignore.map(\.region))
    }
}

/// An area of the command line, as in `10,20,300,40`.
struct IgnoredArea {
    var region: PixelDifference.PixelRegion

    init(_ text: String) throws {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
        let commas = text.filter { $0 == "," }.count
        guard numbers.count == 4, commas == 3, numbers[2] > 0, numbers[3] > 0 else {
            throw ValidationError("an area is x,y,width,height in pixels, such as 10,20,300,40")
        }
        region = PixelDifference.PixelRegion(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
