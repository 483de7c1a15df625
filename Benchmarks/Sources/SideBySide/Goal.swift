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

    /// On all cores at least so many times as fast as on one thread.
    var onAllCores: Double?

    /// Every row.
    static let all: [Goal] = [
        Goal(title: "og PNG", .og, .png, ofLimit: 0.25, ahead: 8),
        Goal(title: "tags PNG at 2x", .tags, .png, ofLimit: 0.6, ahead: 10, onAllCores: 1.6),
        Goal(title: "grid PNG", .grid, .png, ofLimit: 0.6, ahead: 6, onAllCores: 1.6),
        Goal(title: "tags SVG", .tags, .svg, ahead: 4, bytesOfPeer: 1 / 3, onAllCores: 1.5),
        Goal(title: "grid SVG", .grid, .svg, ahead: 4, bytesOfPeer: 1 / 3, onAllCores: 1.5),
        Goal(title: "tags SVG, text kept", .tags, .svg, keepsText: true, ahead: 4, bytesOfPeer: 1 / 3),
        Goal(title: "grid SVG, text kept", .grid, .svg, keepsText: true, ahead: 4, bytesOfPeer: 1 / 3),
        Goal(title: "tags PDF", .tags, .pdf, ofLimit: 1, ahead: 1),
        Goal(title: "grid PDF", .grid, .pdf, ofLimit: 1, ahead: 1),
        Goal(title: "og PNG, cold", .og, .png, cold: true, by: .flatlayOnAllCores, ofLimit: 1.5, ahead: 2),
        Goal(title: "tags PNG, cold", .tags, .png, cold: true, by: .flatlayOnAllCores, ofLimit: 1.5, ahead: 5),
        Goal(title: "grid PNG, cold", .grid, .png, cold: true, by: .flatlayOnAllCores, ofLimit: 1.5, ahead: 4),
        Goal(title: "scripts PNG at 2x", .scripts, .png, ahead: 6, bytesOfPeer: 1, onAllCores: 1.7),
        Goal(title: "scripts SVG", .scripts, .svg, ahead: 4, bytesOfPeer: 1, onAllCores: 1.7),
        Goal(title: "scripts PDF", .scripts, .pdf, ahead: 4, bytesOfPeer: 1, onAllCores: 1.7),
        Goal(title: "paragraphs PNG at 2x", .paragraphs, .png, ahead: 10, onAllCores: 1.7),
        Goal(title: "paragraphs SVG", .paragraphs, .svg, ahead: 4, onAllCores: 1.7),
        Goal(title: "paragraphs PDF", .paragraphs, .pdf, ahead: 3, onAllCores: 1.7),
        Goal(title: "photos PNG", .photos, .png, ahead: 8, bytesOfPeer: 1.05, onAllCores: 1.7),
        Goal(title: "effects PNG at 2x", .effects, .png, ahead: 6, onAllCores: 1.7),
        Goal(title: "500 cards, a batch", .cards, .png, by: .flatlayOnAllCores, ahead: 10),
    ]

    private init(
        title: String, _ scene: ComparedScene, _ kind: ImageFormat, cold: Bool = false, keepsText: Bool = false,
        by contender: Contender = .flatlay, ofLimit: Double? = nil, ahead: Double? = nil, bytesOfPeer: Double? = nil,
        onAllCores: Double? = nil
    ) {
        self.title = title
        job = Job(scene: scene, kind: kind, isCold: cold, keepsText: keepsText)
        self.contender = contender
        self.ofLimit = ofLimit
        self.ahead = ahead
        self.bytesOfPeer = bytesOfPeer
        self.onAllCores = onAllCores
    }
}
