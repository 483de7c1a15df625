import SwiftUI
import Testing

/// Split views on tablets and phones.
@MainActor @Suite struct SplitViewTests {
    private func split(_ visibility: NavigationSplitViewVisibility = .automatic) -> some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.clear.accessibilityIdentifier("sidebar").navigationTitle("Side")
        } detail: {
            NavigationStack {
                Color.clear.accessibilityIdentifier("detail").navigationTitle("Detail")
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func columnsAreBesideEachOther() throws {
        let picture = try Picture.tablet(split())
        #expect(picture.frame("#sidebar") == CGRect(x: 0, y: 126, width: 320, height: 688))
        // The stack in the column has the only bar.
        #expect(picture.frame("#detail") == CGRect(x: 320, y: 74, width: 890, height: 740))
        #expect(picture.texts.sorted() == ["Detail", "Side"])
    }

    @Test func aTabletThatStandsShowsTheDetail() throws {
        #expect(try Picture.tablet(split(), isUpright: true).texts == ["Detail"])
        #expect(try Picture.tablet(split(.all), isUpright: true).texts.count == 2)
        #expect(try Picture.tablet(split(.detailOnly)).texts == ["Detail"])
    }

    @Test func threeColumnsAndTheirWidths() throws {
        let view = NavigationSplitView {
            Text("a").navigationSplitViewColumnWidth(200)
        } content: {
            Color.clear.accessibilityIdentifier("content").navigationSplitViewColumnWidth(min: 1, ideal: 300)
        } detail: {
            Color.clear.accessibilityIdentifier("detail")
        }
        let two = try Picture.tablet(view)
        #expect(two.texts.isEmpty)
        #expect(two.frame("#content")?.width == 300 && two.frame("#detail")?.minX == 300)
    }

    @Test func aPhoneShowsTheFirstColumn() throws {
        let phone = try Picture(split())
        #expect(phone.texts == ["Side"])
        #expect(phone.frame("#sidebar") == CGRect(x: 0, y: 143, width: 390, height: 667))
        let detail = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Text("side").navigationTitle("Side")
        } detail: {
            Text("detail")
        }
        #expect(try Picture(detail).texts == ["detail", "Side"])
    }

    @Test func columnsAreMirrored() throws {
        let picture = try Picture(
            split(), size: CGSize(width: 1000, height: 600), insets: EdgeInsets()
        ) { $0.layoutDirection = .rightToLeft }
        #expect(picture.frame("#sidebar")?.minX == 680)
        #expect(picture.frame("#detail")?.minX == 0)
    }
}
