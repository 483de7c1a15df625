import Foundation

/// The memory of a process, as the system counts it.
public enum PeakMemory {
    /// The most bytes of this process that were in memory at once.
    public static var bytes: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }

    /// The bytes of this process that are in memory now; 0 where the system does not say.
    public static var current: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
