import Foundation

/// The processor time of a process, in ticks of the kernel (proc(5)), of which there are a hundred in a second. Unlike the
/// time of day, it says that a process works.
package func processorTicks(of process: Int32) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
}
