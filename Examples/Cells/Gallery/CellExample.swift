import Flatlay

/// A cell as an app would write it, with the sample data of its preview.
public struct CellExample {
    /// The name of its file in `Examples/Cells`, without the extension.
    public let name: String
    /// The preview.
    public let content: AnyView

    init<Previews: PreviewProvider>(_ name: String, _ previews: Previews.Type) {
        self.name = name
        content = AnyView(ImageRenderer(previews: previews).content)
    }

    /// The cells, in the order of their sheet.
    public static var all: [CellExample] {
        [
            CellExample("MessageRow", MessageRow_Previews.self),
            CellExample("ChatBubble", ChatBubble_Previews.self),
            CellExample("ProductCard", ProductCard_Previews.self),
            CellExample("RatingStars", RatingBadge_Previews.self),
            CellExample("SettingsRow", SettingsRow_Previews.self),
            CellExample("StatTile", StatTile_Previews.self),
            CellExample("Toast", Toast_Previews.self),
            CellExample("NowPlayingCard", NowPlayingCard_Previews.self),
            CellExample("CalendarDay", CalendarDay_Previews.self),
            CellExample("TagList", TagList_Previews.self),
            CellExample("ForecastRow", Forecast_Previews.self),
            CellExample("BoardingPass", BoardingPass_Previews.self),
            CellExample("TaskRow", TaskRow_Previews.self),
            CellExample("ContactRow", ContactRow_Previews.self),
            CellExample("ArticleCard", ArticleCard_Previews.self),
            CellExample("DeliverySteps", DeliverySteps_Previews.self),
            CellExample("TransactionRow", TransactionRow_Previews.self),
            CellExample("ActivityRings", ActivityRings_Previews.self),
            CellExample("DownloadRow", DownloadRow_Previews.self),
            CellExample("CommentRow", CommentRow_Previews.self),
            CellExample("PlanCard", PlanCard_Previews.self),
        ]
    }
}
