/// What happens where a snapshot is used wrongly.
///
/// ```swift
/// snapshot.faultPolicy = .traps        // while developing: stop in the debugger, as UIKit does
/// ```
public enum SnapshotFaultPolicy: Hashable, Sendable {
    /// The call has no effect, and the snapshot keeps the first mistake for whoever shows it.
    case remembers
    /// The program ends with the mistake's text, as it does in UIKit.
    case traps
}

extension SnapshotFaultPolicy {
    /// The fault, to be kept; with ``traps`` it is not returned.
    @usableFromInline func handled(_ fault: SnapshotFault) -> SnapshotFault {
        if self == .traps {
            // The user has asked for it: a debugger stops here, with the wrong call in sight.
            fatalError("\(fault)")
        }
        return fault
    }
}
