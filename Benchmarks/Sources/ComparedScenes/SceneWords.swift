/// Words of syllables, and of ten scripts; the same ones for a seed on every machine.
struct SceneWords {
    private static let syllables =
        "ka to mi re su lo ven dar qui pex ost ing tion al er on in ra li no ba chi gran fel mor wy zu hex nim"
        .split(separator: " ")

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A word of Latin letters.
    mutating func next() -> String {
        let word = (0..<1 + number(below: 5)).map { _ in SceneWords.syllables[number(below: SceneWords.syllables.count)]
        }
        .joined()
        return chance(30) ? word.capitalized : word
    }

    /// Some words of Latin letters with spaces.
    mutating func joined(_ count: Int) -> String {
        (0..<count).map { _ in next() }.joined(separator: " ")
    }

    mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + number(below: range.upperBound - range.lowerBound + 1)
    }

    /// Numbers of SplitMix64 (Steele, Lea, Flood 2014).
    mutating func number(below limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((z ^ (z >> 31)) >> 33) % limit
    }

    /// Some words of a script, with emoji after some of them.
    mutating func text(_ script: Script, words count: Int, emojiPercent: Int = 0) -> String {
        var parts: [String] = []
        for _ in 0..<count {
            parts.append(pick(script.words))
            if chance(emojiPercent) { parts.append(pick(Script.emoji)) }
        }
        return parts.joined(separator: script.hasSpaces ? " " : "")
    }

    /// The scripts of messages.
    enum Script: CaseIterable {
        case latin, greek, cyrillic, arabic, hebrew, devanagari, thai, chinese, japanese, korean

        static let emoji = "😀 🎉 🚀 ❤️ 👍 🍓 🌊 🐶 ☕️ 🎂 👩‍💻 🇯🇵 🏔️ 🎧 📦 ✅ 🔥 🙏 🚲 🌸".split(separator: " ").map(String.init)

        /// Chinese and Japanese are written without spaces.
        var hasSpaces: Bool { self != .chinese && self != .japanese }

        var words: [String] { Script.all[self] ?? [] }

        private static let all: [Script: [String]] = [
            .latin: "the quick delivery arrives tomorrow morning near our station please confirm your address thanks",
            .greek: "καλημέρα φίλε αύριο πρωί έρχομαι στο σπίτι μαζί με τα παιδιά και τον καφέ ευχαριστώ θάλασσα",
            .cyrillic: "привет завтра утром встречаемся около вокзала возьми пожалуйста документы и тёплую куртку",
            .arabic: "مرحبا يا صديقي نلتقي غدا صباحا قرب المحطة أرجو أن تحضر الأوراق معك شكرا جزيلا",
            .hebrew: "שלום חבר ניפגש מחר בבוקר ליד התחנה תביא בבקשה את המסמכים תודה רבה ויום טוב",
            .devanagari: "नमस्ते मित्र कल सुबह स्टेशन के पास मिलते हैं कृपया अपने कागज़ साथ लाना धन्यवाद",
            .thai: "สวัสดี เพื่อน พรุ่งนี้ เช้า เจอกัน ใกล้ สถานี กรุณา นำ เอกสาร มาด้วย ขอบคุณ มาก",
            .chinese: "你好 朋友 明天 早上 在 车站 附近 见面 请 带上 你的 文件 谢谢 天气 很好 我们 一起 去 公园",
            .japanese: "こんにちは 友達 明日 の朝 駅の 近くで 会いましょう 書類を 持ってきて ください ありがとう ございます",
            .korean: "안녕하세요 친구 내일 아침 역 근처에서 만나요 서류를 꼭 가져오세요 감사합니다 날씨가 좋네요",
        ].mapValues { $0.split(separator: " ").map(String.init) }
    }
}
