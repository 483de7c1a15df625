import Combine
import SwiftUI

/// What shows notifications of each type.
@MainActor
final class NotificationRegistry {
    private var builders: [String: (Any) -> AnyView] = [:]

    func register<Value, Content: View>(_ type: Value.Type, _ content: @escaping (Value) -> Content) {
        builders[String(reflecting: type)] = { value in
            if let value = value as? Value { return AnyView(content(value)) }
            return AnyView(EmptyView())
        }
    }

    func unregister<Value>(_ type: Value.Type) { builders[String(reflecting: type)] = nil }

    func view(for value: Any) -> AnyView? { builders[String(reflecting: type(of: value))].map { $0(value) } }
}

private struct NotificationRegistryKey: EnvironmentKey {
    static let defaultValue: NotificationRegistry? = nil
}

extension EnvironmentValues {
    var notificationRegistry: NotificationRegistry? {
        get { self[NotificationRegistryKey.self] }
        set { self[NotificationRegistryKey.self] = newValue }
    }
}

private struct NotificationModifier<Value, Notification: View>: ViewModifier {
    @Environment(\.notificationRegistry) private var registry
    let notification: (Value) -> Notification

    func body(content: Content) -> some View {
        content
            .onAppear { registry?.register(Value.self, notification) }
            .onDisappear { registry?.unregister(Value.self) }
    }
}

extension View {
    /// Says what shows notifications of a type.
    func notification<Value, Content: View>(
        for type: Value.Type, @ViewBuilder _ content: @escaping (Value) -> Content
    ) -> some View {
        modifier(NotificationModifier(notification: content))
    }
}

/// A container that shows its content, and above it a notification for a while.
struct NotificationView<Content: View>: View {
    @Binding var current: Any?
    let content: Content
    @State private var registry = NotificationRegistry()

    init(_ current: Binding<Any?>, @ViewBuilder content: () -> Content) {
        _current = current
        self.content = content()
    }

    var body: some View {
        Container(current: $current, registry: registry, content: content.environment(\.notificationRegistry, registry))
            .ignoresSafeArea()
    }

    private struct Container<Root: View>: UIViewControllerRepresentable {
        @Binding var current: Any?
        let registry: NotificationRegistry
        let content: Root

        func makeUIViewController(context: Context) -> NotificationViewController<Root> {
            NotificationViewController(rootView: content)
        }

        func updateUIViewController(_ controller: NotificationViewController<Root>, context: Context) {
            controller.rootView = content
            controller.notification = current.flatMap { registry.view(for: $0) }
        }
    }
}

/// The container's controller: one child for the content, and one for the notification.
final class NotificationViewController<Root: View>: UIViewController {
    private let root: UIHostingController<Root>
    private var shown: UIHostingController<AnyView>?

    init(rootView: Root) {
        root = UIHostingController(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var rootView: Root {
        get { root.rootView }
        set { root.rootView = newValue }
    }

    var notification: AnyView? {
        didSet {
            if let shown {
                shown.willMove(toParent: nil)
                shown.view.removeFromSuperview()
                shown.removeFromParent()
            }
            shown = notification.map { UIHostingController(rootView: $0) }
            guard let shown else { return }
            addChild(shown)
            shown.view.backgroundColor = .clear
            shown.view.isUserInteractionEnabled = false
            shown.view.alpha = 0
            view.addSubview(shown.view)
            shown.didMove(toParent: self)
            UIView.animate(withDuration: 0.25) { shown.view.alpha = 1 }
            view.setNeedsLayout()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        addChild(root)
        root.view.frame = view.bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(root.view)
        root.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let shown else { return }
        let room = view.bounds.insetBy(dx: 20, dy: 100)
        let size = shown.sizeThatFits(in: room.size)
        shown.view.frame = CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
}

struct Fruit: Identifiable, Hashable {
    let emoji: String
    let name: String
    var id: String { name }

    static let all = [
        Fruit(emoji: "🍎", name: "Apple"), Fruit(emoji: "🍌", name: "Banana"), Fruit(emoji: "🍒", name: "Cherry"),
    ]
}

/// What is shown now; taken back after a while.
@MainActor
final class NotificationManager: ObservableObject {
    @Published var current: Any?

    func show(_ value: Any) {
        current = value
        Task {
            try? await Task.sleep(for: .seconds(3))
            current = nil
        }
    }
}

struct FruitListView: View {
    @EnvironmentObject private var notifications: NotificationManager

    var body: some View {
        List(Fruit.all) { fruit in
            Button(fruit.name) { notifications.show(fruit) }
        }
        .navigationTitle("Fruits")
        .notification(for: Fruit.self) { fruit in
            VStack(spacing: 20) {
                Text(fruit.emoji).font(.largeTitle)
                Text(fruit.name)
            }
            .padding(80)
            .background(Color.gray.opacity(0.6))
            .cornerRadius(20)
        }
    }
}

struct FruitScreen: View {
    @StateObject private var notifications: NotificationManager

    init(_ notifications: NotificationManager) {
        _notifications = StateObject(wrappedValue: notifications)
    }

    var body: some View {
        NotificationView($notifications.current) {
            NavigationStack {
                FruitListView()
            }
        }
        .environmentObject(notifications)
    }
}
