import CollectionLayout
import Foundation

extension ElementIdentity {
    /// The name of the element's node: `cell-0-3`, `header-1`, `badge-0-2`.
    var nodeName: String {
        if category == .cell { return cellName }
        switch kind {
        case CollectionElementKind.sectionHeader: return "header-\(indexPath.section)"
        case CollectionElementKind.sectionFooter: return "footer-\(indexPath.section)"
        default:
            let item = indexPath.item == .max ? "" : "-\(indexPath.item)"
            return "\(kind ?? "element")-\(indexPath.section)\(item)"
        }
    }
}

extension ElementIdentity {
    /// `cell-0-3`, written digit by digit: every cell needs a name, and string interpolation takes ten times as long.
    private var cellName: String {
        let longest = 5 + 20 + 1 + 20
        // Copied from the stack: a string of unknown length would be allocated first, although most names need no memory.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            var end = 0
            func write(_ byte: UInt8) {
                buffer[end] = byte
                end += 1
            }
            func write(_ number: Int) {
                if number < 0 { write(UInt8(ascii: "-")) }
                let first = end
                var rest = number.magnitude
                repeat {
                    write(UInt8(ascii: "0") + UInt8(rest % 10))
                    rest /= 10
                } while rest > 0
                buffer[first..<end].reverse()
            }
            for byte in "cell-".utf8 { write(byte) }
            write(indexPath.section)
            write(UInt8(ascii: "-"))
            write(indexPath.item)
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<end]), as: UTF8.self)
        }
    }
}
