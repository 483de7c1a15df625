import DeveloperToolsSupport
import Flatlay

// Previews of which some end their process, for TrapTests.

private struct Broken: View {
    var data: [String]?
    var body: some View {
        guard let first = data?.first else { fatalError("there is no data") }
        return Text(first)
    }
}

#Preview("Fine") { Text("Fine") }

#Preview("Out of range") {
    let rows: [String] = []
    Text(rows[rows.count])
}

#Preview("Drawn", traits: .fixedLayout(width: 80, height: 20)) { Broken() }

#Preview(traits: .fixedLayout(width: 80, height: 20)) { Text("Last") }

struct Trapping_Previews: PreviewProvider {
    static var previews: some View {
        Text("First").previewDisplayName("First")
        Broken().previewDisplayName("Second")
        Text("Third").previewDisplayName("Third")
    }
}
