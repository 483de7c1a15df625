import Flatlay
import FlatlayFigures
import Foundation

/// The figures that a command renders.
struct FigureJobs {
    /// A figure to render.
    struct Job {
        var name: String
        /// The program of a figure in code.
        var target: String?
        var render: () throws -> RenderedFigure
    }

    private(set) var all: [Job] = []
    /// The inputs of the builds of figure programs.
    private var inputs: [String: [String: String]] = [:]
    private let declared: [String]

    /// - Parameters:
    ///   - all: whether figures that are up to date are rendered, too.
    ///   - programs: the programs that are built already.
    init(check: FigureCheck, options: FiguresOptions, all isAll: Bool, programs: FigureProgramTable) throws {
        declared = check.list.targets
        let run = FigureTemplateRun(package: check.package, list: check.list)
        for figure in check.list.figures where options.includes(figure.name) {
            guard isAll || check.finding(of: figure) != nil else { continue }
            all.append(Job(name: figure.name) { try run.render(figure) })
        }
        for target in check.list.targets {
            let names = check.names(ofTarget: target)
            let isMeant =
                options.names.isEmpty || check.lock.targets[target] == nil || names.contains(where: options.includes)
            let isCurrent =
                check.finding(ofTarget: target) == nil
                && names.allSatisfy { name in
                    check.lock.figures[name].map { check.finding(ofCode: name, $0) == nil } ?? false
                }
            guard isMeant, isAll || !isCurrent else { continue }
            let program = try FigureProgramRun(target, check: check, programs: programs)
            // All figures of a program are rendered: its sources have changed for all of them.
            let figures = try program.render(taken: Set(check.list.figures.map(\.name)))
            all += figures.map { figure in Job(name: figure.name, target: target) { try figure.result.get() } }
            inputs[target] = program.inputs
        }
    }

    /// The record of programs, with those that were rendered: all figures of a program have its sources, so one that
    /// failed leaves the whole program stale.
    func targets(after old: [String: [String: String]], failed: Set<String>) -> [String: [String: String]] {
        old.filter { declared.contains($0.key) }.merging(inputs.filter { !failed.contains($0.key) }) { _, new in new }
    }

    /// The figures in a record that their programs no longer have.
    func goneFigures(in lock: FigureLock) -> [String] {
        let names = Set(all.map(\.name))
        return lock.figures.filter { name, record in
            record.target.map { inputs[$0] != nil && !names.contains(name) } ?? false
        }.keys.sorted()
    }
}
