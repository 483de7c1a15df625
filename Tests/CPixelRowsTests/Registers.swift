import CPixelRows
import Testing

/// The sizes of registers for which there are kernels.
enum Registers: Int32, CaseIterable, CustomTestStringConvertible {
    case of16Bytes = 16
    case of32Bytes = 32

    /// The sizes that this processor supports: both, on most x86-64 processors.
    static let available = allCases.filter { pixel_rows_kernels($0.rawValue) != nil }

    var testDescription: String { "\(rawValue) bytes" }

    func kernels() throws -> pixel_kernels { try #require(pixel_rows_kernels(rawValue)).pointee }
}
