import SwiftUI

/// A view with the background visible through it.
struct Opacity: View {
    var body: some View {
        HStack(spacing: -16) {
            Circle().fill(.red).opacity(0.9)
            Circle().fill(.green).opacity(0.6)
            Circle().fill(.blue).opacity(0.3)
        }
        .frame(height: 60)
    }
}

/// Shadows apply to a whole view.
struct Shadows: View {
    var body: some View {
        HStack(spacing: 24) {
            Text("Soft").padding().background(.white, in: .rect(cornerRadius: 10)).shadow(radius: 6)
            Text("Blue").padding().background(.white, in: .rect(cornerRadius: 10))
                .shadow(color: .blue.opacity(0.5), radius: 2, x: 4, y: 4)
        }
    }
}

/// Views blurred by a radius.
struct BlurredViews: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("landscape").resizable()
            Image("landscape").resizable().blur(radius: 3)
        }
        .frame(height: 84)
    }
}

/// Adjustments to the colours of a view and its subviews.
struct ColourAdjustments: View {
    var body: some View {
        HStack {
            Image("landscape").resizable().saturation(2)
            Image("landscape").resizable().grayscale(1)
            Image("landscape").resizable().brightness(0.3)
            Image("landscape").resizable().contrast(2)
        }
        .frame(height: 41)
    }
}

/// Colours inverted, multiplied and shifted in hue.
struct ColourEffects: View {
    var body: some View {
        HStack {
            Image("landscape").resizable().colorInvert()
            Image("landscape").resizable().colorMultiply(.orange)
            Image("landscape").resizable().hueRotation(.degrees(90))
            Image("landscape").resizable().luminanceToAlpha()
        }
        .frame(height: 41)
    }
}

/// Blend modes: how colours mix with the background.
struct BlendModes: View {
    var body: some View {
        HStack(spacing: 24) {
            ForEach([BlendMode.multiply, .screen, .difference], id: \.self) { mode in
                ZStack {
                    Circle().fill(.orange).offset(x: -10)
                    Circle().fill(.cyan).offset(x: 10).blendMode(mode)
                }
                .frame(width: 56, height: 56)
                .compositingGroup()
            }
        }
    }
}

/// A group that is composed before it becomes transparent.
struct CompositingGroups: View {
    var overlapping: some View {
        HStack(spacing: -20) {
            Circle().fill(.red)
            Circle().fill(.blue)
        }.frame(height: 48)
    }

    var body: some View {
        HStack(spacing: 24) {
            overlapping.compositingGroup().opacity(0.5)
            overlapping.drawingGroup().opacity(0.5)
        }
    }
}

/// A view that is visible only where its mask is opaque.
struct Masks: View {
    var body: some View {
        Image("landscape").resizable().frame(width: 200, height: 64).mask {
            Text("MASK").font(.system(size: 64, weight: .black))
        }
    }
}

/// Rotated, scaled and skewed; the layout does not change.
struct RotationAndScale: View {
    var body: some View {
        HStack(spacing: 32) {
            Text("Turned").rotationEffect(.degrees(-20))
            Text("Scaled").scaleEffect(1.4)
            Text("Slanted").transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 4, ty: 0))
        }
        .frame(height: 44)
    }
}

/// Rotated in three dimensions.
struct RotationInThreeDimensions: View {
    var body: some View {
        HStack(spacing: 24) {
            Image("landscape").resizable().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            Image("landscape").resizable().projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0.8, y: 0.8)))
        }
        .frame(height: 81)
    }
}

/// Placeholders for text that is loading or private.
struct Redaction: View {
    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading) {
                Text("A placeholder")
                Text("Shown").unredacted()
            }.redacted(reason: .placeholder)
            VStack(alignment: .leading) {
                Text("Balance")
                Text("1,204.50").privacySensitive()
            }.redacted(reason: .privacy)
        }
    }
}

/// An effect that depends on the view's size and position.
struct EffectsByPosition: View {
    var body: some View {
        HStack {
            ForEach(0..<5) { _ in
                Circle().fill(.purple).frame(width: 32, height: 32).visualEffect { content, proxy in
                    content.offset(y: proxy.frame(in: .global).minX / 10 - 14)
                }
            }
        }
        .frame(height: 72)
    }
}

/// Images show the first phase of an animation, and scroll transitions at rest.
struct PhasesOfAnimations: View {
    var body: some View {
        HStack(spacing: 24) {
            PhaseAnimator([1.5, 1.0]) { phase in
                Image(systemName: "heart.fill").scaleEffect(phase)
            }
            Image(systemName: "bell.fill").phaseAnimator([20.0, -20.0]) { $0.rotationEffect(.degrees($1)) }
            Image(systemName: "star.fill").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
        }
        .font(.title)
    }
}
