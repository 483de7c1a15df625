import SwiftUI

/// People by the first letters of their names, with an index at the side.
struct ContactsScreen: View {
    private let groups: [(letter: String, names: [String])] = [
        ("A", ["Ada Nwosu", "Anders Lie", "Aylin Demir"]),
        ("B", ["Beatriz Souza", "Bo Lindqvist"]),
        ("C", ["Camille Laurent", "Chen Wei", "Ciara Byrne"]),
        ("D", ["Dmitri Orlov"]),
        ("E", ["Elif Kaya", "Emil Novak", "Esther Mensah"]),
        ("F", ["Fatima Zahra", "Finn Hansen"]),
    ]
    @State private var selection: String? = "Chen Wei"

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(groups, id: \.letter) { group in
                    Section(group.letter) {
                        ForEach(group.names, id: \.self) { name in
                            HStack {
                                Text(name)
                                if name == "Ada Nwosu" {
                                    Text("me").font(.footnote).foregroundStyle(.secondary)
                                }
                            }
                        }
                    }
                }
            }
            .listStyle(PlainListStyle())
            .overlay(alignment: .trailing) {
                VStack(spacing: 1) {
                    ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ#"), id: \.self) { letter in
                        Text(String(letter)).font(.system(size: 11, weight: .semibold)).foregroundStyle(.tint)
                    }
                }
                .padding(.trailing, 4)
            }
            .navigationTitle("Contacts")
        }
    }
}

#Preview("Contacts") {
    ContactsScreen()
}
