/// Section plans without repetition: a provider usually describes few kinds of sections, each many times.
struct DistinctPlans {
    private(set) var list: [SectionPlan] = []
    private var numbers: [SectionPlan: Int] = [:]
    private var last = 0

    /// The place of a plan in the list, where it is added if it is new.
    mutating func number(of plan: SectionPlan) -> Int {
        // Comparing is cheaper than hashing, and neighbours are often alike.
        if list.indices.contains(last), list[last] == plan { return last }
        last = numbers[plan] ?? list.count
        if last == list.count {
            list.append(plan)
            numbers[plan] = last
        }
        return last
    }
}
