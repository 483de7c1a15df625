import CPixelRows
import Testing

/// The sizes of registers that there are kernels for.
enum Registers: Int32, CaseIterable, CustomTestStringConvertible {
    case of16Bytes = 16
    case of32Bytes = 32

    /// Those that this processor has: both, on most of x86-64.
    static let available = allCases.filter { pixel_rows_kernels($0.rawValue) != nil }

    var testDescription: String { "\(rawValue) bytes" }

    func kernels() throws -> pixel_kernels { try #require(pixel_rows_kernels(rawValue)).pointee }
}
