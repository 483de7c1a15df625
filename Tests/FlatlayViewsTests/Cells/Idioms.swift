// Idioms for views in apps. They only have to compile.
import FlatlayViews

private enum Kind { case one, two(Int), three(name: String) }
private struct Thing: Identifiable { var id = UUID(); var name = "x"; var kind = Kind.one; var isOn = true }

extension View {
    @ViewBuilder fileprivate func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }
}

private struct Generic<Header: View, Content: View>: View {
    let header: Header
    @ViewBuilder let content: () -> Content
    @ViewBuilder var optional: some View { if true { header } }
    var body: some View {
        VStack {
            header; content(); optional
        }
    }
}

struct Idioms: View {
    private var things = [Thing(), Thing(kind: .two(3)), Thing(kind: .three(name: "n"))]
    var isOn = false
    var name: String?
    let date = Date(timeIntervalSince1970: 0)
    private static let gradient = LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)

    var body: some View {
        VStack(alignment: .leading) {
            Group {
                Text("a").frame(maxWidth: .infinity, alignment: .leading).padding([.leading, .trailing], 8)
                Text("b").background(Color.red.opacity(0.2)).background(.red).background(
                    RoundedRectangle(cornerRadius: 8).fill(.blue))
                Text("c").background(Color.red, alignment: .top).background {
                    Color.red; Text("x")
                }.background(Idioms.gradient)
                Text("d").background(.red, in: Capsule()).background(
                    .red.opacity(0.2), in: RoundedRectangle(cornerRadius: 3))
                Text("e").background(isOn ? Color.red : .blue).background(isOn ? .red : .blue)
                Text("f").overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1)).overlay(
                    Text("x"), alignment: .topTrailing)
                Text("g").overlay(isOn ? AnyView(Text("x")) : AnyView(EmptyView()))
                Text("h").foregroundStyle(.red, .blue).foregroundColor(.init(red: 1, green: 0, blue: 0))
                Text("i").foregroundStyle(isOn ? Color.red : Color.primary)
                Text("j").foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
                Text("k").background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }
            Group {
                Circle().fill(isOn ? .red : .blue)
                Circle().fill(.red.opacity(0.5)).frame(width: 3)
                Circle().stroke(isOn ? Color.red : .clear, lineWidth: 2)
                Circle().stroke(.red, lineWidth: 2).padding()
                Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 1, dash: [2]))
                Circle().strokeBorder(Color.red)
                Circle().stroke()
                Circle().stroke(lineWidth: 2).foregroundColor(.red)
                RoundedRectangle(cornerRadius: 8).inset(by: 2).stroke(Color.red)
                Rectangle().fill(Color.red).border(.red).border(Color.red, width: 2)
                Path {
                    $0.move(to: .zero); $0.addLine(to: CGPoint(x: 3, y: 3))
                }.stroke(Color.red)
                Path { path in
                    path.addArc(
                        center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .radians(2), clockwise: true)
                }.fill(.green)
            }
            Group {
                Text("a").font(.system(.title, design: .rounded)).font(.system(size: 14, weight: .bold)).font(
                    Font.custom("x", size: 12))
                Text("Hi, \(name ?? "you")! \(3) \(2.5) \(isOn ? "a" : "b") \(Text("x").bold())")
                Text(12.5, format: .currency(code: "EUR"))
                Text(date, format: .dateTime.year())
                Text(String(format: "%d", 3)).font(.title3.weight(.semibold))
                Text(name ?? "nothing").lineLimit(isOn ? nil : 2).multilineTextAlignment(.center)
                (Text("a") + Text("b").foregroundColor(.red)).font(.body)
                Text("x").opacity(isOn ? 1 : 0.5).shadow(radius: 3)
                Image(systemName: "x").resizable().scaledToFit().frame(width: 20).clipShape(.rect(cornerRadius: 8))
                    .clipShape(.circle)
                Image(systemName: isOn ? "a" : "b").font(.system(size: 20)).foregroundStyle(isOn ? .yellow : .secondary)
            }
            ForEach(Array(things.enumerated()), id: \.offset) { index, thing in
                Text("\(index) \(thing.name)")
            }
            ForEach(1...5, id: \.self) { Text("\($0)") }
            ForEach(0..<things.count, id: \.self) { i in
                let thing = things[i]
                switch thing.kind {
                case .one: Text("one")
                case .two(let n) where n > 2: Text("\(n)")
                case .two: EmptyView()
                case .three(let name): Text(name)
                }
                if case .two(let n) = thing.kind { Text("\(n)") }
                if i < 3, let name { Text(name) } else if i == 4 { Color.red } else { Spacer() }
            }
            Text("x").if(isOn) { $0.bold() }
            Text("x").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(.top) { $0[.bottom] / 2 }
            ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {
                Color.red.aspectRatio(16 / 9, contentMode: .fit)
            }
            Generic(header: Text("h")) { Text("c") }
            Spacer().frame(height: 10)
            HStack(spacing: 0) {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9");
                Text("10"); Text("11"); Text("12")
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "de"))
        .accentColor(.red)
        .tint(.blue)
    }
}
