import SwiftUI

/// A file that is being downloaded.
struct DownloadRow: View {
    let name: String
    let bytes: Int64
    let total: Int64

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "doc.zipper")
                .resizable()
                .scaledToFit()
                .frame(width: 32, height: 40)
                .foregroundStyle(.blue)
            VStack(alignment: .leading, spacing: 4) {
                Text(name)
                    .lineLimit(1)
                    .truncationMode(.middle)
                ProgressView(value: Double(bytes), total: Double(total))
                    .tint(.blue)
                Text("\(bytes / 1_000_000) MB of \(total / 1_000_000) MB")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
            }
            Button {
            } label: {
                Image(systemName: "pause.circle.fill")
                    .font(.title)
                    .symbolRenderingMode(.hierarchical)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

struct DownloadRow_Previews: PreviewProvider {
    static var previews: some View {
        DownloadRow(
            name: "swift-6.1-RELEASE-debian12-x86_64.tar.gz", bytes: 318_000_000, total: 845_000_000)
    }
}
