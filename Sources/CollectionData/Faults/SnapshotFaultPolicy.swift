/// The reaction to a misuse of a snapshot.
///
/// ```swift
/// snapshot.faultPolicy = .traps        // while developing: stop in the debugger, as UIKit does
/// ```
public enum SnapshotFaultPolicy: Hashable, Sendable {
    /// The call has no effect, and the snapshot keeps the first fault for the code that shows the snapshot.
    case remembers
    /// The program ends with the text of the fault, as in UIKit.
    case traps
}

extension SnapshotFaultPolicy {
    /// Returns the fault so that the caller can store it; with ``traps`` it does not return.
    @usableFromInline func handled(_ fault: SnapshotFault) -> SnapshotFault {
        if self == .traps {
            // The user has asked for it: a debugger stops here, with the faulty call on the stack.
            fatalError("\(fault)")
        }
        return fault
    }
}
