import UIKit

/// Mail: the messages beside the one that is read, or alone on a phone.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let inbox = InboxViewController(style: .plain)
    private let reader = MessageViewController()

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        delegate = self
        inbox.reader = reader
        let list = UINavigationController(rootViewController: inbox)
        list.navigationBar.prefersLargeTitles = true
        setViewController(list, for: .primary)
        setViewController(UINavigationController(rootViewController: reader), for: .secondary)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        .primary
    }
}

/// A message of the mailbox.
private struct Message: Hashable, Sendable {
    var sender: String
    var subject: String
    var text: String
    var time: String
    var isUnread = false
    var isFlagged = false
    var hasAttachment = false
}

/// The messages by day, with a search field and actions behind each row.
private final class InboxViewController: UITableViewController, UISearchResultsUpdating {
    private enum Day: String, Hashable, Sendable {
        case today = "Today"
        case yesterday = "Yesterday"
    }

    /// Sections with titles, which a data source of its own kind adds.
    private final class DataSource: UITableViewDiffableDataSource<Day, Message> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)?.rawValue
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private let messages: [(day: Day, messages: [Message])] = [
        (
            .today,
            [
                Message(
                    sender: "Ama Owusu", subject: "The roof, again",
                    text: "The roofer came at eight. The north side can wait until spring, he says; the gutter can't.",
                    time: "10:42", isUnread: true, hasAttachment: true),
                Message(
                    sender: "Chess club", subject: "Thursday moves to Friday",
                    text: "The hall is taken by the choir. Same time, bring your own clocks.", time: "9:15",
                    isUnread: true),
                Message(
                    sender: "Liv Andersen", subject: "Re: Photos from the crossing",
                    text: "These are lovely! May I print the one with the lighthouse for the office?", time: "8:03",
                    isFlagged: true),
            ]
        ),
        (
            .yesterday,
            [
                Message(
                    sender: "City library", subject: "Two books are due",
                    text: "“The Summer Book” and “Bread” are due on Monday. You can extend them once.", time: "18:20"),
                Message(
                    sender: "Tomasz Wójcik", subject: "Minutes",
                    text: "Attached, with the changes that Ines asked for. Please read the part about the crossing.",
                    time: "14:55", hasAttachment: true),
                Message(
                    sender: "Harbour Market", subject: "Your order is packed",
                    text: "Six items, one of them chilled. Pick it up until seven at the east gate.", time: "11:31"),
            ]
        ),
    ]
    private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, message in
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageTableCell)?.configure(with: message)
        return cell
    }
    /// Shows the chosen message.
    weak var reader: MessageViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
        navigationItem.leftBarButtonItem = editButtonItem
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search Mail"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true

        tableView.register(MessageTableCell.self, forCellReuseIdentifier: "message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 96
        refreshControl = UIRefreshControl()
        tableView.dataSource = dataSource
        show(matching: "")
        reader?.message = messages.first?.messages.first
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard splitViewController?.isCollapsed == false else { return }
        tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }

    func updateSearchResults(for searchController: UISearchController) {
        show(matching: searchController.searchBar.text ?? "")
    }

    private func show(matching text: String) {
        var snapshot = NSDiffableDataSourceSnapshot<Day, Message>()
        for (day, messages) in messages {
            let found = messages.filter { text.isEmpty || $0.subject.localizedCaseInsensitiveContains(text) }
            guard !found.isEmpty else { continue }
            snapshot.appendSections([day])
            snapshot.appendItems(found, toSection: day)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        reader?.message = dataSource.itemIdentifier(for: indexPath)
        splitViewController?.show(.secondary)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(at: indexPath)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.image = UIImage(systemName: "flag.fill")
        flag.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = true
        return configuration
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }

    private func delete(at indexPath: IndexPath) {
        guard let message = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([message])
        dataSource.apply(snapshot)
    }
}

/// A message in the list: a dot while it is new, its sender and the first lines.
private final class MessageTableCell: UITableViewCell {
    private let dot = UIView()
    private let senderLabel = UILabel()
    private let timeLabel = UILabel()
    private let subjectLabel = UILabel()
    private let previewLabel = UILabel()
    private let clipView = UIImageView(image: UIImage(systemName: "paperclip"))
    private let flagView = UIImageView(image: UIImage(systemName: "flag.fill"))
    private let head = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.font = .preferredFont(forTextStyle: .subheadline)
        timeLabel.textColor = .secondaryLabel
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        timeLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.textColor = .secondaryLabel
        previewLabel.numberOfLines = 2
        for label in [senderLabel, timeLabel, subjectLabel, previewLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
        for (view, color) in [(clipView, UIColor.secondaryLabel), (flagView, .systemOrange)] {
            view.tintColor = color
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
            // Not required: the stack view makes hidden ones as narrow as nothing.
            view.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        }

        for view in [senderLabel, clipView, flagView, timeLabel] { head.addArrangedSubview(view) }
        head.spacing = 6
        head.alignment = .center
        let texts = UIStackView(arrangedSubviews: [head, subjectLabel, previewLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [dot, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with message: Message) {
        senderLabel.text = message.sender
        timeLabel.text = message.time
        subjectLabel.text = message.subject
        previewLabel.text = message.text
        dot.isHidden = !message.isUnread
        clipView.isHidden = !message.hasAttachment
        flagView.isHidden = !message.isFlagged
    }
}

/// A message to read.
private final class MessageViewController: UIViewController {
    private let subjectLabel = UILabel()
    private let senderLabel = UILabel()
    private let textView = UITextView()

    var message: Message? {
        didSet { if isViewLoaded { show() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .reply),
            UIBarButtonItem(image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil),
        ]
        subjectLabel.font = .preferredFont(forTextStyle: .title1)
        subjectLabel.numberOfLines = 0
        senderLabel.font = .preferredFont(forTextStyle: .subheadline)
        senderLabel.textColor = .secondaryLabel
        textView.font = .preferredFont(forTextStyle: .body)
        textView.isEditable = false
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        for label in [subjectLabel, senderLabel] { label.adjustsFontForContentSizeCategory = true }
        textView.adjustsFontForContentSizeCategory = true

        let stack = UIStackView(arrangedSubviews: [subjectLabel, senderLabel, textView])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(20, after: senderLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.readableContentGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        show()
    }

    private func show() {
        subjectLabel.text = message?.subject
        senderLabel.text = message.map { "\($0.sender), today at \($0.time)" }
        textView.text = message?.text
    }
}
