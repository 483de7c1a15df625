import SwiftUI

/// Two messages of a conversation, one received and one sent.
struct ChatBubble: View {
    let text: LocalizedStringKey
    let isOwn: Bool
    var reaction: String?

    var body: some View {
        HStack {
            if isOwn { Spacer(minLength: 40) }
            Text(text)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .foregroundStyle(isOwn ? .white : .primary)
                .background(
                    isOwn ? Color.blue : Color(.secondarySystemFill),
                    in: UnevenRoundedRectangle(
                        topLeadingRadius: 18, bottomLeadingRadius: isOwn ? 18 : 5,
                        bottomTrailingRadius: isOwn ? 5 : 18, topTrailingRadius: 18)
                )
                .overlay(alignment: isOwn ? .topLeading : .topTrailing) {
                    if let reaction {
                        Text(reaction)
                            .font(.footnote)
                            .padding(5)
                            .background(.background, in: Circle())
                            .overlay { Circle().strokeBorder(.quaternary) }
                            // Most of it is outside, so that it covers no text of any size.
                            .alignmentGuide(.top) { $0.height * 0.6 }
                            .alignmentGuide(.leading) { $0.width * 0.6 }
                            .alignmentGuide(.trailing) { $0.width * 0.4 }
                    }
                }
            if !isOwn { Spacer(minLength: 40) }
        }
        .padding(.top, reaction == nil ? 0 : 14)
        .padding(.horizontal, 16)
    }
}

struct ChatBubble_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 8) {
            ChatBubble(text: "Shall we meet at the **station** at nine?", isOwn: false, reaction: "👍")
            ChatBubble(text: "Yes, but *please* do not be late this time.", isOwn: true)
        }
        .padding(.vertical, 14)
    }
}
