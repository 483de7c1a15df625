import Testing
@testable import FlatlayPaint

@Suite struct BandPlanTests {
    @Test(arguments: [
        (1, 1, 1), (400, 511, 1), (1200, 630, 2), (300, 2000, 4), (2000, 1850, 4), (1000, 31_206, 30), (2400, 1800, 8),
        (2000, 5459, 12), (2000, 8400, 17), (1_000_000, 5, 5), (600_000, 13, 7),
        (1000, 300_000, 287), (3, 70_000, 4), (1_000_000, 4, 4), (70_000, 3, 1),
    ])
    func bandsAreCutBySize(width: Int, height: Int, count: Int) {
        let plan = BandPlan(width: width, height: height)
        #expect(plan.count == count)
        let rows = (0..<plan.count).flatMap { Array(plan.rows(of: $0)) }
        #expect(rows == Array(0..<height))
        #expect(plan.rowsPerBand <= 32_767)
        #expect(plan.rowsPerBand == 1 || plan.rowsPerBand * width <= BandPlan.mostPixels + width)
    }
}
