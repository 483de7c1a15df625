import FlatlayService
import TestSupport
import Testing

/// When pictures are rendered, and when they are not.
@Suite(.serialized) struct FlightTests {
    @Test func onePictureIsRenderedOnceHoweverManyAsk() async throws {
        let service = try await RunningService(templates: ["held"])
        let answers = try await withThrowingTaskGroup(of: RawAnswer.self) { group in
            for _ in 0..<20 { group.addTask { try await service.send("GET", "/held.png") } }
            #expect(await service.pictures.hasBegun(1))
            #expect(try await metric("flatlay_cache_hits_total{from=\"flight\"}", is: 19, service))
            service.pictures.gate.signal()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 20 && answers.allSatisfy { $0.status == 200 && $0.text == "held png  " })
        #expect(service.pictures.rendered == ["held"])
        // Afterwards it is in memory; parameters in another order are the same picture.
        _ = try await service.send("GET", "/held.png")
        #expect(service.pictures.rendered == ["held"])
        try await service.stop()
    }

    @Test func theOrderOfParametersDoesNotMatter() async throws {
        let service = try await RunningService()
        let first = try await service.send("GET", "/card.png?b=2&a=1%20+2")
        let second = try await service.send("GET", "/card.png?a=1+%32&b=2")
        #expect(first.text == "card png a=1  2&b=2 ")
        #expect(second.text == "card png a=1 2&b=2 ")
        let third = try await service.send("GET", "/card.png?a=1+2&b=2")
        #expect(third.text == second.text && service.pictures.rendered.count == 2)
        try await service.stop()
    }

    @Test func whatNobodyWaitsForIsNotBegun() async throws {
        let service = try await RunningService(templates: ["held", "card"]) { settings, _ in settings.threads = 1 }
        let first = Task { try await service.send("GET", "/held.png") }
        #expect(await service.pictures.hasBegun(1))
        let gone = try RawConnection(port: service.port)
        gone.request("GET", "/card.png")
        let stays = Task { try await service.send("GET", "/card.webp") }
        #expect(try await metric("flatlay_queue_pictures", is: 2, service))
        gone.close()
        #expect(try await metric("flatlay_queue_pictures", is: 1, service))
        service.pictures.gate.signal()
        #expect(try await first.value.status == 200)
        #expect(try await stays.value.text == "card webp  ")
        #expect(service.pictures.rendered == ["held", "card"])
        #expect(try await service.send("GET", "/metrics").text.contains("\nflatlay_abandoned_total 1\n"))
        try await service.stop()
    }

    @Test func aFullQueueIsSaid() async throws {
        let service = try await RunningService(templates: ["held", "card"]) { settings, _ in
            (settings.threads, settings.queueLimit) = (1, 1)
        }
        let first = Task { try await service.send("GET", "/held.png") }
        #expect(await service.pictures.hasBegun(1))
        let second = Task { try await service.send("GET", "/card.png") }
        #expect(try await metric("flatlay_queue_pictures", is: 1, service))
        let third = try await service.send("GET", "/card.webp")
        #expect(third.status == 503 && third.fields["retry-after"] == "1")
        #expect(third.text.contains("1 pictures wait already"))
        #expect(try await service.send("GET", "/ready").status == 503)
        #expect(try await service.send("GET", "/health").status == 200)
        // The same picture needs no place.
        let fourth = Task { try await service.send("GET", "/card.png") }
        #expect(try await metric("flatlay_cache_hits_total{from=\"flight\"}", is: 1, service))
        service.pictures.gate.signal()
        for task in [first, second, fourth] { #expect(try await task.value.status == 200) }
        #expect(try await service.send("GET", "/ready").text == "ready\n")
        try await service.stop()
    }

    @Test func aPictureThatTakesTooLongIsSaidAndKept() async throws {
        let service = try await RunningService(templates: ["held"]) { settings, _ in settings.timeLimit = 0.05 }
        let late = try await service.send("GET", "/held.png")
        #expect(late.status == 503 && late.fields["retry-after"] == "1")
        #expect(late.text.contains("the picture took more than 0.05 s"))
        service.pictures.gate.signal()
        #expect(try await metric("flatlay_rendering_pictures", is: 0, service))
        #expect(try await service.send("GET", "/held.png").status == 200)
        #expect(service.pictures.rendered == ["held"])
        try await service.stop()
    }

    @Test func heavyPicturesLeaveAThreadForLightOnes() async throws {
        let service = try await RunningService(templates: ["held", "card"])
        let first = Task { try await service.send("GET", "/held.png") }
        #expect(await service.pictures.hasBegun(1))
        await service.pass(.milliseconds(300))
        service.pictures.gate.signal()
        #expect(try await first.value.status == 200)
        // Now it is known that the template takes long: one such picture is rendered at a time, and three wait.
        let heavy = (0..<4).map { number in Task { try await service.send("GET", "/held.png?n=\(number)") } }
        let isThreadFree = try await metric("flatlay_queue_pictures", is: 3, service)
        #expect(isThreadFree)
        if !isThreadFree { for _ in heavy { service.pictures.gate.signal() } }
        #expect(await service.pictures.hasBegun(2))
        #expect(try await service.send("GET", "/card.png").status == 200)
        #expect(service.pictures.rendered == ["held", "held", "card"], "the light picture waited")
        for _ in heavy { service.pictures.gate.signal() }
        for task in heavy { #expect(try await task.value.status == 200) }
        try await service.stop()
    }

    @Test func slowPicturesOfUnknownTemplatesGiveTheirThreadsUp() async throws {
        let pictures = CountedPictures(canBeInterrupted: true)
        let service = try await RunningService(templates: ["slow1", "slow2", "slow3", "card"], pictures: pictures) {
            settings, _ in settings.timeLimit = 100
        }
        // Nobody knows that these take long.
        let slow = (1...3).map { number in Task { try await service.send("GET", "/slow\(number).png") } }
        #expect(await pictures.hasBegun(2))
        #expect(try await metric("flatlay_queue_pictures", is: 1, service))
        let card = Task { try await service.send("GET", "/card.png") }
        #expect(try await metric("flatlay_queue_pictures", is: 2, service))
        // The third of them is in front of the card, and has its second, too.
        for begun in 3...4 {
            await service.pass(.milliseconds(1100))
            #expect(try await service.send("GET", "/ready").status == 200)
            #expect(await pictures.hasBegun(begun), "all threads stayed with slow pictures")
        }
        #expect(try await card.value.status == 200)
        // One thread is left from now on, also for pictures that came later.
        #expect(try await service.send("GET", "/card.webp").status == 200)
        #expect(try await metric("flatlay_rendering_pictures", is: 1, service))
        // Each is ended after ten times the limit of a request, and the next one begins.
        for begun in 6...8 {
            await service.pass(.seconds(1001))
            if begun < 8 { #expect(await pictures.hasBegun(begun)) }
        }
        for task in slow {
            let answer = try await task.value
            #expect(answer.status == 503 && answer.text.contains(" s and was ended"), "\(answer.text)")
        }
        try await service.stop()
    }

    @Test func aServiceWhoseThreadsAreAllBusyForLongIsNotReady() async throws {
        let service = try await RunningService(templates: ["held"])
        let held = (0..<2).map { number in Task { try await service.send("GET", "/held.png?n=\(number)") } }
        #expect(await service.pictures.hasBegun(2))
        await service.pass(.seconds(1))
        #expect(try await service.send("GET", "/ready").status == 200)
        await service.pass(.milliseconds(1))
        let ready = try await service.send("GET", "/ready")
        #expect(ready.status == 503 && ready.text == "every thread draws a picture that takes long\n")
        for _ in held { service.pictures.gate.signal() }
        for task in held { #expect(try await task.value.status == 200) }
        #expect(try await service.send("GET", "/ready").status == 200)
        try await service.stop()
    }

    @Test func stoppingFinishesWhatIsUnderWay() async throws {
        let service = try await RunningService(templates: ["held", "card"]) { settings, _ in settings.threads = 1 }
        let first = Task { try await service.send("GET", "/held.png") }
        #expect(await service.pictures.hasBegun(1))
        let second = Task { try await service.send("GET", "/card.png") }
        #expect(try await metric("flatlay_queue_pictures", is: 1, service))
        let stopping = Task { try await service.stop() }
        #expect(try await waitUntil { (try? RawConnection(port: service.port)) == nil })
        service.pictures.gate.signal()
        #expect(try await first.value.text == "held png  ")
        #expect(try await second.value.text == "card png  ")
        try await stopping.value
    }

    /// Whether a metric gets a value soon: requests arrive when the kernel delivers them.
    private func metric(_ name: String, is value: Int, _ service: RunningService) async throws -> Bool {
        try await waitUntil {
            try await service.send("GET", "/metrics").text.contains("\n\(name) \(value)\n")
        }
    }
}
