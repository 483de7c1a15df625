import Foundation

/// A few bytes that describe a blurred image, as text: https://github.com/woltapp/blurhash, "Algorithm.md".
package enum BlurHash {
    private static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)
    private static let values = Dictionary(uniqueKeysWithValues: digits.enumerated().map { ($1, $0) })
    /// The width and the height of the image that is made from it. It is smooth, so a few pixels are enough.
    private static let side = 32

    /// The image as a `data:` address; nil for a text that is no hash.
    package static func address(_ text: String) -> String? {
        guard let pixels = pixels(text), let file = PixelFile.data(width: side, height: side, pixels: pixels) else {
            return nil
        }
        return "data:image/png;base64," + file.base64EncodedString()
    }

    /// The pixels: blue, green, red and alpha.
    private static func pixels(_ text: String) -> [UInt8]? {
        let codes = text.utf8.map { values[$0] }
        guard codes.count >= 6, codes.count <= 4 + 2 * 81, !codes.contains(nil) else { return nil }
        let numbers = codes.compactMap { $0 }
        func number(_ range: Range<Int>) -> Int { numbers[range].reduce(0) { $0 * 83 + $1 } }
        // 1. The numbers of components, and the largest factor.
        let (columns, rows) = (numbers[0] % 9 + 1, numbers[0] / 9 + 1)
        guard numbers.count == 4 + 2 * columns * rows else { return nil }
        let largest = Double(numbers[1] + 1) / 166
        // 2. The average colour, and the factors of the other components.
        let average = number(2..<6)
        var factors = [(linear(average >> 16), linear(average >> 8 & 255), linear(average & 255))]
        for index in 1..<max(columns * rows, 1) {
            let value = number(4 + index * 2..<6 + index * 2)
            func part(_ quantized: Int) -> Double {
                let signed = (Double(quantized) - 9) / 9
                return (signed < 0 ? -1 : 1) * signed * signed * largest
            }
            factors.append((part(value / 361), part(value / 19 % 19), part(value % 19)))
        }
        // 3. The sum of the components at each pixel.
        var pixels: [UInt8] = []
        for y in 0..<side {
            for x in 0..<side {
                var sum = (0.0, 0.0, 0.0)
                for row in 0..<rows {
                    for column in 0..<columns {
                        let wave =
                            cos(.pi * Double(x) * Double(column) / Double(side))
                            * cos(.pi * Double(y) * Double(row) / Double(side))
                        let factor = factors[row * columns + column]
                        sum = (sum.0 + factor.0 * wave, sum.1 + factor.1 * wave, sum.2 + factor.2 * wave)
                    }
                }
                pixels += [encoded(sum.2), encoded(sum.1), encoded(sum.0), 255]
            }
        }
        return pixels
    }

    private static func linear(_ value: Int) -> Double {
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> UInt8 {
        let value = min(max(value, 0), 1)
        let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return UInt8((result * 255).rounded())
    }
}
