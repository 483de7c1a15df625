import FlatlayBytes
import FlatlayDrawing
import Foundation

/// The `d` attribute of a path, in relative coordinates, which are shorter to write.
///
/// Every point is rounded in absolute coordinates, and differences are taken between rounded points, so rounding errors
/// never add up.
struct SVGPathData {
    private let decimals: Int
    private let unit: CGFloat
    private var current = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var lastCommand: UInt8 = 0

    init(decimals: Int) {
        self.decimals = decimals
        unit = CGFloat([1, 10, 100, 1000][min(max(decimals, 0), 3)])
    }

    mutating func write(_ path: Path, to text: ByteBuffer) {
        for element in path.elements {
            switch element {
            case .move(let point):
                write("m", [point], to: text)
                start = current
                // Coordinates that follow a move are lines.
                lastCommand = UInt8(ascii: "l")
            case .line(let point):
                let (x, y) = rounded(point)
                if y == current.y {
                    command("h", text)
                    number(x - current.x, to: text)
                } else if x == current.x {
                    command("v", text)
                    number(y - current.y, to: text)
                } else {
                    write("l", [point], to: text)
                }
                current = (x, y)
            case .quadCurve(let end, let control): write("q", [control, end], to: text)
            case .curve(let end, let first, let second): write("c", [first, second, end], to: text)
            case .closeSubpath:
                command("z", text)
                lastCommand = 0
                current = start
            }
        }
    }

    private mutating func write(_ letter: Unicode.Scalar, _ points: [CGPoint], to text: ByteBuffer) {
        command(letter, text)
        let origin = current
        for point in points {
            let (x, y) = rounded(point)
            number(x - origin.x, to: text)
            number(y - origin.y, to: text)
            current = (x, y)
        }
    }

    private var needsSeparator = false

    private mutating func command(_ letter: Unicode.Scalar, _ text: ByteBuffer) {
        let code = UInt8(ascii: letter)
        // A repeated command needs no letter.
        if code == lastCommand, code != UInt8(ascii: "m") { return }
        text.append(code)
        lastCommand = code
        needsSeparator = false
    }

    private mutating func number(_ value: Int, to text: ByteBuffer) {
        // A minus sign separates numbers by itself.
        if needsSeparator, value >= 0 { text.append(UInt8(ascii: " ")) }
        text.append(value, decimals: decimals)
        needsSeparator = true
    }

    private func rounded(_ point: CGPoint) -> (x: Int, y: Int) {
        func whole(_ value: CGFloat) -> Int {
            let scaled = (value * unit).rounded()
            return abs(scaled) < 1e12 ? Int(scaled) : 0
        }
        return (whole(point.x), whole(point.y))
    }
}
