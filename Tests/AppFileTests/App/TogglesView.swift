import SwiftUI

struct TogglesView: View {
    @Binding var isOn: Bool
    let count: Int

    var body: some View {
        VStack {
            Toggle("Notify me", isOn: $isOn)
            Text(verbatim: "\(count) \(isOn ? "on" : "off")")
        }
    }
}

#Preview("Toggles", traits: .fixedLayout(width: 200, height: 100)) {
    @Previewable @State var isOn = true
    @Previewable @State var count = 3
    let label = "Settings"

    VStack {
        Text(label)
        TogglesView(isOn: $isOn, count: count)
    }
    .padding()
}
