import SwiftUI

/// Rows whose cells are aligned in columns.
struct GridOfRows: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
            GridRow {
                Text("Flour")
                Text("500 g")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Water")
                Text("350 ml")
            }
        }
    }
}

/// A cell that spans columns, and a column with its own alignment.
struct CellsAcrossColumns: View {
    var body: some View {
        Grid {
            GridRow { Color.blue.frame(height: 24).gridCellColumns(3) }
            GridRow {
                Text("Item")
                Text("Amount")
                Text("Price").gridColumnAlignment(.trailing)
            }
            GridRow {
                Text("Tea")
                Text("2")
                Text("7.50")
            }
        }
    }
}

/// A cell aligned to a corner of its space.
struct AnchoredCells: View {
    var body: some View {
        Grid {
            GridRow {
                Color.orange.frame(width: 60, height: 60)
                Circle().fill(.blue).frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing)
            }
            GridRow {
                Color.orange.frame(width: 60, height: 24)
                Color.orange.frame(width: 60, height: 24)
            }
        }
    }
}

/// As many columns as fit.
struct LazyColumns: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 8)], spacing: 8) {
            ForEach(1..<10) { number in
                Text("\(number)").frame(maxWidth: .infinity, minHeight: 32).background(
                    .mint, in: .rect(cornerRadius: 6))
            }
        }
    }
}

/// A grid with two rows, filled column by column.
struct LazyRows: View {
    var body: some View {
        LazyHGrid(rows: [GridItem(.fixed(24)), GridItem(.flexible())], spacing: 8) {
            ForEach(1..<10) { number in
                Text("\(number)").frame(width: 40).frame(maxHeight: .infinity).background(.cyan)
            }
        }
        .frame(height: 80)
    }
}
