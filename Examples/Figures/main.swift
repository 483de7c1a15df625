import FlatlayFigures

FigureProgram.run {
    Figure("badge", alt: "A round badge with the number 3") {
        Text("3").font(.headline).foregroundStyle(Color.white).frame(width: 32, height: 32)
            .background(Circle().fill(Color.red)).padding(4)
    }
    Figure("price-row", size: .width(280), alt: "A row with the name of a tea and its price") {
        HStack {
            Text("Green tea")
            Spacer()
            Text("€ 4.20").bold()
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 10).strokeBorder(Color.secondary.opacity(0.4)))
        .padding(1)
    }
    .colorSchemes(.light).scales(1, 2)
}
