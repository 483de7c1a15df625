// Written as in an app: views, styles and modifiers whose bodies use the main actor.
import Foundation
import SwiftUI

struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .background(Theme.accent(1), in: RoundedRectangle(cornerRadius: Theme.corner))
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct SquareBox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
    }
}

struct SideBySide: LabelStyle {
    var spacing = Theme.corner

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.title
            configuration.icon
        }
    }
}

struct Card: ViewModifier {
    @Environment(Session.self) private var session
    var index = 0

    func body(content: Content) -> some View {
        content
            .padding(Theme.corner)
            .background(session.isOnline ? Theme.accent(index) : .gray)
    }
}

extension View {
    func card(_ index: Int = 0) -> some View { modifier(Card(index: index)) }

    @ViewBuilder
    func highlighted(_ isOn: Bool) -> some View {
        if isOn { background(Theme.accent(2)) } else { self }
    }
}

private struct TitleKey: EnvironmentKey {
    nonisolated static let defaultValue = "Untitled"
}

extension EnvironmentValues {
    nonisolated var screenTitle: String {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

/// Reads a shared model, an own one and one of the environment, and changes all of them in actions.
struct SessionScreen: View {
    @State private var session = Session()
    @StateObject private var cart = Cart()
    @State private var appeared: [String] = []
    @Environment(\.screenTitle) private var title
    let store = MessageStore()

    private var sorted: [String] { session.messages.sorted { $0.count < $1.count || $0 < $1 } }

    private var header: some View {
        Text(verbatim: "\(title) of \(session.user) \(session.initials) \(Session.shared.user)")
    }

    private func price(_ item: Cart.Item) -> String { "\(item.name) \(item.price)" }

    var body: some View {
        VStack(alignment: .leading) {
            header
            ForEach(sorted.filter { !$0.isEmpty }, id: \.self) { message in
                Text(verbatim: message.uppercased()).highlighted(message.hasSuffix("2"))
            }
            ForEach(cart.items) { item in Text(verbatim: price(item)) }
            Text(verbatim: cart.items.map { price($0) }.joined(separator: ", ") + " = \(cart.total)")
            Text(verbatim: "loads \(session.loadCount)").card(1)
            Text(verbatim: appeared.joined(separator: " "))
            Editor(session: session)
            CartLine(cart: cart)
            SharedCart()
        }
        .environment(session)
        .environmentObject(cart)
        .onAppear {
            session.rename(to: "Grace Hopper")
            appeared.append(contentsOf: session.messages.map { String($0.prefix(1)) })
        }
        .task { await session.load(from: store) }
        .onChange(of: session.user) { _, name in appeared.append(name) }
    }
}

/// Binds to a model that another view owns.
struct Editor: View {
    @Bindable var session: Session

    var body: some View {
        Toggle("Online", isOn: $session.isOnline).toggleStyle(SquareBox())
        Button("Rename \(session.user)") { session.rename(to: "Alan") }.buttonStyle(PillStyle())
        Button {
            Task { await session.load(from: MessageStore()) }
        } label: {
            Label("Load", systemImage: "arrow.down").labelStyle(SideBySide())
        }
    }
}

struct CartLine: View {
    @ObservedObject var cart: Cart

    init(cart: Cart) {
        self.cart = cart
    }

    var body: some View {
        // Callbacks of other frameworks are not isolated; an app knows that they come on the main thread.
        let total: () -> Int = { MainActor.assumeIsolated { cart.total } }
        Text(verbatim: "total \(total())").onAppear(perform: cart.double)
    }
}

struct SharedCart: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
        GeometryReader { proxy in
            let widths = cart.items.map { CGFloat($0.price) / CGFloat(max(1, cart.total)) * proxy.size.width }
            HStack(spacing: 0) {
                ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
                    Theme.accent(index).frame(width: width)
                }
            }
        }
        .frame(height: 10)
    }
}

struct SessionScreen_Previews: PreviewProvider {
    static var previews: some View {
        SessionScreen().environment(\.screenTitle, Session.shared.messages.map { $0 }.first ?? "")
    }
}
