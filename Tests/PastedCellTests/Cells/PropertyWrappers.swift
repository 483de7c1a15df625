import Flatlay

// Each property wrapper in the ways that apps declare it: with a value, without one, and set in `init`.

struct Account: Identifiable, Hashable {
    var id: Int
    var name: String
}

enum Appearance: String, CaseIterable {
    case light, dark
}

enum Sorting: Int {
    case byName, byDate
}

final class AccountModel: ObservableObject {
    @Published var accounts: [Account]
    @Published var selection: Account?
    @Published private(set) var title = "Accounts"

    init(accounts: [Account]) {
        _accounts = Published(initialValue: accounts)
    }
}

@Observable final class Draft {
    var title: String
    var isPublic = false

    init(title: String) {
        self.title = title
    }
}

/// State that `init` creates from its parameters, of types without a default value.
struct AccountRow: View {
    @State var account: Account
    @State private var name: String
    @State private var appearance: Appearance
    @State private var draft: Draft
    @State private var formatter: (Account) -> String
    @State private var note: String?
    @State private var history: [Account] = []
    @State var isOpen: Bool
    @StateObject private var model: AccountModel

    init(account: Account, isOpen: Bool = false) {
        _account = State(initialValue: account)
        _name = State(wrappedValue: account.name)
        _appearance = .init(initialValue: .dark)
        _draft = State(initialValue: Draft(title: account.name))
        _formatter = State(initialValue: { $0.name.uppercased() })
        _model = StateObject(wrappedValue: AccountModel(accounts: [account]))
        self._isOpen = State(initialValue: isOpen)
    }

    var body: some View {
        HStack {
            Text(formatter(account))
            Text(verbatim: "\(name) \(appearance.rawValue) \(draft.title) \(model.accounts.count)")
            if let note { Text(note) }
        }
        .onAppear {
            note = isOpen ? "open" : nil
            history.append(account)
        }
    }
}

/// A value that the memberwise initialiser takes.
struct Stepped: View {
    @State var count: Int
    @Binding var total: Int
    @Binding var choice: Account?

    var body: some View {
        Text(verbatim: "\(count) of \(total) \(choice?.name ?? "none")")
    }
}

struct Pressing: View {
    @GestureState private var isPressed: Bool
    @GestureState private var offset: CGSize?
    @GestureState private var scale = 1.0
    @GestureState(resetTransaction: Transaction(animation: .default)) private var start: CGPoint?
    @GestureState(reset: { _, transaction in transaction.animation = nil }) private var end: CGPoint?
    @GestureState(wrappedValue: 0, reset: { _, _ in }) private var angle: Double

    init(isPressed: Bool) {
        _isPressed = GestureState(initialValue: isPressed)
    }

    var body: some View {
        Text(verbatim: isPressed && offset == nil && start == nil && end == nil ? "pressed" : "at rest")
            .scaleEffect(scale + angle)
            .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
}

struct Stored: View {
    @AppStorage("appearance") private var appearance = Appearance.light
    @AppStorage("sorting") private var sorting: Sorting?
    @AppStorage("favourite") private var favourite: Appearance?
    @AppStorage("name", store: .standard) private var name: String?
    @AppStorage("count") private var count = 3
    @AppStorage("started") private var started: Date?
    @AppStorage("seen") private var seen = Date(timeIntervalSince1970: 0)
    @AppStorage private var isOn: Bool
    @SceneStorage("tab") private var tab = 0
    @SceneStorage("draft") private var draft: String?

    init(key: String) {
        _isOn = AppStorage(wrappedValue: true, key)
    }

    var body: some View {
        Toggle(isOn: $isOn) {
            Text(verbatim: "\(appearance) \(count) \(tab) \(name ?? draft ?? "unnamed")")
            if sorting == nil, favourite == nil, started == nil { Text(verbatim: "\(seen.timeIntervalSince1970)") }
        }
    }
}

struct AccountForm: View {
    enum Field: Hashable { case name, mail }

    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    @Namespace private var space
    @ScaledMetric private var size: CGFloat
    @ScaledMetric private var gap = 8.0
    @ScaledMetric(relativeTo: .title) private var height: CGFloat = 40
    @Environment(\.colorScheme) private var colorScheme: ColorScheme
    @Environment(Draft.self) private var draft
    @Environment(Draft.self) private var maybe: Draft?

    init(size: CGFloat = 20) {
        _size = ScaledMetric(wrappedValue: size)
    }

    var body: some View {
        @Bindable var bindable = draft
        VStack(spacing: gap) {
            FocusedRow(field: $field)
            Text(bindable.title).frame(height: height).matchedGeometryEffect(id: "title", in: space)
            Toggle("Public", isOn: $bindable.isPublic).focused($isSearching)
            Rectangle().fill(colorScheme == .dark ? .white : .black).frame(width: size, height: 1)
            if maybe == nil { EmptyView() }
        }
    }
}

struct FocusedRow: View {
    @FocusState.Binding var field: AccountForm.Field?

    var body: some View {
        Button("Name") { field = .name }.focused($field, equals: .name)
    }
}

struct Observing: View {
    @ObservedObject var model: AccountModel
    @EnvironmentObject private var shared: AccountModel
    @Bindable private var draft: Draft
    @Binding private var selection: AnyHashable

    init(model: AccountModel, draft: Draft, selection: Binding<Int>) {
        self.model = model
        _draft = Bindable(wrappedValue: draft)
        _selection = Binding(selection)
    }

    var body: some View {
        ForEach($model.accounts) { $account in
            Stepped(count: account.id, total: .constant(shared.accounts.count), choice: Binding($account))
        }
        Text(verbatim: "\(draft.title) \(selection)")
    }
}

struct PropertyWrappers_Previews: PreviewProvider {
    static var previews: some View {
        let account = Account(id: 1, name: "Ann")
        let model = AccountModel(accounts: [account])
        VStack(alignment: .leading) {
            AccountRow(account: account, isOpen: true)
            Stepped(count: 1, total: .constant(2), choice: .constant(nil))
            Pressing(isPressed: true)
            Stored(key: "on")
            AccountForm()
            Observing(model: model, draft: Draft(title: "draft"), selection: .constant(7))
        }
        .environment(Draft(title: "shared"))
        .environmentObject(model)
    }
}
