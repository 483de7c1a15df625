/// Section plans without duplicates: a provider usually describes few types of sections, each many times.
struct DistinctPlans {
    private(set) var list: [SectionPlan] = []
    private var numbers: [SectionPlan: Int] = [:]
    private var last = 0

    /// The index of a plan in the list; a new plan is appended.
    mutating func number(of plan: SectionPlan) -> Int {
        // Comparing is cheaper than hashing, and neighbouring sections are often equal.
        if list.indices.contains(last), list[last] == plan { return last }
        last = numbers[plan] ?? list.count
        if last == list.count {
            list.append(plan)
            numbers[plan] = last
        }
        return last
    }
}
