import SwiftUI

struct Person: Identifiable {
    let id: Int
    var name: String
    var city: String
    var age: Int
}

struct PeopleTable: View {
    var people: [Person]
    var showsAge = true
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Person.ID?

    var body: some View {
        Table(people, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("City", value: \.city) { Text($0.city.uppercased()) }
            if showsAge {
                TableColumn("Age", value: \.age) { person in
                    Text("\(person.age)")
                }
                .width(60)
            }
        }
    }
}

#Preview("People", traits: .fixedLayout(width: 600, height: 200)) {
    PeopleTable(
        people: [
            Person(id: 1, name: "Ada", city: "London", age: 36), Person(id: 2, name: "Bo", city: "Oslo", age: 41),
        ]
    )
    .environment(\.horizontalSizeClass, .regular)
}
