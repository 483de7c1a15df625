import Combine
import SwiftUI

struct CountdownView: View {
    let end: Int
    @State private var left = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(verbatim: "\(left) s")
            .monospacedDigit()
            .onReceive(timer) { _ in left -= 1 }
            .onReceive(Just(end)) { left = $0 }
    }
}

#Preview("Countdown", traits: .sizeThatFitsLayout, .landscapeLeft) {
    CountdownView(end: 30)
}
