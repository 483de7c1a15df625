import Foundation

/// UIKit's image, as far as views name one: `Image(uiImage: UIImage(named: "cover")!)`.
///
/// Whether there is an image of the name shows when it is drawn, so the initialisers always succeed.
public struct UIImage: Equatable, Sendable {
    let image: Image

    /// The image of a name.
    public init?(named name: String) {
        image = Image(name)
    }

    /// The symbol of a name.
    public init?(systemName name: String) {
        image = Image(systemName: name)
    }

    /// No image.
    public init() {
        image = Image("")
    }
}

extension Image {
    /// The image of a UIKit image.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
