/// What happens on an error in a layout.
///
/// ```swift
/// collectionView.faultPolicy = .traps        // while developing: stop in the debugger, as UIKit does
/// ```
public enum LayoutFaultPolicy: Hashable, Sendable {
    /// The error is thrown; sections without errors are laid out.
    case `throws`
    /// The program ends with the error message, as in UIKit.
    case traps
}

extension LayoutFaultPolicy {
    /// Returns the error so that the caller can throw it; with ``traps`` it does not return.
    func handled(_ error: CollectionLayoutError) -> CollectionLayoutError {
        if self == .traps {
            // The user has asked for it: a debugger stops here, with the layout on the stack.
            fatalError("\(error)")
        }
        return error
    }
}
