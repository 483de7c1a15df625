// `merge`, which OpenCombine 0.14 lacks: publishers of one type in a sequence whose elements are all flattened.

extension Publishers {
    /// A publisher that sends what two publishers send.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates the publisher.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to both publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }

        /// Merges a further publisher.
        public func merge<P: Publisher>(
            with other: P
        ) -> MergeMany<AnyPublisher<Output, Failure>> where P.Output == Output, P.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), other.eraseToAnyPublisher())
        }
    }

    /// A publisher that sends what several publishers of one type send.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Creates the publisher.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates the publisher.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Subscribes to all publishers, in their order.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Sequence(sequence: publishers).setFailureType(to: Failure.self)
                .flatMap { $0 }.receive(subscriber: subscriber)
        }

        /// Merges a further publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// Sends what this publisher and another one send.
    ///
    /// ```swift
    /// [1, 2].publisher.merge(with: [3].publisher)   // 1, 2, 3
    /// ```
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Sends what this publisher and others send. Combine's results have types such as `Merge3`.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure,
        C.Output == Output, C.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        ])
    }

    /// Sends what this publisher and others send. Combine's results have types such as `Merge4`.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure,
        C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        ])
    }

    /// Sends what this publisher and others send. Combine's results have types such as `Merge5`.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure,
        C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure,
        E.Output == Output, E.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(),
        ])
    }
}
