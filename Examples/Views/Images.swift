import SwiftUI

/// A resizable image fills its frame.
struct ResizableImages: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("landscape").resizable().frame(width: 120, height: 80)
            Image("landscape").resizable().scaledToFit().frame(width: 80, height: 80).border(.gray)
        }
    }
}

/// Filling keeps the aspect ratio and overflows the frame, unless the image is clipped.
struct FillingAFrame: View {
    var body: some View {
        Image("landscape")
            .resizable()
            .scaledToFill()
            .frame(width: 240, height: 60)
            .clipped()
    }
}

/// A custom aspect ratio, within the available space.
struct AspectRatio: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("landscape").resizable().aspectRatio(1, contentMode: .fit)
            Color.teal.aspectRatio(16 / 9, contentMode: .fit)
        }
        .frame(height: 72)
    }
}

/// An image as a stencil, in the foreground style.
struct TemplateImages: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("leaf").renderingMode(.template).foregroundStyle(.green)
            Image("leaf").renderingMode(.template).foregroundStyle(.orange)
            Image("leaf").renderingMode(.original)
        }
    }
}

/// An image at a URL, which the renderer's images contain; until it is loaded, a placeholder is shown.
struct AsynchronousImages: View {
    var body: some View {
        HStack(spacing: 16) {
            AsyncImage(url: URL(string: "https://example.com/landscape.png")) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                ProgressView()
            }
            .frame(width: 96, height: 72)
            .clipShape(.rect(cornerRadius: 12))
            AsyncImage(url: nil).frame(width: 96, height: 72)
        }
    }
}

/// Symbols have the size and weight of their font.
struct Symbols: View {
    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "heart")
            Image(systemName: "star.fill").foregroundStyle(.yellow)
            Image(systemName: "bell.badge").font(.largeTitle)
            Image(systemName: "arrow.up.right").font(.title.bold())
        }
    }
}

/// Symbols that are larger and smaller than their text.
struct ScalesOfSymbols: View {
    var body: some View {
        HStack(spacing: 16) {
            Label("S", systemImage: "globe").imageScale(.small)
            Label("M", systemImage: "globe").imageScale(.medium)
            Label("L", systemImage: "globe").imageScale(.large)
        }
    }
}

/// Variants of a symbol: filled, in a circle or with a slash.
struct VariantsOfSymbols: View {
    var body: some View {
        HStack(spacing: 20) {
            Image(systemName: "heart")
            Image(systemName: "heart").symbolVariant(.fill)
            Image(systemName: "heart").symbolVariant(.circle)
            Image(systemName: "heart").symbolVariant(.slash)
        }
        .font(.title)
    }
}

/// Layers of a symbol in one colour, in shades of it or in a palette.
struct ColoursOfSymbols: View {
    var body: some View {
        HStack(spacing: 20) {
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)
                .foregroundStyle(.white, .green)
        }
        .font(.largeTitle)
        .foregroundStyle(.blue)
    }
}

/// A symbol with a direction is mirrored in right-to-left layouts.
struct MirroredSymbols: View {
    var body: some View {
        HStack(spacing: 20) {
            Image(systemName: "arrow.turn.up.right")
            Image(systemName: "arrow.turn.up.right")
                .flipsForRightToLeftLayoutDirection(true)
                .environment(\.layoutDirection, .rightToLeft)
            Image(systemName: "arrow.up.right")
                .layoutDirectionBehavior(.mirrors)
                .environment(\.layoutDirection, .rightToLeft)
        }
        .font(.largeTitle)
    }
}
