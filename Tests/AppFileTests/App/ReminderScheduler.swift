import SwiftUI
import UserNotifications

/// Reminders as an app schedules them.
@MainActor
final class ReminderScheduler: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
    @Published var status = "unknown"
    @Published var scheduled = 0

    override init() {
        super.init()
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
        let answer = UNTextInputNotificationAction(
            identifier: "answer", title: "Answer", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "Message")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "reminder", actions: [done, answer], intentIdentifiers: [], options: [])
        ])
    }

    func prepare() async {
        let center = UNUserNotificationCenter.current()
        let settings = await center.notificationSettings()
        guard settings.authorizationStatus == .notDetermined else { return }
        do {
            let isGranted = try await center.requestAuthorization(options: [.alert, .badge, .sound])
            status = isGranted ? "granted" : "declined"
        } catch {
            status = error.localizedDescription
        }
        await schedule("Water the plants", at: DateComponents(hour: 9))
        center.removeAllPendingNotificationRequests()
    }

    func schedule(_ title: String, at time: DateComponents) async {
        let content = UNMutableNotificationContent()
        content.title = title
        content.sound = .default
        content.badge = 1
        content.userInfo = ["title": title]
        content.interruptionLevel = .timeSensitive
        let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        for trigger in [trigger, later] as [UNNotificationTrigger] {
            let request = UNNotificationRequest(
                identifier: UUID().uuidString, content: content, trigger: trigger)
            try? await UNUserNotificationCenter.current().add(request)
            scheduled += request.content.title == title ? 1 : 0
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDismissActionIdentifier { return completionHandler() }
        completionHandler()
    }
}

struct ReminderView: View {
    @StateObject private var scheduler = ReminderScheduler()

    var body: some View {
        VStack {
            Text(scheduler.status)
            Text("\(scheduler.scheduled) scheduled")
        }
        .task { await scheduler.prepare() }
    }
}

#Preview("Reminders") { ReminderView() }
