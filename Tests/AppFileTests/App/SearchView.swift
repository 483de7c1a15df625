import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    let submitted = PassthroughSubject<String, Never>()

    private let fruits = ["Apple", "Apricot", "Banana", "Cherry"]
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.search($0) }
            .store(in: &cancellables)
        submitted
            .merge(with: Just("A"))
            .sink { [weak self] in self?.search($0) }
            .store(in: &cancellables)
    }

    private func search(_ query: String) {
        results = fruits.filter { $0.hasPrefix(query) }
    }
}

struct SearchView: View {
    @ObservedObject var model: SearchModel
    @State private var log: [String] = []

    var body: some View {
        VStack {
            ForEach(model.results, id: \.self) { Text($0) }
            Text(verbatim: log.joined(separator: ","))
        }
        .onReceive(model.submitted) { log.append($0) }
        .onAppear { model.submitted.send("B") }
    }
}

#Preview(
    "Search", traits: .sizeThatFitsLayout,
    body: {
        SearchView(model: SearchModel())
    })
