import UIKitValues

extension UIImage {
    /// The image as a view.
    var image: Image {
        var image = Image(source: source)
        let ownTint = renderingMode == .alwaysOriginal || (!isSymbolImage && renderingMode == .automatic) ? tint : nil
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: image.renderingMode = .original
        case .alwaysTemplate: image.renderingMode = .template
        }
        if ownTint != nil, !isSymbolImage { image.renderingMode = .template }
        let configuration = isSymbolImage ? symbolConfiguration : nil
        if ownTint != nil || configuration != nil {
            image.settings = ImageSettings(configuration, tint: ownTint)
        }
        return image
    }
}

extension Image {
    /// Creates a view of a UIKit image.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
