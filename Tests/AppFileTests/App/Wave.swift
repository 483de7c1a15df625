import CoreGraphics
import QuartzCore
import SwiftUI

struct Wave: Shape {
    var amplitude: CGFloat

    func path(in rect: CGRect) -> Path {
        let start = CACurrentMediaTime()
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + amplitude * sin(x / 8)))
        }
        precondition(CACurrentMediaTime() >= start)
        return path.applying(CGAffineTransform(translationX: 0, y: 2))
    }
}

struct WaveView: View {
    private let color = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)

    var body: some View {
        Wave(amplitude: 10)
            .stroke(Color(cgColor: color), lineWidth: 2)
            .rotationEffect(.radians(Double(CATransform3DGetAffineTransform(CATransform3DIdentity).b)))
    }
}

#Preview(traits: .fixedLayout(width: 120, height: 60)) { WaveView() }
