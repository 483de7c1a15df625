/// Reads the escapes of addresses (RFC 3986, section 2.1).
enum PercentDecoding {
    /// The text of a part of an address; nil if an escape is incomplete or the text is not UTF-8.
    ///
    /// - Parameter plusIsSpace: whether a plus sign is a space, as in forms.
    static func text(of part: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var iterator = part.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
