import SwiftUI

/// Shapes fill their frame with the foreground style.
struct SimpleShapes: View {
    var body: some View {
        HStack(spacing: 12) {
            Rectangle().fill(.red)
            Circle().fill(.orange)
            Ellipse().fill(.green)
            Capsule().fill(.blue)
        }
        .frame(height: 44)
    }
}

/// Corners with the same radius, or with a radius for each.
struct RoundedCorners: View {
    var body: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 16).fill(.indigo)
            RoundedRectangle(cornerRadius: 16, style: .circular).fill(.purple)
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.pink)
        }
        .frame(height: 60)
    }
}

/// Strokes are centred on the edge of a shape, or inside it.
struct StrokedShapes: View {
    var body: some View {
        HStack(spacing: 20) {
            Circle().stroke(.blue, lineWidth: 8)
            Circle().strokeBorder(.blue, lineWidth: 8)
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 7.85]))
        }
        .frame(height: 60)
    }
}

/// A part of an outline, rotated to its start.
struct TrimmedShapes: View {
    var body: some View {
        Circle()
            .trim(from: 0, to: 0.7)
            .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .frame(width: 64, height: 64)
    }
}

/// A custom shape draws a path in a rectangle.
struct CustomShapes: View {
    struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    var body: some View {
        Triangle().fill(.orange).frame(width: 80, height: 64)
    }
}

/// Different shapes in one variable.
struct TypeErasedShapes: View {
    var shapes: [AnyShape] { [AnyShape(.circle), AnyShape(.capsule), AnyShape(.rect(cornerRadius: 8))] }

    var body: some View {
        HStack(spacing: 12) {
            ForEach(0..<3) { shapes[$0].fill(.teal) }
        }
        .frame(height: 44)
    }
}

/// A shape that follows its container's shape.
struct ContainerRelativeShapes: View {
    var body: some View {
        ContainerRelativeShape()
            .fill(.yellow)
            .padding(8)
            .background(.orange, in: .rect(cornerRadius: 24))
            .containerShape(.rect(cornerRadius: 24))
            .frame(width: 160, height: 64)
    }
}

/// Custom drawing: paths, text and images.
struct CanvasDrawings: View {
    var body: some View {
        Canvas { context, size in
            for step in 0..<12 {
                let bar = CGRect(
                    x: CGFloat(step) * 20, y: size.height, width: 14, height: -8 - CGFloat(step * step) / 2)
                context.fill(Path(bar), with: .color(.blue.opacity(0.3 + Double(step) * 0.06)))
            }
            context.draw(Text("Growth").font(.caption), at: CGPoint(x: 40, y: 16))
        }
        .frame(width: 234, height: 80)
    }
}
