// `combineLatest`, which OpenCombine 0.14 lacks.

extension Publishers {
    /// A publisher that sends the last values of two publishers whenever one of them changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The last value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        /// Publisher number 1.
        public let a: A
        /// Publisher number 2.
        public let b: B

        /// Creates the publisher.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to the publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues(subscriber, count: 2) { values -> Output? in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output
                else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: latest)
            latest.attach(a, at: 0)
            latest.attach(b, at: 1)
        }
    }
}

extension Publishers {
    /// A publisher that sends the last values of three publishers whenever one of them changes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// The last value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        /// Publisher number 1.
        public let a: A
        /// Publisher number 2.
        public let b: B
        /// Publisher number 3.
        public let c: C

        /// Creates the publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to the publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues(subscriber, count: 3) { values -> Output? in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output
                else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: latest)
            latest.attach(a, at: 0)
            latest.attach(b, at: 1)
            latest.attach(c, at: 2)
        }
    }
}

extension Publishers {
    /// A publisher that sends the last values of four publishers whenever one of them changes.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// The last value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        /// Publisher number 1.
        public let a: A
        /// Publisher number 2.
        public let b: B
        /// Publisher number 3.
        public let c: C
        /// Publisher number 4.
        public let d: D

        /// Creates the publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to the publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues(subscriber, count: 4) { values -> Output? in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
                    let d = values[3] as? D.Output
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: latest)
            latest.attach(a, at: 0)
            latest.attach(b, at: 1)
            latest.attach(c, at: 2)
            latest.attach(d, at: 3)
        }
    }
}

extension Publisher {
    /// Sends the last values of the publishers whenever one of them changes, once each has sent one.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what a closure makes of the last values of the publishers, whenever one of them changes.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the last values of the publishers whenever one of them changes, once each has sent one.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the last values of the publishers, whenever one of them changes.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the last values of the publishers whenever one of them changes, once each has sent one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of the last values of the publishers, whenever one of them changes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
