import FlatlayDrawing

/// Numbers for the faces of a picture, so that nothing has to compare or hash their names and paths.
package struct FaceNumbers {
    package private(set) var all: [FontFace] = []
    private var numbers: [FontFace: Int] = [:]
    private var last = 0

    package init() {}

    /// The number of a face. Texts that follow each other mostly have the same.
    package mutating func number(of face: FontFace) -> Int {
        if all.indices.contains(last), all[last] == face { return last }
        if let known = numbers[face] {
            last = known
        } else {
            last = all.count
            numbers[face] = last
            all.append(face)
        }
        return last
    }
}
