import FlatlayDrawing

/// Numbers the faces of an image, to avoid comparing and hashing their names and paths.
package struct FaceNumbers {
    package private(set) var all: [FontFace] = []
    private var numbers: [FontFace: Int] = [:]
    private var last = 0
    /// The identity of the last face in ``all``, which keeps it.
    private var lastIdentity: ObjectIdentifier?

    package init() {}

    /// Returns the number of a run's face, mostly without a reference to it.
    package mutating func number(ofFaceOf run: GlyphRun) -> Int {
        run.faceIdentity == lastIdentity ? last : number(of: run.face)
    }

    /// Returns the number of a face. Checks the previous face first, since successive texts mostly have the same.
    package mutating func number(of face: FontFace) -> Int {
        if all.indices.contains(last), all[last] == face { return last }
        if let known = numbers[face] {
            last = known
        } else {
            last = all.count
            numbers[face] = last
            all.append(face)
        }
        lastIdentity = all[last].identity
        return last
    }
}
