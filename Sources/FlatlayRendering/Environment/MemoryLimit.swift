import Foundation

/// The limit of the process's address space (`ulimit -v`), which libraries meet without a word.
///
/// Where memory runs out, fontconfig, HarfBuzz, Pango and Cairo leave out what they had no memory for, and most of that
/// cannot be asked for. But all that they take at once is smaller than ``margin``: a font file that is mapped is the
/// largest. So no request has failed as long as the process has never come that near to its limit.
enum MemoryLimit {
    /// In bytes. The largest font file of the default packages has 20 MB.
    private static let margin = 32 << 20

    /// The limit in bytes; nil where there is none.
    static var bytes: Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
            return nil
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// The limit, if the process has come so near to it that memory may have been refused.
    static var reached: Int? {
        guard let bytes else { return nil }
        return peak + margin > bytes ? bytes : nil
    }

    /// The most address space that the process has had, in bytes; 0 where that is not known.
    private static var peak: Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmPeak:") })
        else { return 0 }
        return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }
}
