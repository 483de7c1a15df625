extension SystemNames {
    /// Messages, mail, telephones, networks.
    static let communication = """
        airpods                earbuds
        airpodspro             earbuds
        airport.extreme        router
        beats.headphones       headphones
        bonjour                globe
        bubble                 chat
        bubble.left            chat-left
        bubble.right           chat-right
        cellularbars           reception-4
        ellipsis.bubble        chat-dots
        ellipsis.message       chat-dots
        link                   link-45deg
        mail                   envelope
        mail.stack             envelope-paper
        megaphone              megaphone
        message                chat
        paperplane             send
        personalhotspot        link-45deg
        phone                  telephone
        phone.arrow.down.left  telephone-inbound
        phone.arrow.right      telephone-forward
        phone.arrow.up.right   telephone-outbound
        phone.badge.plus       telephone-plus
        phone.connection       telephone-forward
        quote.bubble           chat-quote
        shared.with.you        people
        text.bubble            chat-text
        tray                   inbox
        tray.2                 inboxes
        video                  camera-video
        video.slash            camera-video-off
        wifi.router            router
        """
}
