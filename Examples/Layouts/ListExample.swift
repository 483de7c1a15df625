import SwiftUI
import UIKit

/// A settings list: rounded sections on grey, with headers.
enum ListExample {
    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    struct Setting: Hashable {
        var name: String
        var symbol: String
        var value: String
        var color: Color
    }

    struct Panel: Hashable {
        var title: String
        var settings: [Setting]
    }

    static let panels = [
        Panel(
            title: "Your conference",
            settings: [
                Setting(name: "Schedule", symbol: "calendar", value: "14 talks", color: .red),
                Setting(name: "Workshops", symbol: "hammer.fill", value: "2 seats", color: .orange),
                Setting(name: "Notes", symbol: "doc.text.fill", value: "31", color: .yellow),
            ]),
        Panel(
            title: "Venue",
            settings: [
                Setting(name: "Map", symbol: "map.fill", value: "North hall", color: .green),
                Setting(name: "Food", symbol: "fork.knife", value: "Level 2", color: .teal),
                Setting(name: "Wi-Fi", symbol: "wifi", value: "Connected", color: .blue),
                Setting(name: "Quiet rooms", symbol: "moon.fill", value: "3 free", color: .indigo),
            ]),
        Panel(
            title: "Account",
            settings: [
                Setting(name: "Badge", symbol: "tag.fill", value: "Nº 2048", color: .purple),
                Setting(name: "Notifications", symbol: "bell.fill", value: "On", color: .pink),
            ]),
    ]

    struct Row: View {
        let setting: Setting

        var body: some View {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 7)
                    .fill(setting.color)
                    .overlay {
                        Image(systemName: setting.symbol).font(.system(size: 16)).foregroundStyle(.white)
                    }
                    .frame(width: 30, height: 30)
                Text(verbatim: setting.name)
                Spacer()
                Text(verbatim: setting.value).foregroundStyle(.secondary)
                Chevron()
                    .stroke(Color(.tertiaryLabel), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 6, height: 11)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 7)
        }
    }

    /// The disclosure indicator of a row.
    struct Chevron: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            return path
        }
    }

    struct Header: View {
        let title: String

        var body: some View {
            Text(verbatim: title)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .textCase(.uppercase)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
        }
    }
}
