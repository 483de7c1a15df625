/// A formula over the data: the content of `{{ }}`, and the value of `if:`, `repeat:` and `items:`.
///
/// ```
/// expression = choice { "|" name [ arguments ] }          x | f(y) is f(x, y)
/// choice     = fallback [ "?" choice ":" choice ]
/// fallback   = or { "??" or }                             the right side if the left one is missing or null
/// or         = and { ( "||" | "or" ) and }
/// and        = comparison { ( "&&" | "and" ) comparison }
/// comparison = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" ) sum ]
/// sum        = product { ( "+" | "-" ) product }
/// product    = prefix { ( "*" | "/" | "%" ) prefix }
/// prefix     = ( "!" | "not" | "-" ) prefix | postfix
/// postfix    = primary { "." name | "[" expression "]" }
/// primary    = number | "'" text "'" | '"' text '"' | "true" | "false" | "null"
///            | path | name arguments | "[" [ expression { "," expression } ] "]" | "(" expression ")"
/// arguments  = "(" [ argument { "," argument } ] ")"
/// argument   = [ name ":" ] expression
/// ```
/// Names may contain `-`, so a subtraction has spaces around its sign.
indirect enum Expression {
    case literal(TemplateValue)
    case path(ValuePath, offset: Int)
    /// The value of a name within a value.
    case member(Expression, name: String, offset: Int)
    /// An element of a list, or the value of a computed name.
    case element(Expression, Expression, offset: Int)
    case list([Expression])
    case not(Expression)
    case negative(Expression, offset: Int)
    case all([Expression])
    case any([Expression])
    case comparison(Expression, Comparison, Expression, offset: Int)
    /// Whether a list, a text or the keys of a mapping contain a value.
    case containment(Expression, Expression, offset: Int)
    case arithmetic(Expression, Arithmetic, Expression, offset: Int)
    case choice(Expression, Expression, Expression)
    /// The second value if the first is missing or null.
    case fallback(Expression, Expression)
    /// A call; an omitted argument is nil.
    case call(ExpressionFunction, [Expression?], offset: Int)

    /// A comparison operator.
    enum Comparison: String, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    /// An operator of two numbers; `+` also joins texts and lists.
    enum Arithmetic: String {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"
    }
}

extension Expression.Comparison {
    /// Compares numbers as numbers and everything else as strings. Null is neither less nor greater than anything. Fields
    /// of a table are compared as numbers if both sides are some.
    func holds(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
        switch self {
        case .equal: return left.isSame(as: right)
        case .notEqual: return !left.isSame(as: right)
        default: break
        }
        guard !left.isMissing, !right.isMissing else { return false }
        if case .number(let left, _) = left.typed, case .number(let right, _) = right.typed {
            return ordered(left, right)
        }
        guard let left = left.text, let right = right.text else { return false }
        return ordered(left, right)
    }

    private func ordered<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        case .equal: left == right
        case .notEqual: left != right
        }
    }
}

extension TemplateValue {
    /// A computed number. Its text has up to fifteen digits, so that `0.1 + 0.2` is shown as 0.3.
    static func computed(_ value: Double) -> TemplateValue {
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return .integer(whole) }
        let text = value.formatted(.number.locale(.posix).grouping(.never).precision(.significantDigits(1...15)))
        return .number(value, text: text)
    }
}
