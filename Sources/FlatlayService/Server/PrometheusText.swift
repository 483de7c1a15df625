import Foundation

/// Writes metrics in Prometheus' text format.
struct PrometheusText {
    private(set) var text = ""

    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    mutating func add(_ name: String, _ help: String, counter value: Int) {
        head(name, help, "counter")
        line(name, "", value)
    }

    mutating func add(_ name: String, _ help: String, gauge value: Double) {
        head(name, help, "gauge")
        text += "\(name) \(value)\n"
    }

    mutating func add(_ name: String, _ help: String, gauge value: Int) {
        head(name, help, "gauge")
        line(name, "", value)
    }

    mutating func add(
        _ name: String, _ help: String, kind: String = "counter", label: String, _ values: [(String, Int)]
    ) {
        head(name, help, kind)
        for (key, value) in values { line(name, "{\(label)=\"\(key)\"}", value) }
    }

    mutating func add(_ name: String, _ help: String, _ histogram: DurationHistogram) {
        head(name, help, "histogram")
        let (counts, sum) = histogram.values
        var total = 0
        for (bound, count) in zip(DurationHistogram.bounds, counts) {
            total += count
            line(name + "_bucket", "{le=\"\(bound)\"}", total)
        }
        total += counts.last ?? 0
        line(name + "_bucket", "{le=\"+Inf\"}", total)
        text += "\(name)_sum \(sum)\n"
        line(name + "_count", "", total)
    }

    private mutating func head(_ name: String, _ help: String, _ kind: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }

    private mutating func line(_ name: String, _ labels: String, _ value: Int) {
        text += "\(name)\(labels) \(value)\n"
    }
}

/// What the system knows of the process.
enum ProcessFigures {
    /// The memory that the process holds, in bytes.
    static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The processor time of all threads, in seconds.
    static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
