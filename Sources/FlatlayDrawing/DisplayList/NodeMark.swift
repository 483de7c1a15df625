import Foundation

/// What a node is across pictures: the same cell, collection or overlay at another moment has an equal identity.
///
/// Display lists don't hold marks: they matter only while two pictures are compared.
package struct NodeMark {
    /// What a marked node is.
    package enum Role {
        /// A frame with elements, which cuts them off.
        case container
        /// Something that moves as one.
        case element
        /// Something above everything else, which comes and goes by a transition of its own.
        case overlay(moves: Bool, duration: Double)
    }

    /// Who it is.
    package var identity: AnyHashable
    /// What it is.
    package var role: Role

    /// A mark.
    package init(identity: AnyHashable, role: Role) {
        self.identity = identity
        self.role = role
    }
}
