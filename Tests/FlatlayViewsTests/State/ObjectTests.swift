import FlatlayDrawing
import Foundation
import Observation
import Testing

@testable import FlatlayViews

@Suite struct ObjectTests {
    private final class Model: ObservableObject {
        @Published var name = "old"
        @Published var isOn = false
    }

    @Observable
    fileprivate final class Library {
        var title = "Books"
        var count = 2
    }

    private struct Reader: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(verbatim: model.name).onAppear { model.name = "new" } }
    }

    @MainActor @Test func objectsOfTheEnvironment() {
        #expect(texts(Reader().environmentObject(Model())) == ["new"])
    }

    @MainActor @Test func aMissingObjectFailsThePictureAndTrapsNothing() {
        let test = TestResources()
        #expect(
            texts(
                VStack {
                    Text(verbatim: "a"); Reader()
                }, test: test) == ["a"])
        let failure = test.resources.diagnostics.failure as? MissingEnvironmentObjectError
        #expect(
            failure?.description
                == "Reader reads an object of type Model that its environment lacks; "
                + "set it with environmentObject(_:) or environment(_:) on a view around it")
    }

    @Test @MainActor func observableObjectsOfTheEnvironment() {
        struct Shelf: View {
            @Environment(Library.self) private var library
            var body: some View {
                Text(verbatim: "\(library.title) \(library.count)").onAppear { library.count += 1 }
            }
        }
        #expect(texts(Shelf().environment(Library())) == ["Books 3"])
        let test = TestResources()
        #expect(texts(Shelf(), test: test).isEmpty)
        #expect(test.resources.diagnostics.failure is MissingEnvironmentObjectError)
    }

    @Test @MainActor func anOptionalObjectMayBeMissing() {
        struct Shelf: View {
            @Environment(Library.self) private var library: Library?
            var body: some View { Text(verbatim: library?.title ?? "none") }
        }
        #expect(texts(Shelf()) == ["none"])
    }

    @Test @MainActor func stateObjectsAreMadeOnce() {
        final class Counted: ObservableObject {
            // Safe because objects are created on the thread of the only test that uses this type.
            nonisolated(unsafe) static var made = 0
            init() { Counted.made += 1 }
        }
        struct Sample: View {
            @StateObject private var object = Counted()
            @State private var count = 0
            var body: some View {
                Text(verbatim: "\(count) \(Counted.made) \(ObjectIdentifier(object) == ObjectIdentifier(object))")
                    .onAppear { count += 1 }
                    .onChange(of: count) { if count < 4 { count += 1 } }
            }
        }
        #expect(texts(Sample()) == ["4 1 true"])
    }

    @Test @MainActor func bindingsToPropertiesOfObjects() {
        struct Switches: View {
            @ObservedObject var model: Model
            @Bindable var library: Library
            var body: some View {
                Toggle("a", isOn: $model.isOn)
                Text(verbatim: library.title).onAppear {
                    $library.title.wrappedValue = "Films"; $model.isOn.wrappedValue = true
                }
            }
        }
        let model = Model()
        #expect(texts(Switches(model: model, library: Library())) == ["a", "Films"])
        #expect(model.isOn)
    }

    @MainActor @Test func publishersGiveTheirValueOnce() {
        struct Sample: View {
            @ObservedObject var model: Model
            @State private var seen: [String] = []
            var body: some View {
                Text(verbatim: seen.joined()).onReceive(model.$name) { seen.append($0) }
            }
        }
        #expect(texts(Sample(model: Model())) == ["old"])
    }

    @Test func bindingsOfCollectionsAndMembers() {
        struct Item: Identifiable { var id: Int; var name: String }
        struct Editor: View {
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                ForEach($items) { $item in
                    Text(verbatim: item.name).onAppear { item.name += "!" }
                }
                Text(verbatim: $items[0].name.wrappedValue)
            }
        }
        #expect(texts(Editor()) == ["a!", "b!", "a!"])
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
        #expect(Binding<Int>(Binding<Int?>.constant(nil))?.wrappedValue == nil)
        #expect(Binding<Int?>(Binding.constant(5)).wrappedValue == 5)
    }
}
