import Foundation

/// What a program does first that draws nothing but pictures of ours.
package enum ProcessStart {
    /// Starts the program anew, with the same arguments, where its environment has variables that libraries have read
    /// already when the first line of the program runs. Comes back where there are none.
    package static func withoutVariablesReadAtStart() {
        let names = EnvironmentVariable.names { if case .readAtStart = $0 { true } else { false } }
        let found = names.filter { getenv($0) != nil }
        guard !found.isEmpty else { return }
        for name in found { unsetenv(name) }
        execv("/proc/self/exe", CommandLine.unsafeArgv)
    }
}
