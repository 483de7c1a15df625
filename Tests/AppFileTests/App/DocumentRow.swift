import SwiftUI
import UniformTypeIdentifiers

struct DocumentRow: View {
    let file: String

    private var type: UTType? {
        UTType(filenameExtension: (file as NSString).pathExtension)
    }

    private var symbol: String {
        guard let type else { return "questionmark" }
        if type.conforms(to: .image) { return "photo" }
        if type.conforms(to: .text) { return "doc.text" }
        return "doc"
    }

    var body: some View {
        HStack {
            Image(systemName: symbol)
            Text(file)
            Text(verbatim: type?.preferredMIMEType ?? "unknown").font(.caption)
        }
    }
}

private struct DocumentRow_Previews: PreviewProvider {
    static var previews: some View {
        DocumentRow(file: "photo.JPG")
        DocumentRow(file: "notes.md")
        DocumentRow(file: "table.csv")
    }
}
