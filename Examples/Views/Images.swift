#if canImport(UIKit)
import SwiftUI
#else
import Flatlay
#endif

/// An image fills the frame that it gets once it is resizable.
struct Pictures: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("landscape").resizable().frame(width: 120, height: 80)
            Image("landscape").resizable().scaledToFit().frame(width: 80, height: 80).border(.gray)
        }
    }
}

/// To fill keeps the ratio and hangs over the frame, until it is clipped.
struct FillingAFrame: View {
    var body: some View {
        Image("landscape")
            .resizable()
            .scaledToFill()
            .frame(width: 240, height: 60)
            .clipped()
    }
}

/// A ratio of its own, within the room that there is.
struct AspectRatio: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("landscape").resizable().aspectRatio(1, contentMode: .fit)
            Color.teal.aspectRatio(16 / 9, contentMode: .fit)
        }
        .frame(height: 72)
    }
}

/// An image as a stencil, in the colour around it.
struct TemplateImages: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("leaf").renderingMode(.template).foregroundStyle(.green)
            Image("leaf").renderingMode(.template).foregroundStyle(.orange)
            Image("leaf").renderingMode(.original)
        }
    }
}

/// An image of an address, which the renderer's images hold; until it is there, something stands in its place.
struct ImagesOfAnAddress: View {
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

/// Symbols are as large as their font, and as bold.
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

/// Symbols larger and smaller than their text.
struct ScalesOfSymbols: View {
    var body: some View {
        HStack(spacing: 16) {
            Label("S", systemImage: "globe").imageScale(.small)
            Label("M", systemImage: "globe").imageScale(.medium)
            Label("L", systemImage: "globe").imageScale(.large)
        }
    }
}

/// Variants turn a symbol into one that is filled, encircled or struck.
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

/// Levels of a symbol in one colour, in its shades or in a palette.
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

/// A symbol that points along the lines turns around where people read from right to left.
struct DirectionOfReading: View {
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
