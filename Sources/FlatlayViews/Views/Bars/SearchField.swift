import FlatlayControls
import Foundation

/// The search field below a title, and the scopes below it.
///
/// The field is UIKit's, with 16 points below it. The distances within it, and the height of the scopes, are chosen by
/// eye.
nonisolated package struct SearchField: View {
    /// The text of an empty field.
    var prompt: Text
    /// The text of the field.
    var text = ""
    /// Whether the field is in place of the title, with a button that ends the search.
    var isActive = false
    /// The scopes of the search; nil for none.
    var scopes: AnyView?

    /// Creates an empty field.
    package init(prompt: Text) {
        self.prompt = prompt
    }

    /// Sets the text of the field, and whether it is in place of the title.
    package mutating func take(text: String, isActive: Bool) {
        self.text = text
        self.isActive = isActive
    }

    /// The height of a field with the distance below it.
    static let height: CGFloat = 52
    /// The height of scopes with the distance below them.
    static let scopeHeight: CGFloat = 44

    package var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 14) {
                field
                if isActive { Text(verbatim: "Cancel").foregroundStyle(.tint) }
            }
            .padding(.bottom, 16)
            if let scopes { scopes.frame(height: SegmentLook.height).padding(.bottom, 12) }
        }
        .font(.body)
        .padding(.horizontal, 16)
        .nodeName("search-field")
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            if text.isEmpty {
                prompt.lineLimit(1).foregroundStyle(.secondary)
                Spacer(minLength: 0)
                Image(systemName: "mic.fill").foregroundStyle(.secondary)
            } else {
                Text(verbatim: text).lineLimit(1).foregroundStyle(.primary)
                Spacer(minLength: 0)
                Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 8)
        .frame(height: SearchFieldLook.height)
        .background { ControlPicture(SearchFieldLook()) }
    }
}
