import Foundation

/// Parses SVG path data: the commands of SVG 1.1, section 8.3.
///
/// Each command letter is followed by one or more groups of numbers; lower-case commands are relative to the current
/// point.
struct SVGPathReader {
    private var scanner: SVGPathScanner
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a cubic or a quadratic curve, which a smooth curve reflects.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    init(_ data: String) {
        scanner = SVGPathScanner(data)
    }

    mutating func read() throws(SVGPathError) -> Path {
        while scanner.peek() != nil {
            guard let letter = scanner.command() else { throw scanner.unexpectedHere() }
            let kind = letter & ~0x20
            if path.isEmpty, kind != UInt8(ascii: "M") { throw .noStart }
            if kind == UInt8(ascii: "Z") {
                close()
                continue
            }
            var command = letter
            repeat {
                try step(command)
                // Further pairs after a move are lines.
                if kind == UInt8(ascii: "M") {
                    command = letter == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
                }
            } while nextIsNumber()
        }
        return path
    }

    private mutating func nextIsNumber() -> Bool {
        guard let byte = scanner.peek() else { return false }
        return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }

    /// Executes a command with one group of numbers.
    private mutating func step(_ command: UInt8) throws(SVGPathError) {
        let isRelative = command & 0x20 != 0
        let origin = isRelative ? current : .zero
        var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
        switch Unicode.Scalar(command & ~0x20) {
        case "M":
            current = try point(command, from: origin)
            start = current
            path.move(to: current)
        case "L":
            line(to: try point(command, from: origin))
        case "H":
            line(to: CGPoint(x: origin.x + (try scanner.number(for: command)), y: current.y))
        case "V":
            line(to: CGPoint(x: current.x, y: origin.y + (try scanner.number(for: command))))
        case "C":
            let control1 = try point(command, from: origin)
            cubic = try curve(command, control1, from: origin)
        case "S":
            cubic = try curve(command, reflected(cubicControl), from: origin)
        case "Q":
            let control = try point(command, from: origin)
            quad = try quadCurve(command, control, from: origin)
        case "T":
            quad = try quadCurve(command, reflected(quadControl), from: origin)
        case "A":
            try arc(command, from: origin)
        default:
            throw .unexpected(SVGPathScanner.text(command), offset: scanner.offset - 1)
        }
        (cubicControl, quadControl) = (cubic, quad)
    }

    private mutating func point(_ command: UInt8, from origin: CGPoint) throws(SVGPathError) -> CGPoint {
        let x = try scanner.number(for: command)
        let y = try scanner.number(for: command)
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(
        _ command: UInt8, _ control1: CGPoint, from origin: CGPoint
    ) throws(SVGPathError) -> CGPoint {
        let control2 = try point(command, from: origin)
        let end = try point(command, from: origin)
        path.addCurve(to: end, control1: control1, control2: control2)
        current = end
        return control2
    }

    private mutating func quadCurve(
        _ command: UInt8, _ control: CGPoint, from origin: CGPoint
    ) throws(SVGPathError) -> CGPoint {
        let end = try point(command, from: origin)
        path.addQuadCurve(to: end, control: control)
        current = end
        return control
    }

    private mutating func arc(_ command: UInt8, from origin: CGPoint) throws(SVGPathError) {
        let rx = try scanner.number(for: command)
        let ry = try scanner.number(for: command)
        let rotation = try scanner.number(for: command)
        let isLarge = try scanner.flag(for: command)
        let isSweeping = try scanner.flag(for: command)
        let end = try point(command, from: origin)
        let arc = SVGArc(
            from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), degrees: rotation,
            isLarge: isLarge, isSweeping: isSweeping)
        arc.add(to: &path)
        current = end
    }

    private mutating func close() {
        path.closeSubpath()
        current = start
        (cubicControl, quadControl) = (nil, nil)
    }

    /// Returns the control point that continues a curve smoothly: the last one, reflected about the current point.
    private func reflected(_ control: CGPoint?) -> CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }
}
