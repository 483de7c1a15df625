import Foundation

/// Identifies a node across images: the same cell, collection or overlay at another moment has an equal identity.
///
/// Display lists do not contain marks: these are only needed while two images are compared.
package struct NodeMark {
    /// The kind of a marked node.
    package enum Role {
        /// A frame with elements, which it clips.
        case container
        /// A part that moves as one.
        case element
        /// Content above everything else, which appears and disappears with its own transition.
        case overlay(moves: Bool, duration: Double)
    }

    /// The identity across images.
    package var identity: AnyHashable
    /// The kind of the node.
    package var role: Role

    /// Creates a mark.
    package init(identity: AnyHashable, role: Role) {
        self.identity = identity
        self.role = role
    }
}
