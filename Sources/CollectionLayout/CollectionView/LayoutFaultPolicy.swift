/// What happens at a mistake in a layout.
///
/// ```swift
/// collectionView.faultPolicy = .traps        // while developing: stop in the debugger, as UIKit does
/// ```
public enum LayoutFaultPolicy: Hashable, Sendable {
    /// The error is thrown; sections without mistakes are laid out.
    case `throws`
    /// The program ends with the error's text, as it does in UIKit.
    case traps
}

extension LayoutFaultPolicy {
    /// The error, for throwing; with ``traps`` it is not returned.
    func handled(_ error: CollectionLayoutError) -> CollectionLayoutError {
        if self == .traps {
            // The user has asked for it: a debugger stops here, with the layout in sight.
            fatalError("\(error)")
        }
        return error
    }
}
