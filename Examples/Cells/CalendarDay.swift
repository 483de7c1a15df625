import SwiftUI

/// A day of the week, with dots for its events.
struct CalendarDay: View {
    let weekday: String
    let number: Int
    var isToday = false
    var events: [Color] = []
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(spacing: 6) {
            // Seven names do not fit side by side in large text, but their initials do.
            Text(dynamicTypeSize.isAccessibilitySize ? String(weekday.prefix(1)) : weekday)
                .font(.caption2.weight(.semibold))
                .foregroundStyle(.secondary)
                .textCase(.uppercase)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
            Text(number, format: .number)
                .font(.title3)
                .fontWeight(isToday ? .bold : .regular)
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundColor(isToday ? .white : .primary)
                .padding(4)
                .frame(minWidth: 36, minHeight: 36)
                .background {
                    if isToday { Circle().fill(.red) }
                }
            HStack(spacing: 3) {
                ForEach(events, id: \.self) { color in
                    Circle().fill(color).frame(width: 5, height: 5)
                }
            }
            .frame(height: 5)
        }
        .frame(maxWidth: .infinity)
    }
}

struct CalendarDay_Previews: PreviewProvider {
    static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    static var previews: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(Array(days.enumerated()), id: \.offset) { index, day in
                CalendarDay(
                    weekday: day, number: 16 + index, isToday: index == 2,
                    events: Array([Color.blue, .orange, .green].prefix(index % 4)))
            }
        }
        .padding(12)
    }
}
