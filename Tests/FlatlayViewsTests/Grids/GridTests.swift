import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite struct GridTests {
    private func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat, named name: String = "text") -> [CGRect]
    {
        draw(view, width, height).nodes.filter { $0.name == name }.map(\.frame)
    }

    private func cell(_ text: String) -> Text { Text(verbatim: text) }

    @Test func columnsAreAsWideAsTheirWidestCells() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                cell("a"); cell("bbb")
            }
            GridRow {
                cell("cccc"); cell("d")
            }
        }
        #expect(measure(grid, nil, nil) == CGSize(width: 78, height: 48))
        #expect(
            frames(grid, 78, 48) == [
                CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 48, y: 0, width: 30, height: 20),
                CGRect(x: 0, y: 28, width: 40, height: 20), CGRect(x: 48, y: 28, width: 10, height: 20),
            ])
    }

    @Test func greedyCellsShareWhatIsLeft() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell("aaaa"); Color.red; Color.blue
            }
        }
        // The text is offered a third, as in a stack, and wraps.
        #expect(frames(grid, 100, 20, named: "color").map(\.width) == [35, 35])
        #expect(frames(grid, 100, 50, named: "color").map(\.height) == [50, 50])
    }

    @Test func aViewWithoutARowSpansAllColumns() {
        func grid(_ axes: Axis.Set) -> some View {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    cell("aa"); cell("bb")
                }
                Divider().gridCellUnsizedAxes(axes)
                GridRow { cell("cc") }
            }
        }
        #expect(measure(grid([]), 200, nil).width == 200)
        #expect(measure(grid(.horizontal), 200, nil) == CGSize(width: 50, height: 41))
        let divider = draw(grid(.horizontal), 50, 41).frame(of: "divider")
        #expect(divider == CGRect(x: 0, y: 20, width: 50, height: 1))
    }

    @Test func cellsMaySpanColumns() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                cell("aaaaaaaaaa").gridCellColumns(2); cell("z")
            }
            GridRow {
                cell("b"); cell("c"); cell("d")
            }
        }
        // The span needs 100: 70 more than both columns and the gap, which is distributed evenly.
        let all = frames(grid, 400, 40)
        #expect(all.map(\.minX) == [140, 250, 140, 195, 250])
    }

    @Test func aGreedySpanTakesWhatItsColumnsLeave() {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                cell("aa"); cell("b"); cell("c")
            }
            GridRow {
                cell("d"); Color.red.gridCellColumns(2)
            }
        }
        #expect(measure(grid, 200, 40) == CGSize(width: 200, height: 40))
        #expect(frames(grid, 200, 40, named: "color") == [CGRect(x: 30, y: 20, width: 170, height: 20)])
    }

    @Test func cellsStandByAnchorColumnAndRow() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                Color.red.frame(width: 40, height: 40)
                cell("a").gridColumnAlignment(.trailing)
            }
            GridRow {
                cell("x").gridCellAnchor(.topLeading)
                Color.red.frame(width: 60, height: 60)
            }
        }
        #expect(
            frames(grid, 100, 100) == [
                CGRect(x: 90, y: 20, width: 10, height: 20), CGRect(x: 0, y: 40, width: 10, height: 20),
            ])
    }

    @Test func rowsAlignBaselines() {
        let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell("a")
                cell("b").padding(.top, 10)
            }
        }
        #expect(frames(grid, 20, 30).map(\.minY) == [10, 10])
    }

    @Test func modifiersOfARowChangeItsCells() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell("a"); cell("b")
            }.padding(5)
            GridRow {
                cell("cc"); cell("d")
            }
        }
        #expect(measure(grid, nil, nil) == CGSize(width: 40, height: 50))
    }

    @Test func aRowOutsideOfAGridIsAStack() {
        #expect(
            measure(
                GridRow {
                    cell("a"); cell("b")
                }, nil, nil) == CGSize(width: 28, height: 20))
        #expect(measure(Grid { EmptyView() }, 50, 50) == .zero)
    }

    @Test func tracksOfLazyGrids() {
        func lengths(_ items: [GridItem], _ room: CGFloat) -> [CGFloat] {
            GridTrack.tracks(of: items, in: room).map(\.length)
        }
        #expect(lengths([GridItem(), GridItem(), GridItem()], 316) == [100, 100, 100])
        #expect(lengths([GridItem(.fixed(50)), GridItem(spacing: 0), GridItem()], 158) == [50, 50, 50])
        #expect(
            lengths([GridItem(.adaptive(minimum: 80))], 320) == [
                101.33333333333333, 101.33333333333333, 101.33333333333333,
            ])
        #expect(lengths([GridItem(.adaptive(minimum: 80, maximum: 90))], 320) == [90, 90, 90])
        #expect(lengths([GridItem(.flexible(minimum: 100)), GridItem(.flexible())], 120) == [100, 12])
        #expect(lengths([GridItem(.adaptive(minimum: 0))], 5).count == 1)
        #expect(lengths([], 40) == [40])
    }

    @Test func lazyGridsFillTheirColumns() {
        let grid = LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, spacing: 4) {
            ForEach(0..<3) { Text(verbatim: String(repeating: "x", count: $0 * 3 + 1)) }
        }
        #expect(measure(grid, 68, nil) == CGSize(width: 68, height: 104))
        #expect(
            frames(grid, 68, 104) == [
                CGRect(x: 10, y: 10, width: 10, height: 20), CGRect(x: 38, y: 0, width: 30, height: 40),
                CGRect(x: 0, y: 44, width: 30, height: 60),
            ])
        let across = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 5) {
            ForEach(0..<3) { _ in Text(verbatim: "xx") }
        }
        #expect(measure(across, nil, 48) == CGSize(width: 45, height: 48))
    }

    @Test func lazyStacksTakeAllAcross() {
        let stack = LazyVStack(alignment: .leading, spacing: 2) {
            cell("a")
            cell("bb")
        }
        #expect(measure(stack, 100, 500) == CGSize(width: 100, height: 42))
        #expect(frames(stack, 100, 42).map(\.minX) == [0, 0])
        #expect(
            measure(
                LazyHStack(spacing: 0) {
                    cell("a"); cell("b")
                }, 500, 60) == CGSize(width: 20, height: 60))
    }

    @Test func scrollViewsShowAPartOfTheirContent() {
        let column = ScrollView { VStack(spacing: 0) { ForEach(0..<5) { Text(verbatim: "\($0)") } } }
        #expect(measure(column, 80, 30) == CGSize(width: 10, height: 30))
        #expect(measure(column, 80, nil) == CGSize(width: 10, height: 100))
        #expect(draw(column, 10, 30).commands.first == "clip rectangle 0 0 10 30")
        #expect(frames(column, 10, 30).map(\.minY) == [0, 20, 40, 60, 80])
        #expect(frames(column.scrollOffset(y: 25), 10, 30).first?.minY == -25)
        #expect(frames(column.scrollOffset(y: 1000), 10, 30).first?.minY == -70)
        #expect(frames(column.defaultScrollAnchor(.bottom), 10, 30).first?.minY == -70)
        #expect(draw(column, 10, 200).commands.first?.hasPrefix("glyphs") == true)
        let roomy = column.contentMargins(.vertical, 5).contentMargins(.leading, 3, for: .scrollIndicators)
        #expect(measure(roomy, 80, nil) == CGSize(width: 10, height: 110))
        #expect(frames(roomy, 10, 30).first?.minY == 5)
        let row = ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                cell("aaa"); cell("bbb")
            }
        }
        #expect(measure(row, 40, 80) == CGSize(width: 40, height: 20))
    }

    @Test func sectionsFollowEachOther() {
        let stack = VStack(spacing: 0) {
            Section("Head") {
                cell("a"); cell("b")
            }
            Section {
                cell("c")
            } header: {
                cell("h")
            } footer: {
                cell("f")
            }
        }
        #expect(texts(stack) == ["Head", "a", "b", "h", "c", "f"])
    }
}
