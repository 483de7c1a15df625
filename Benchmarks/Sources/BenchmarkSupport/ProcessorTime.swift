import CBenchmarkProbe

/// The clock of all measurements: it runs while this thread runs on a processor, and never backwards.
///
/// On an idle machine it shows what a clock on the wall shows. On a busy one, a clock on the wall counts the others, too.
public enum ProcessorTime {
    /// Seconds.
    public static var now: Double { probe_thread_seconds() }
}
