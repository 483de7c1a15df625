import SwiftUI

/// A search with its results and scopes.
struct RecipeSearch: View {
    enum Scope: String, CaseIterable {
        case all = "All", quick = "Quick", vegan = "Vegan"
    }

    @StateObject private var model = RecipeSearchModel(query: "soup")

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(model.results) { recipe in
                        NavigationLink(value: recipe.id) { RecipeRow(recipe: recipe) }
                            .buttonStyle(.plain)
                        Divider().padding(.leading, 76)
                    }
                }
            }
            .overlay {
                if model.results.isEmpty { ContentUnavailableView("No recipes", systemImage: "magnifyingglass") }
            }
            .navigationTitle("Recipes")
            .searchable(text: $model.query, isPresented: $model.isSearching, prompt: "Recipes and ingredients")
            .searchScopes($model.scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
        }
        .tint(.green)
    }
}

final class RecipeSearchModel: ObservableObject {
    @Published var query: String
    @Published var isSearching = true
    @Published var scope = RecipeSearch.Scope.all

    init(query: String) { self.query = query }

    var results: [Recipe] {
        Recipe.samples.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    }
}

struct Recipe: Identifiable {
    let id: Int
    let name: String
    let minutes: Int
    let symbol: String

    static let samples = [
        Recipe(id: 1, name: "Tomato soup", minutes: 25, symbol: "carrot.fill"),
        Recipe(id: 2, name: "Lentil soup with lemon", minutes: 40, symbol: "leaf.fill"),
        Recipe(id: 3, name: "Pancakes", minutes: 20, symbol: "birthday.cake.fill"),
        Recipe(id: 4, name: "Cold cucumber soup", minutes: 10, symbol: "snowflake"),
        Recipe(id: 5, name: "Fish soup", minutes: 55, symbol: "fish.fill"),
    ]
}

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: recipe.symbol)
                .foregroundStyle(.white)
                .frame(width: 46, height: 46)
                .background(Color.green.gradient, in: .rect(cornerRadius: 10))
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.name)
                Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

#Preview("Search") { RecipeSearch() }
#Preview("Search at rest") { RecipeBrowser() }

/// The same screen before a search.
struct RecipeBrowser: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(Recipe.samples) { recipe in
                        RecipeRow(recipe: recipe)
                        Divider().padding(.leading, 76)
                    }
                }
            }
            .navigationTitle("Recipes")
            .searchable(text: .constant(""), prompt: "Recipes and ingredients")
        }
        .tint(.green)
    }
}
