import UIKit

// Cells about media, files and the day.
extension UIKitCell {
    static let photoTile = UIKitCell(
        PhotoTileCell.init(frame:), .tiles(count: 3, areSquare: true),
        [
            {
                $0.configure(
                    symbol: "mountain.2.fill", from: .systemTeal, to: .systemIndigo, caption: "Above the lake",
                    count: 12)
            },
            { $0.configure(symbol: "flame.fill", from: .systemOrange, to: .systemRed, caption: "Camp fire", count: 3) },
            { $0.configure(symbol: "leaf.fill", from: .systemGreen, to: .systemTeal, caption: "Ferns", count: 0) },
        ])

    static let playerBar = UIKitCell(
        PlayerBarCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    title: "Harbour Lights", artist: "The Slow Ferry", elapsed: 83, duration: 242, downloaded: 0.6)
            }
        ])

    static let podcastEpisode = UIKitCell(
        PodcastEpisodeCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    show: "Low Tide Radio", title: "The lighthouse keeper who never slept",
                    summary:
                        "For thirty years, somebody lit the lamp at Skerry Point each night. Nobody in the village "
                        + "can say who it was, but the logbook is complete.", remaining: "24 min left", progress: 0.4)
            }
        ])

    static let downloadRow = UIKitCell(
        DownloadRowCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    name: "Field recordings, north coast, second week.zip", status: "31 of 48 MB · 2 minutes left",
                    state: .loading(0.65))
            },
            { $0.configure(name: "Map of the islands.pdf", status: "Paused", state: .paused(0.2)) },
            { $0.configure(name: "Timetable.pdf", status: "1.2 MB", state: .done) },
            {
                $0.configure(
                    name: "Interview.m4a", status: "", state: .failed("The connection was lost. Tap to try again."))
            },
        ])

    static let calendarDay = UIKitCell(
        CalendarDayCell.init(frame:), .tiles(count: 7, areSquare: false),
        ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().map { index, day in
            {
                $0.configure(
                    weekday: day, number: 16 + index, isToday: index == 2,
                    events: Array([UIColor.systemBlue, .systemOrange, .systemGreen].prefix(index % 4)))
            }
        })

    static let weatherHour = UIKitCell(
        WeatherHourCell.init(frame:), .tiles(count: 6, areSquare: false),
        [
            {
                $0.isSelected = true
                $0.configure(hour: "Now", symbol: "sun.max.fill", colors: [.systemYellow], chance: nil, temperature: 21)
            },
            {
                $0.configure(
                    hour: "15", symbol: "cloud.sun.fill", colors: [.systemGray, .systemYellow], chance: nil,
                    temperature: 21)
            },
            { $0.configure(hour: "16", symbol: "cloud.fill", colors: [.systemGray], chance: nil, temperature: 19) },
            {
                $0.configure(
                    hour: "17", symbol: "cloud.rain.fill", colors: [.systemGray, .systemCyan], chance: 60,
                    temperature: 17)
            },
            {
                $0.configure(
                    hour: "18", symbol: "cloud.bolt.rain.fill", colors: [.systemGray, .systemCyan], chance: 85,
                    temperature: 15)
            },
            {
                $0.configure(
                    hour: "19", symbol: "moon.stars.fill", colors: [.systemIndigo], chance: 10, temperature: 14)
            },
        ])

    static let settingsSwitch = UIKitCell(
        SettingsSwitchCell.init(frame:), .rows,
        [
            { $0.configure(symbol: "airplane", color: .systemOrange, title: "Airplane Mode", isOn: false) },
            { $0.configure(symbol: "wifi", color: .systemBlue, title: "Wi-Fi", value: "Greenhouse") },
            { $0.configure(symbol: "bell.badge.fill", color: .systemRed, title: "Notifications", isOn: true) },
            {
                $0.configure(
                    symbol: "battery.75percent", color: .systemGreen, title: "Battery", value: "82 %", isLast: true)
            },
        ])
}
