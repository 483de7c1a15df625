import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayImages

/// BlurHashes, compared with pixels of the Python package blurhash 1.1.5, decoded at the same size.
@Suite struct BlurHashTests {
    private func pixels(_ hash: String) throws -> ImageResource {
        let address = try #require(BlurHash.address(hash))
        return try ImageDecoder().decode(try DataAddress.data(of: address), name: "hash")
    }

    @Test(arguments: [
        ("LEHV6nWB2yk8pyo0adR*.7kCMdnj", [[135, 164, 177], [137, 166, 181], [158, 125, 108], [141, 144, 143]]),
        ("LGF5]+Yk^6#M@-5c,1J5@[or[Q6.", [[176, 118, 163], [225, 84, 129], [107, 126, 130], [151, 158, 131]]),
        ("00Hx,;", [[154, 155, 238], [154, 155, 238], [154, 155, 238], [154, 155, 238]]),
    ])
    func pixelsAreThoseOfAnotherDecoder(hash: String, colors: [[Int]]) throws {
        let image = try pixels(hash)
        #expect(image.pixelWidth == 32 && image.pixelHeight == 32)
        for ((x, y), color) in zip([(0, 0), (31, 0), (16, 16), (5, 27)], colors) {
            let start = (y * 32 + x) * 4
            let found = [2, 1, 0].map { Int(image.pixels[start + $0]) }
            #expect(zip(found, color).allSatisfy { abs($0 - $1) <= 1 }, "\(x), \(y): \(found) instead of \(color)")
        }
    }

    @Test func textsThatAreNoHashAreRefused() {
        let texts = [
            "", "red", "LEHV6nWB2yk8pyo0adR*.7kCMdn", "LEHV6nWB2yk8pyo0adR*.7kCMdnj!", "éééééé", "9HPZr{?b?bofj[ay",
        ]
        for text in texts {
            #expect(BlurHash.address(text) == nil, "\(text)")
        }
    }
}
