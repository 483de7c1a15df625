import Foundation

extension FontLibrary {
    /// A family of a library and its faces, to be shown to people.
    public struct Listing: Hashable, Sendable {
        /// A face of the family.
        public struct Face: Hashable, Sendable {
            /// The name of the style, such as `SemiBold Italic`.
            public let style: String
            /// The path of the font file.
            public let path: String
            /// The index of the face in the file.
            public let index: Int
            /// The weight from 100 to 900; for a variable face the lightest one.
            public let weight: Int
            /// Whether the face is italic or oblique.
            public let isItalic: Bool
        }

        /// The name of the family.
        public let family: String
        /// The role for which the family is used if no name is given; nil for a family that is used only by name or as
        /// a fallback.
        public let role: FontRole?
        /// The faces, from upright and light to slanted and heavy.
        public let faces: [Face]
    }

    /// The families and their faces: those of the user first, then the others in fallback order.
    public var listing: [Listing] {
        families.map { family in
            let faces = family.faces.map { sources[$0] }.sorted { left, right in
                (left.isItalic ? 1 : 0, left.weights.lowerBound) < (right.isItalic ? 1 : 0, right.weights.lowerBound)
            }
            return Listing(
                family: family.name, role: family.role,
                faces: faces.map { face in
                    Listing.Face(
                        style: face.style, path: face.path, index: face.index, weight: face.weights.lowerBound,
                        isItalic: face.isItalic)
                })
        }
    }
}
