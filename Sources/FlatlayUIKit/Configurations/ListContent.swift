import CollectionLayout
import FlatlayViews
import Foundation

/// The view of a ``UIListContentConfiguration``.
nonisolated struct ListContent: View {
    let configuration: UIListContentConfiguration

    var body: some View {
        HStack(spacing: configuration.imageToTextPadding) {
            if let image = configuration.image {
                picture(image)
            }
            texts.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        .padding(EdgeInsets(configuration.directionalLayoutMargins))
        .frame(maxWidth: .infinity, alignment: .leading)
        .opacity(configuration.alpha)
        .uiKitLook()
    }

    @ViewBuilder private var texts: some View {
        if configuration.prefersSideBySideTextAndSecondaryText {
            // If the texts do not fit side by side, they are stacked.
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline, spacing: configuration.textToSecondaryTextHorizontalPadding) {
                    text
                    Spacer(minLength: 0)
                    secondaryText
                }
                stackedTexts
            }
        } else {
            stackedTexts
        }
    }

    private var stackedTexts: some View {
        VStack(alignment: .leading, spacing: configuration.textToSecondaryTextVerticalPadding) {
            text
            secondaryText
        }
    }

    @ViewBuilder private var text: some View {
        if let text = configuration.attributedText {
            styled(Text(text), configuration.textProperties)
        } else if let text = configuration.text {
            styled(text, configuration.textProperties)
        }
    }

    @ViewBuilder private var secondaryText: some View {
        if let text = configuration.secondaryAttributedText {
            styled(Text(text), configuration.secondaryTextProperties)
        } else if let text = configuration.secondaryText {
            styled(text, configuration.secondaryTextProperties)
        }
    }

    private func styled(
        _ text: String, _ properties: UIListContentConfiguration.TextProperties
    ) -> some View {
        styled(Text(verbatim: properties.transformed(text)), properties)
    }

    private func styled(_ text: Text, _ properties: UIListContentConfiguration.TextProperties) -> some View {
        text
            .font(properties.font.font)
            .foregroundStyle(Color(uiColor: properties.resolvedColor()))
            .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
            .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
            .frame(maxWidth: properties.alignment == .center ? .infinity : nil)
    }

    private func picture(_ image: UIImage) -> some View {
        let properties = configuration.imageProperties
        let (most, reserved) = (properties.maximumSize, properties.reservedLayoutSize)
        let configured = properties.preferredSymbolConfiguration.map {
            image.withConfiguration($0.applying(image.symbolConfiguration))
        }
        return Image(uiImage: configured ?? image)
            .limited(to: most)
            .font(properties.preferredSymbolFont?.font ?? .body)
            .foregroundStyle(properties.style)
            .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
            .frame(
                width: reserved.width > 0 ? reserved.width : nil, height: reserved.height > 0 ? reserved.height : nil)
    }
}

extension Image {
    /// Limits the image to a maximum size; lengths of zero are not limited.
    @ViewBuilder fileprivate func limited(to size: CGSize) -> some View {
        if size.width > 0 || size.height > 0 {
            resizable().aspectRatio(contentMode: .fit)
                .frame(
                    maxWidth: size.width > 0 ? size.width : nil, maxHeight: size.height > 0 ? size.height : nil)
        } else {
            self
        }
    }
}

extension UIListContentConfiguration.ImageProperties {
    /// The style of symbols: the tint, which may be a gradient, unless a colour is set.
    fileprivate var style: AnyShapeStyle {
        guard tintColor != nil || tintColorTransformer != nil else { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(Color(uiColor: resolvedTintColor(for: .tintColor)))
    }
}
