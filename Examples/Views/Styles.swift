import SwiftUI

/// System colours and their shades.
struct Colours: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red
            Color.orange
            Color(red: 0.2, green: 0.7, blue: 0.4)
            Color(hue: 0.6, saturation: 0.8, brightness: 0.9)
            Color.blue.opacity(0.4)
        }
        .frame(height: 44)
    }
}

/// Text and symbols in a style and its levels.
struct ForegroundStyles: View {
    var body: some View {
        VStack {
            HStack {
                Text("Primary")
                Text("Secondary").foregroundStyle(.secondary)
            }
            HStack {
                Text("Blue").foregroundStyle(.blue)
                Text("Its shade").foregroundStyle(.blue.secondary)
            }
            Text("The older name").foregroundColor(.red)
        }
    }
}

/// Gradients along a line.
struct LinearGradients: View {
    var body: some View {
        HStack(spacing: 12) {
            LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
            LinearGradient(colors: [.mint, .blue, .purple], startPoint: .leading, endPoint: .trailing)
        }
        .frame(height: 60)
    }
}

/// Gradients from the centre to the edge, as circles or ellipses.
struct RadialGradients: View {
    var body: some View {
        HStack(spacing: 12) {
            RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 60)
            EllipticalGradient(colors: [.yellow, .orange, .red])
        }
        .frame(height: 72)
    }
}

/// Gradients around a point.
struct AngularGradients: View {
    var body: some View {
        Circle()
            .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
            .frame(width: 80, height: 80)
    }
}

/// The standard gradient of a colour, in shapes and in text.
struct GradientsAsStyles: View {
    var body: some View {
        HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).frame(width: 64, height: 64)
            Text("Sunset").font(.largeTitle.bold())
                .foregroundStyle(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        }
    }
}

/// Materials show a blurred version of what is behind them.
struct Materials: View {
    var body: some View {
        Image("landscape").resizable().scaledToFill().frame(width: 240, height: 120).clipped().overlay {
            HStack(spacing: 12) {
                Text("Thin").frame(width: 90, height: 90).background(.thinMaterial, in: .rect(cornerRadius: 12))
                Text("Thick").frame(width: 90, height: 90).background(.thickMaterial, in: .rect(cornerRadius: 12))
            }
        }
    }
}

/// The tint colour of controls.
struct Tints: View {
    var body: some View {
        HStack(spacing: 16) {
            Button("Pink") {}.tint(.pink)
            Button("Green") {}.buttonStyle(.borderedProminent).tint(.green)
            Button("The older name") {}.accentColor(.orange)
        }
    }
}

/// A part of a view in dark mode.
struct LightAndDark: View {
    var body: some View {
        HStack(spacing: 0) {
            Text("Light").padding().background(Color(uiColor: .systemBackground))
            Text("Dark").padding().background(Color(uiColor: .systemBackground)).colorScheme(.dark)
        }
        .border(.gray)
    }
}

/// A view that requests its appearance.
struct PreferredAppearance: View {
    var body: some View {
        Label("Night", systemImage: "moon.stars")
            .padding()
            .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 8))
            .preferredColorScheme(.dark)
    }
}
