/// Collections that are laid out: doing that may take a second, so that all questions about one share it.
@MainActor
final class FinishedStages {
    private var stages: [String: Stage] = [:]

    subscript(_ scenario: Scenario, _ size: Int) -> Stage {
        let key = "\(scenario.name)/\(size)"
        if let stage = stages[key] { return stage }
        let stage = scenario.make(size)
        stage.layOut()
        stages[key] = stage
        return stage
    }
}
