import Foundation

extension ExpressionFunction {
    /// Functions of numbers.
    static let numberFunctions: [ExpressionFunction] = [
        ExpressionFunction("number", "text", "The number that a text stands for.", "number('12') + 1", "13") {
            call throws(FunctionCall.Failure) in
            if case .number = call.value(0) { return call.value(0) }
            return .computed(try call.number(0))
        },
        ExpressionFunction(
            "round", "number digits?", "Rounded to whole numbers or to so many digits after the point.",
            "round(2.345, 2)", "2.35"
        ) { call throws(FunctionCall.Failure) in try rounded(call, .toNearestOrAwayFromZero) },
        ExpressionFunction("floor", "number", "Rounded down.", "floor(2.9)", "2") {
            call throws(FunctionCall.Failure) in try rounded(call, .down)
        },
        ExpressionFunction("ceil", "number", "Rounded up.", "ceil(2.1)", "3") {
            call throws(FunctionCall.Failure) in try rounded(call, .up)
        },
        ExpressionFunction("abs", "number", "Without its sign.", "abs(-3)", "3") {
            call throws(FunctionCall.Failure) in .computed(abs(try call.number(0)))
        },
        ExpressionFunction("plusone", "number", "One more.", "plusone(1)", "2") {
            call throws(FunctionCall.Failure) in .computed(try call.number(0) + 1)
        },
        ExpressionFunction("minusone", "number", "One less.", "minusone(1)", "0") {
            call throws(FunctionCall.Failure) in .computed(try call.number(0) - 1)
        },
        ExpressionFunction("even", "number", "Whether a number is even.", "even(2)", "true") {
            call throws(FunctionCall.Failure) in .bool(try call.number(0).remainder(dividingBy: 2) == 0)
        },
        ExpressionFunction("odd", "number", "Whether a number is odd.", "odd(2)", "false") {
            call throws(FunctionCall.Failure) in .bool(abs(try call.number(0).remainder(dividingBy: 2)) == 1)
        },
        ExpressionFunction("equalzero", "number", "Whether a number is zero.", "equalzero(0)", "true") {
            call throws(FunctionCall.Failure) in .bool(try call.number(0) == 0)
        },
    ]

    /// Rounds the decimal number as it is written: 2.345 is a little less in binary, but rounds to 2.35.
    private static func rounded(
        _ call: FunctionCall, _ rule: Decimal.RoundingRule
    ) throws(FunctionCall.Failure) -> TemplateValue {
        let value = try call.number(0)
        let digits = try call.whole(1, in: 0...15, default: 0)
        guard abs(value) < 1e15, let exact = Decimal(string: "\(value)", locale: .posix) else { return call.value(0) }
        return .computed((exact.rounded(digits, rule) as NSDecimalNumber).doubleValue)
    }
}

extension Decimal {
    fileprivate enum RoundingRule {
        case toNearestOrAwayFromZero
        case down
        case up
    }

    fileprivate func rounded(_ digits: Int, _ rule: RoundingRule) -> Decimal {
        var (value, result) = (self, Decimal())
        let mode: NSDecimalNumber.RoundingMode =
            switch rule {
            case .toNearestOrAwayFromZero: .plain
            case .down: .down
            case .up: .up
            }
        NSDecimalRound(&result, &value, digits, mode)
        return result
    }
}

extension Locale {
    /// The locale of numbers in programs.
    static let posix = Locale(identifier: "en_US_POSIX")
}
