import Observation
import SwiftUI

@Observable
final class Library {
    var books: [String]
    var isLoaded = false

    init(books: [String]) { self.books = books }

    @MainActor
    static func sample() async throws -> Library {
        let library = Library(books: ["Emma", "Persuasion"])
        library.isLoaded = true
        return library
    }
}

struct SampleLibrary: PreviewModifier {
    static func makeSharedContext() async throws -> Library {
        try await Library.sample()
    }

    func body(content: Content, context: Library) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleLibrary: Self = .modifier(SampleLibrary())
}

struct LibraryView: View {
    @Environment(Library.self) private var library

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(library.books, id: \.self, content: Text.init)
        }
    }
}

#Preview("Library", traits: .modifier(SampleLibrary()), .sizeThatFitsLayout) {
    LibraryView()
}
