// Written as in an app: a table whose columns get their types from its rows.
import SwiftUI

struct TableRowOfPerson: Identifiable {
    let id: Int
    var name: String
}

struct TableOfPeople: View {
    var people: [TableRowOfPerson]

    var body: some View {
        Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Number", value: \.id) { Text("\($0.id)") }
        }
    }
}
