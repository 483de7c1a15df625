/// Lines of `flatlay batch`, and names of files with placeholders.
enum JobLines {
    private static let names = [
        "x", "-", "é", "e\\u0301", "a/b", "..", ".", "", "a\\u0000b", "/", "a\\\\b", "con", "%2F", "a%", "\\u001b[2J",
        "a\\nb",
        "{id}", "🦊", " ", "~", "-o", "a.svg", "a.PNG", ".hidden", "a\\u202eb",
    ]

    static func line(_ random: inout FuzzRandom, number: Int) -> String {
        if random.happens(5) {
            return random.element(of: ["", "{", "[]", "null", "{\"id\": }", "\u{1}", "\"a\"", "{}{}"])
        }
        var members: [String] = []
        let words = random.happens(30) ? HostileValues.fileWords : names
        let name = random.happens(30) ? longName(&random) : random.element(of: words)
        if random.happens(80) { members.append("\"id\": \"\(name)\"") }
        if random.happens(30) { members.append("\"fields\": {\"a\": \"\(random.element(of: names))\"}") }
        if random.happens(40) { members.append("\"data\": \(HostileValues.any(&random))") }
        if random.happens(40) { members.append("\"data\": {\"tags\": [\(HostileValues.text(&random))]}") }
        // Names in a job may be those of any file, so only those inside the folder are tried.
        if random.happens(30) {
            let folder = random.element(of: ["", "jobs/", "jobs/\(number)-"])
            members.append("\"output\": \"\(folder)\(random.element(of: inside))\"")
        }
        let options = [
            "format", "scale", "width", "device", "viewport", "contentSize", "svgText", "png", "showFrames", "keys",
            "focusPath", "at", "variant", "colorScheme", "set",
        ]
        for _ in 0..<random.below(3) { members.append("\"\(random.element(of: options))\": \(option(&random))") }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static let inside = names.filter { !$0.contains("/") && !$0.contains("..") }

    private static func longName(_ random: inout FuzzRandom) -> String {
        String(repeating: random.element(of: ["a", "é", "🦊", "%"]), count: 1 + random.below(400))
    }

    private static func option(_ random: inout FuzzRandom) -> String {
        random.happens(50)
            ? HostileValues.any(&random)
            : random.element(of: [
                "\"svg\"", "\"pdf\"", "\"png\"", "2", "\"dark\"", "\"phone\"", "\"100x100\"", "\"right*3\"",
                "\"smallest\"",
                "true", "{\"canvas.width\": 50}", "\"1e9x1e9\"", "\"xxxLarge\"", "\"text\"",
            ])
    }
}
