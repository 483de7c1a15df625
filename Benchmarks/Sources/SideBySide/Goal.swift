import ComparedScenes
import Flatlay

/// How far Flatlay has to be, in one row of the table.
struct Goal {
    let title: String
    let job: Job
    let contender: Contender
    /// At most so many times what tuned C takes; nil where there is nothing to compare with.
    var ofLimit: Double?
    /// At least so many times ahead of the best peer.
    var ahead: Double?
    /// At most this part of the bytes of the best peer.
    var bytesOfPeer: Double?

    /// Every row.
    static let all: [Goal] = [
        Goal(title: "og PNG", .og, .png, ofLimit: 0.8, ahead: 3),
        Goal(title: "tags PNG at 2x", .tags, .png, ofLimit: 1, ahead: 6),
        Goal(title: "tags PNG at 2x", .tags, .png, by: .flatlayOnAllCores, ofLimit: 0.6),
        Goal(title: "grid PNG", .grid, .png, ofLimit: 1, ahead: 5),
        Goal(title: "grid PNG", .grid, .png, by: .flatlayOnAllCores, ofLimit: 0.65),
        Goal(title: "tags SVG", .tags, .svg, ahead: 10, bytesOfPeer: 1 / 3),
        Goal(title: "grid SVG", .grid, .svg, ahead: 10, bytesOfPeer: 1 / 3),
        Goal(title: "tags SVG, text kept", .tags, .svg, keepsText: true, ahead: 10, bytesOfPeer: 1 / 3),
        Goal(title: "grid SVG, text kept", .grid, .svg, keepsText: true, ahead: 10, bytesOfPeer: 1 / 3),
        Goal(title: "tags PDF", .tags, .pdf, ofLimit: 1, ahead: 1),
        Goal(title: "grid PDF", .grid, .pdf, ofLimit: 1, ahead: 1),
        Goal(title: "og PNG, cold", .og, .png, cold: true, by: .flatlayOnAllCores, ofLimit: 1.5, ahead: 2),
        Goal(title: "tags PNG, cold", .tags, .png, cold: true, by: .flatlayOnAllCores, ofLimit: 1.5, ahead: 5),
        Goal(title: "grid PNG, cold", .grid, .png, cold: true, by: .flatlayOnAllCores, ofLimit: 1.5, ahead: 4),
    ]

    private init(
        title: String, _ scene: ComparedScene, _ kind: ImageFormat, cold: Bool = false, keepsText: Bool = false,
        by contender: Contender = .flatlay, ofLimit: Double? = nil, ahead: Double? = nil, bytesOfPeer: Double? = nil
    ) {
        self.title = title
        job = Job(scene: scene, kind: kind, isCold: cold, keepsText: keepsText)
        self.contender = contender
        self.ofLimit = ofLimit
        self.ahead = ahead
        self.bytesOfPeer = bytesOfPeer
    }
}
