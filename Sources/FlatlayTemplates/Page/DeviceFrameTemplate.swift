import Flatlay

/// The device around a canvas, compiled once for all data.
struct DeviceFrameTemplate {
    fileprivate var color: Dynamic<Color>?
    fileprivate var padding: Dynamic<EdgeInsets>?
    fileprivate var shadow: Dynamic<ShadowDescription>?
    fileprivate var background: [Layer] = []

    /// The device for the names in scope.
    func shown(look: ScreenLook, in evaluation: Evaluation) -> Shown {
        Shown(
            look: look, color: color?.value(in: evaluation) ?? Shown.standardColor,
            padding: padding?.value(in: evaluation) ?? EdgeInsets(), shadow: shadow?.value(in: evaluation),
            background: background.map { $0.shown(in: evaluation) })
    }

    /// A device with its data.
    struct Shown {
        /// Dark metal; chosen by eye.
        fileprivate static let standardColor = Color(red: 0.23, green: 0.23, blue: 0.24)

        fileprivate let look: ScreenLook
        fileprivate let color: Color
        fileprivate let padding: EdgeInsets
        fileprivate let shadow: ShadowDescription?
        fileprivate let background: [Layer.Shown]

        /// The size of the image.
        var size: CGSize {
            CGSize(
                width: look.outerSize.width + padding.leading + padding.trailing,
                height: look.outerSize.height + padding.top + padding.bottom)
        }

        /// The device around what its screen shows.
        ///
        /// - Parameter bars: what the bars cover in addition to the safe area.
        func view(around content: AnyView, bars: EdgeInsets) -> AnyView {
            var insets = look.safeAreaInsets
            insets.top += bars.top
            insets.bottom += bars.bottom
            let device = DeviceFrame(look, color: color) {
                content.screenArea(size: look.size, safeAreaInsets: insets)
                    .background { Rectangle().fill(Color(uiColor: .systemBackground)) }
            }
            var view = AnyView(device)
            if let shadow {
                view = AnyView(
                    view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.x, y: shadow.offset.y))
            }
            view = AnyView(view.padding(padding))
            for layer in background.reversed() {
                view = AnyView(view.background(alignment: layer.alignment) { layer.content })
            }
            return view
        }
    }
}

extension ValueType where Value == DeviceFrameTemplate? {
    /// `true`, or a mapping with the colour of the device and what is around it.
    static var deviceFrame: ValueType {
        .switchable(
            "true, or a frame such as { color: black, padding: 40 }", DeviceFrameTemplate(),
            .record(
                "a frame such as { color: black, padding: 40 }",
                Field("color", .dynamic(.color), "The colour of the metal.", example: "\"#3b3b3d\""),
                Field(
                    "padding", .dynamic(.padding), "Space between the device and the edges of the image.", default: "0",
                    example: "40"),
                Field("shadow", .dynamic(.shadow), "A shadow below the device.", example: "{ radius: 30, y: 20 }"),
                Field(
                    "background", .layers,
                    "What is behind the device: a colour, a gradient, a view, or a list of them from the back.",
                    example: "{ linearGradient: { colors: [indigo, black] } }")
            ) { color, padding, shadow, background in
                DeviceFrameTemplate(color: color, padding: padding, shadow: shadow, background: background ?? [])
            })
    }
}
