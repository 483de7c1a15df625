import Foundation

/// The first step of a program that uses the libraries only for our images.
package enum ProcessStart {
    /// Restarts the program with the same arguments if its environment has variables that libraries read before the
    /// first line of the program runs. Returns if there are none.
    package static func withoutVariablesReadAtStart() {
        let names = EnvironmentVariable.names { if case .readAtStart = $0 { true } else { false } }
        let found = names.filter { getenv($0) != nil }
        guard !found.isEmpty else { return }
        for name in found { unsetenv(name) }
        execv("/proc/self/exe", CommandLine.unsafeArgv)
    }
}
