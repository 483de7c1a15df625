import Foundation

/// The limit of the process's address space (`ulimit -v`), which libraries may hit without reporting an error.
///
/// When an allocation fails, fontconfig, HarfBuzz, Pango and Cairo skip whatever needed it, and mostly provide no way
/// to find out. But their largest single allocation, a mapped font file, is smaller than ``margin``. So as long as the
/// process has never come that close to its limit, no allocation has failed.
enum MemoryLimit {
    /// In bytes. The largest font file of the default packages has 20 MB.
    private static let margin = 32 << 20

    /// The limit in bytes; nil if there is none.
    static var bytes: Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
            return nil
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// The limit, if the process has come so close to it that an allocation may have failed; otherwise nil.
    static var reached: Int? {
        guard let bytes else { return nil }
        return peak + margin > bytes ? bytes : nil
    }

    /// The peak size of the address space, in bytes; 0 if it can't be determined.
    private static var peak: Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmPeak:") })
        else { return 0 }
        return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }
}
