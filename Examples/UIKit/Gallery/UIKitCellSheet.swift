import Flatlay
import UIKit

/// All cells on one sheet, with certain device settings.
public struct UIKitCellSheet: Sendable {
    /// The name of its image.
    public let name: String
    /// The settings, in one sentence.
    public let summary: String
    let colorScheme: ColorScheme
    let layoutDirection: LayoutDirection
    let dynamicTypeSize: DynamicTypeSize
    let showsConstraints: Bool

    init(
        _ name: String, _ summary: String, colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
        showsConstraints: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.showsConstraints = showsConstraints
    }

    /// The sheets of the gallery.
    public static let all = [
        UIKitCellSheet("cells", "cells of UIKit in the light appearance"),
        UIKitCellSheet("cells-dark", "cells of UIKit in the dark appearance", colorScheme: .dark),
        UIKitCellSheet(
            "cells-right-to-left", "cells of UIKit, reading from right to left", layoutDirection: .rightToLeft),
        UIKitCellSheet(
            "cells-accessibility", "cells of UIKit with the second largest text", dynamicTypeSize: .accessibility2),
        UIKitCellSheet("cells-constraints", "cells of UIKit with their constraints", showsConstraints: true),
    ]

    /// Creates a renderer for the sheet.
    @MainActor
    public func renderer() -> ImageRenderer<UIViewContent> {
        let renderer = ImageRenderer(view: CellSheetView())
        renderer.scale = 2
        renderer.colorScheme = colorScheme
        renderer.layoutDirection = layoutDirection
        renderer.dynamicTypeSize = dynamicTypeSize
        renderer.showsConstraints = showsConstraints
        renderer.title = summary
        return renderer
    }
}
