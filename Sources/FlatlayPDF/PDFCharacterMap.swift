import FlatlayBytes

/// The map from a font's codes to characters, with which readers search and copy text (ISO 32000-1, 9.10.3).
struct PDFCharacterMap {
    let source = ByteBuffer()

    /// - Parameters:
    ///   - characters: the characters of each code, as ``PDFFont`` stores them.
    ///   - codeLength: the number of bytes of a code.
    init(characters: ArraySlice<UInt64>, codeLength: Int) {
        source.append("/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n")
        source.append("/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n")
        source.append("/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n")
        source.append(
            codeLength == 1
                ? "1 begincodespacerange<00><ff>endcodespacerange\n"
                : "1 begincodespacerange<0000><ffff>endcodespacerange\n")
        let known = characters.indices.filter { characters[$0] != 0 }
        // A block holds at most 100 lines.
        for start in stride(from: 0, to: known.count, by: 100) {
            let block = known[start..<min(start + 100, known.count)]
            source.append("\(block.count) beginbfchar\n")
            for code in block {
                source.append("<")
                hex(UInt16(truncatingIfNeeded: code - characters.startIndex), length: codeLength)
                source.append("><")
                for unit in PDFCharacterMap.text(characters[code]).utf16 { hex(unit, length: 2) }
                source.append(">\n")
            }
            source.append("endbfchar\n")
        }
        source.append("endcmap CMapName currentdict/CMap defineresource pop end end\n")
    }

    private static func text(_ key: UInt64) -> String {
        let places = (0..<Int(key >> 56)).reversed()
        return String(decoding: places.map { UInt8(truncatingIfNeeded: key >> UInt64($0 * 8)) }, as: UTF8.self)
    }

    private func hex(_ value: UInt16, length: Int) {
        source.append(hex: value, digits: length * 2)
    }
}

extension ByteBuffer {
    /// Appends the last digits of a number in hexadecimal.
    func append(hex value: UInt16, digits: Int) {
        for place in (0..<digits).reversed() {
            let digit = UInt8(truncatingIfNeeded: value >> UInt16(place * 4)) & 15
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
