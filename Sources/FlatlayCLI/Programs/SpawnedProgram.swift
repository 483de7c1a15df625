import Foundation
import Synchronization

/// A program that this one has started, with its own process group.
///
/// Foundation's `Process` detects the end through a run loop and a socket that all descendants share, so it may wait
/// forever after a compiler was killed. Its children also inherit the signals that the command blocks.
struct SpawnedProgram: Sendable {
    /// The program could not be started.
    struct Failure: Error {
        let message: String
    }

    /// Where a program reads from and writes to: file descriptors of this process.
    struct Streams {
        var input: Int32
        var output: Int32
        var errors: Int32
    }

    let identifier: pid_t

    /// Held while a program is started, and while a pipe is made that none may inherit.
    fileprivate static let lock = Mutex(())

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for in `PATH`.
    ///   - folder: the folder in which it runs; nil for the current one.
    init(_ program: String, _ arguments: [String], folder: String?, _ streams: Streams) throws(Failure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, streams.input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, streams.errors, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The signals that this process blocks or ignores have their usual effect.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var usual = sigset_t()
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        // 'env' changes the folder, looks for the program in PATH and becomes the program. A path needs none of that.
        let isPath = folder == nil && program.hasPrefix("/")
        let words = Self.strings(
            (isPath ? [] : ["env"] + (folder.map { ["-C", $0] } ?? [])) + [program] + arguments)
        let environment = Self.strings(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })
        defer { for word in words + environment { free(word) } }
        var identifier: pid_t = 0
        let code = Self.lock.withLock { _ in
            posix_spawn(&identifier, isPath ? program : "/usr/bin/env", &actions, &attributes, words, environment)
        }
        guard code == 0 else {
            throw Failure(message: "'\(program)' cannot be started: \(String(cString: strerror(code)))")
        }
        self.identifier = identifier
    }

    /// Strings as C has them, with a null pointer at the end.
    private static func strings(_ values: [String]) -> [UnsafeMutablePointer<CChar>?] {
        values.map { strdup($0) } + [nil]
    }

    /// Runs a program to its end.
    ///
    /// - Returns: what it printed, and how it ended; nil if with code 0.
    static func run(
        _ program: String, _ arguments: [String]
    ) throws(Failure) -> (output: Data, errors: Data, failure: String?) {
        let (output, errors) = try (SpawnPipe(), SpawnPipe())
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        let spawned: SpawnedProgram
        do throws(Failure) {
            defer { for pipe in [output, errors] { close(pipe.writing) } }
            spawned = try SpawnedProgram(
                program, arguments, folder: nil,
                Streams(input: nothing, output: output.writing, errors: errors.writing))
        } catch {
            for pipe in [output, errors] { close(pipe.reading) }
            throw error
        }
        let texts = SpawnPipe.readAll([output.reading, errors.reading])
        for pipe in [output, errors] { close(pipe.reading) }
        return (texts[0], texts[1], spawned.wait())
    }

    /// Waits for the end, and describes it; nil if the program ended with code 0. To be called once.
    func wait() -> String? {
        Self.description(of: waitForStatus())
    }

    private func waitForStatus() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// How the program ended; nil while it runs. Do not call it again after the program has ended, since its process ID
    /// may be reused.
    func poll() -> String? {
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) != 0 else { return nil }
        return Self.description(of: status) ?? "ended"
    }

    /// Describes how a program ended; nil if with code 0.
    private static func description(of status: Int32) -> String? {
        let signal = status & 0x7f
        if signal != 0 { return "crashed (signal \(signal))" }
        let code = (status >> 8) & 0xff
        return code == 0 ? nil : "ended with code \(code)"
    }

    /// Waits for the end. To be called once, instead of ``wait()``.
    ///
    /// - Returns: the exit code, or 128 and the number of the signal that ended the program.
    func waitForCode() -> Int32 {
        let status = waitForStatus()
        let signal = status & 0x7f
        return signal != 0 ? 128 + signal : (status >> 8) & 0xff
    }

    /// Sends a signal to the program and all that it has started.
    func send(_ signal: Int32) { kill(-identifier, signal) }
}

/// The two ends of a pipe, which programs that are started do not inherit.
struct SpawnPipe {
    let reading: Int32
    let writing: Int32

    init() throws(SpawnedProgram.Failure) {
        var ends: [Int32] = [-1, -1]
        let code = SpawnedProgram.lock.withLock { _ in
            let code = pipe(&ends)
            if code == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
            return code
        }
        guard code == 0 else {
            throw SpawnedProgram.Failure(message: "no pipe could be created: \(String(cString: strerror(errno)))")
        }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Reads what there is, at most as much as a pipe holds; nil at the end, or if the time is over.
    ///
    /// - Parameter milliseconds: how long it waits; -1 for ever.
    static func read(_ descriptor: Int32, within milliseconds: Int32 = -1) -> (bytes: Data, isLate: Bool)? {
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, milliseconds)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return (Data(), true) }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? (Data(buffer[..<count]), false) : nil
        }
    }

    /// Reads from several pipes until all have ended, whichever has something first: none of those that write has to
    /// wait for another one.
    static func readAll(_ descriptors: [Int32]) -> [Data] {
        var texts = descriptors.map { _ in Data() }
        // A negative one is passed over.
        var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while waits.contains(where: { $0.fd >= 0 }) {
            guard poll(&waits, nfds_t(waits.count), -1) > 0 else {
                if errno == EINTR { continue }
                break
            }
            for index in waits.indices where waits[index].fd >= 0 && waits[index].revents != 0 {
                if let (bytes, _) = read(waits[index].fd) { texts[index].append(bytes) } else { waits[index].fd = -1 }
            }
        }
        return texts
    }
}
