/// A number for each of some characters. It takes a few instructions to read, and memory for the blocks of 256 characters
/// that occur.
struct CharacterTable {
    /// The maximum number of blocks; beyond it, the table starts anew. Ten scripts take thirty, and Chinese characters up
    /// to ninety.
    private static let limit = 192

    /// The number of each block, counted from 1; 0 for a block without any characters.
    private var blocks = [UInt8](repeating: 0, count: 0x11_0000 >> 8)
    private var numbers: [UInt16] = []

    /// The number of a character; 0 for one that has none.
    subscript(scalar: Unicode.Scalar) -> UInt16 {
        get {
            let block = Int(blocks[Int(scalar.value >> 8)])
            return block == 0 ? 0 : numbers[(block - 1) << 8 | Int(scalar.value & 0xff)]
        }
        set {
            if blocks[Int(scalar.value >> 8)] == 0 {
                if numbers.count >> 8 >= CharacterTable.limit { self = CharacterTable() }
                numbers += repeatElement(0, count: 256)
                blocks[Int(scalar.value >> 8)] = UInt8(numbers.count >> 8)
            }
            numbers[(Int(blocks[Int(scalar.value >> 8)]) - 1) << 8 | Int(scalar.value & 0xff)] = newValue
        }
    }
}
