import SwiftUI

/// The pages that an app begins with, with dots below them.
struct Onboarding: View {
    @State private var page = 1

    private let pages = [
        OnboardingPage(symbol: "figure.walk", title: "Every step counts", text: "We count them while you walk."),
        OnboardingPage(
            symbol: "heart.fill", title: "Listen to your heart",
            text: "See how it beats while you run, rest and sleep, and how it changes over the months."),
        OnboardingPage(symbol: "moon.stars.fill", title: "Sleep well", text: "A quiet evening begins at ten."),
    ]

    var body: some View {
        TabView(selection: $page) {
            ForEach(pages.indices, id: \.self) { index in
                pages[index].tag(index)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .safeAreaInset(edge: .bottom) {
            Button {
            } label: {
                Text("Continue").font(.headline).frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(.pink)
            .padding(.horizontal, 24)
            .padding(.bottom, 8)
        }
    }
}

struct OnboardingPage: View {
    let symbol: String
    let title: String
    let text: String

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: symbol).font(.system(size: 96)).foregroundStyle(.pink)
            Text(title).font(.largeTitle.bold())
            Text(text).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
    }
}

#Preview("Onboarding") { Onboarding() }
