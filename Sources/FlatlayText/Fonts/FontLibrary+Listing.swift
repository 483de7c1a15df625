import Foundation

extension FontLibrary {
    /// A family of a library and its faces, for people to read.
    public struct Listing: Hashable, Sendable {
        /// A face of the family.
        public struct Face: Hashable, Sendable {
            /// The name of the style, such as `SemiBold Italic`.
            public let style: String
            /// The file that holds the face.
            public let path: String
            /// The number of the face in the file.
            public let index: Int
            /// The weight from 100 to 900; of a variable face the lightest.
            public let weight: Int
            /// Whether the face is slanted.
            public let isItalic: Bool
        }

        /// The family's name.
        public let family: String
        /// What the family is drawn for where no name is given; nil for a family that is only drawn by its name or for
        /// characters that other fonts lack.
        public let role: FontRole?
        /// Its faces, from upright and light to slanted and heavy.
        public let faces: [Face]
    }

    /// The families and their faces, those of the user first, then in the order in which they stand in for characters
    /// that other fonts lack.
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
