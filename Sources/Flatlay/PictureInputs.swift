import FlatlayPNG
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CollectionLayout
import FlatlayDrawing
import FlatlayScene
import FlatlaySymbols
import FlatlayViews
import Foundation

/// All inputs of an ``ImageRenderer`` except its content, with their default values.
struct PictureInputs {
    var scale: CGFloat = 1
    var pngCompression = PNGCompression.fast
    var imageQuality: Int?
    var threadLimit: Int?
    var paintingLimit = PaintingLimit.standard
    var proposedSize: ProposedViewSize = .unspecified
    var colorScheme: ColorScheme = .light
    var dynamicTypeSize: DynamicTypeSize = .large
    var layoutDirection: LayoutDirection = .leftToRight
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var background: Color?
    var safeAreaInsets = EdgeInsets()
    var sizeClasses: ScreenSizeClasses?
    var statusBarLook: ScreenLook?
    var showsConstraints = false
    var sceneState: SceneState?
    var hostPool: HostPool?
    var fonts: FontLibrary?
    var cache = RenderCache.shared
    var images: any ImageResolving = NoImages()
    var symbols: any SymbolProviding = SymbolLibrary.installed
    var colors: [String: Color] = [:]
    var textShaper: (any TextShaping)?
    var time: TimeInterval?
    var title: String?
    var accessibilityDescription: String?
    var elementSizes: [PlacedElement: CGSize] = [:]
}
