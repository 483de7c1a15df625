import SwiftUI

/// Shelves of plain stacks and scroll views, as a first attempt at a grid on a television.
struct ShelfGrid: View {
    struct Cell: View {
        let row: Int
        let column: Int

        var body: some View {
            Text("\(row), \(column)")
                .frame(width: 320, height: 180)
                .background(Color.blue)
        }
    }

    struct Row: View {
        let index: Int

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(0..<10) { column in
                        Cell(row: index, column: column)
                    }
                }
            }
        }
    }

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<20) { row in
                    Row(index: row)
                }
            }
        }
    }
}
