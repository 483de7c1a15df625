'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const make = (tag, values = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), values);
  element.append(...children);
  return element;
};
const VIEWS = ['Side by side', 'Slider', 'Onion skin', 'Blink', 'Heat map'];
const state = {
  outcomes: new Set(), classes: new Set(), search: '', selected: null, view: 0, zoom: null, amount: 50,
  loupe: false, inspector: false, masks: true,
};
const records = data.records.map((record, index) => ({ ...record, index }));
for (const record of records) {
  // Where nothing was compared, the reference is the result. A file whose size is unknown could not be decoded.
  if (record.outcome === 'recorded' || record.outcome === 'passed') record.referenceSize ??= record.size;
  if (!record.referenceSize) record.reference = null;
  if (!record.size) record.result = null;
}
const label = record => [record.test, record.name, record.variant].filter(Boolean).join(' · ') +
  (record.kind === 'image' ? '' : ` (${record.kind})`);
const title = record => `${record.suite} · ${label(record)}`;

// What is shown of the list.

const isShown = record =>
  (!state.outcomes.size || state.outcomes.has(record.outcome)) &&
  (!state.classes.size || state.classes.has(record.class)) &&
  title(record).toLowerCase().includes(state.search);

function shown() {
  const groups = new Map();
  for (const record of records.filter(isShown)) {
    const key = record.cause ? 'cause ' + record.cause : 'suite ' + record.suite;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(record);
  }
  // Groups with one cause come first, the largest of them at the top.
  return [...groups].sort(([a, one], [b, other]) =>
    b.startsWith('cause') - a.startsWith('cause') || (a.startsWith('cause') ? other.length - one.length : 0));
}

function writeList() {
  const list = $('list');
  list.replaceChildren();
  for (const [key, members] of shown()) {
    const first = members[0];
    const isCause = key.startsWith('cause');
    const count = isCause && members.length > 1 ? `${members.length} × ` : '';
    list.append(make('h3', { textContent: count + (isCause ? first.causeText || first.class : first.suite) }));
    for (const record of members) {
      const link = make('a', { href: '#' + record.index, id: 'link-' + record.index },
        make('span', { className: 'dot ' + record.outcome }),
        label(record),
        make('small', { textContent: [
          isCause && record.suite, [record.outcome, record.class].filter(Boolean).join(', '),
        ].filter(Boolean).join(' · ') }));
      link.setAttribute('aria-current', record === state.selected);
      link.onclick = event => { event.preventDefault(); select(record); };
      list.append(link);
    }
  }
  if (!list.children.length) list.append(make('h3', { textContent: 'No snapshot matches' }));
}

function writeFilters() {
  const fill = (group, set, values) => $(group).replaceChildren(...values.map(([value, count]) => {
    const button = make('button', { type: 'button', textContent: `${value} ${count}` });
    button.dataset.value = value;
    button.setAttribute('aria-pressed', set.has(value));
    button.onclick = () => {
      set.has(value) ? set.delete(value) : set.add(value);
      writeFilters();
      update();
    };
    return button;
  }));
  const count = property => Object.entries(records.reduce((counts, record) => {
    if (record[property]) counts[record[property]] = (counts[record[property]] || 0) + 1;
    return counts;
  }, {}));
  fill('outcomes', state.outcomes, count('outcome'));
  fill('classes', state.classes, count('class'));
}

function update() {
  const visible = shown().flatMap(([, members]) => members);
  if (!visible.includes(state.selected)) state.selected = visible[0] || null;
  writeList();
  writeDetail();
}

function select(record) {
  state.selected = record;
  for (const link of $('list').querySelectorAll('a')) {
    link.setAttribute('aria-current', link.id === 'link-' + record.index);
  }
  $('link-' + record.index)?.scrollIntoView({ block: 'nearest' });
  writeDetail();
}

function step(distance) {
  const visible = shown().flatMap(([, members]) => members);
  const index = visible.indexOf(state.selected) + distance;
  if (visible[index]) select(visible[index]);
}

// One snapshot.

function writeDetail() {
  const record = state.selected;
  $('detail').hidden = !record;
  $('empty').hidden = !!record;
  $('empty').textContent = records.length
    ? 'No snapshot matches the search and the filters.' : 'No snapshot was compared.';
  if (!record) return;
  $('name').textContent = title(record);
  const sizes = [record.referenceSize, record.size].filter(Boolean).map(size => `${size.width}×${size.height}`);
  $('place').textContent = [
    `${record.file}:${record.line}`,
    [...new Set(sizes)].join(' → ') + (sizes.length ? ' pixels' : ''),
    record.pixels && (record.pixels.count === 1 ? '1 pixel differs' :
      `${record.pixels.count.toLocaleString('en')} pixels differ`) + ` by up to ${record.pixels.largest} of 255`,
  ].filter(Boolean).join(' — ');
  $('changes').tBodies[0].replaceChildren(...(record.changes || []).map(change => {
    const row = make('tr', {},
      make('td', { textContent: change.kind }), make('td', { textContent: change.node || 'the image' }),
      make('td', { textContent: change.property }),
      make('td', { textContent: change.before ?? '–', className: 'before' }),
      make('td', { textContent: change.after ?? '–', className: 'after' }));
    row.onmouseenter = () => outline(change.frameBefore, change.frameAfter);
    row.onmouseleave = () => outline();
    return row;
  }));
  $('changes').tHead.hidden = !record.changes?.length;
  $('message').replaceChildren(...(record.message ? record.message.split('\n') : []).map((line, index) => make('span', {
    // Lines of texts that were removed and added.
    className: line.startsWith('− ') ? 'before' : line.startsWith('+ ') ? 'after' : '',
    textContent: (index ? '\n' : '') + line,
  })));
  $('accept').hidden = !record.command;
  $('command').textContent = record.command || '';
  $('node').hidden = true;
  $('views').replaceChildren(...VIEWS.map((name, index) => {
    const button = make('button', { type: 'button', textContent: name, title: `${name} (${index + 1})` });
    button.setAttribute('aria-pressed', index === state.view);
    button.onclick = () => show(index);
    return button;
  }));
  writeStage();
}

function show(view) {
  state.view = view;
  writeDetail();
}

const size = record => ({
  width: Math.max(record.referenceSize?.width || 0, record.size?.width || 0),
  height: Math.max(record.referenceSize?.height || 0, record.size?.height || 0),
});

/// The height that the window has for images.
const room = () =>
  Math.max(262, innerHeight - $('stage').getBoundingClientRect().top - $('detail').scrollTop - 20);

/// The zoom: what was chosen, or the largest one at which the images fit the window.
function currentZoom() {
  if (state.zoom) return state.zoom;
  const record = state.selected;
  if (!record) return 1;
  const { width, height } = size(record);
  const columns = state.view !== 0 ? 1 : [record.reference, record.result, record.difference].filter(Boolean).length || 1;
  const column = ($('stage').clientWidth - 16 * (columns - 1)) / columns;
  const fit = Math.min(1, Math.max(160, column) / width, (room() - 22) / height);
  return Math.max(1 / 16, fit < 1 ? Math.floor(fit * 100) / 100 : 1);
}

function frame(record, caption, ...layers) {
  const { width, height } = size(record);
  const zoom = currentZoom();
  const box = make('div', { className: 'frame' + (zoom > 1 ? ' pixels' : '') });
  box.style.width = width * zoom + 'px';
  box.style.height = height * zoom + 'px';
  box.append(...layers);
  for (const mask of state.masks ? record.masks || [] : []) {
    const [left, top, wide, high] = mask.area;
    const mark = make('div', {
      className: 'mask' + (mask.isIgnored ? '' : ' tolerated'),
      title: `${mask.isIgnored ? 'Ignored' : 'Tolerated'}: ${mask.name}`,
    });
    Object.assign(mark.style, {
      left: left * zoom + 'px', top: top * zoom + 'px', width: wide * zoom + 'px', height: high * zoom + 'px',
    });
    box.append(mark);
  }
  box.onmousemove = event => hover(event, box, record);
  box.onmouseleave = () => { $('lens')?.remove(); if (state.inspector) outline(); };
  // All images are scrolled together.
  const view = make('div', { className: 'view' }, box);
  view.onscroll = () => {
    // The event of a view that was replaced meanwhile comes late.
    if (view.isConnected) for (const other of $('stage').querySelectorAll('.view')) {
      if (other !== view) [other.scrollLeft, other.scrollTop] = [view.scrollLeft, view.scrollTop];
    }
  };
  return make('figure', {}, make('figcaption', { textContent: caption }), view);
}

function picture(source, pixels, label) {
  const image = make('img', { src: source, alt: label });
  image.style.width = pixels.width * currentZoom() + 'px';
  image.style.height = pixels.height * currentZoom() + 'px';
  return image;
}

function writeStage() {
  const record = state.selected;
  $('zoom').textContent = Math.round(currentZoom() * 100) + ' %';
  $('fit').setAttribute('aria-pressed', !state.zoom);
  $('masks').hidden = !record.masks?.length;
  $('masks').setAttribute('aria-pressed', state.masks);
  $('amount-label').hidden = state.view !== 1 && state.view !== 2;
  $('amount').value = state.amount;
  $('loupe').setAttribute('aria-pressed', state.loupe);
  $('inspector').setAttribute('aria-pressed', state.inspector);
  const before = () => record.reference && picture(record.reference, record.referenceSize, 'The reference');
  const after = () => record.result && picture(record.result, record.size, 'The result');
  const both = record.reference && record.result;
  $('tools').hidden = !record.reference && !record.result;
  const stage = $('stage');
  stage.replaceChildren();
  stage.style.setProperty('--room', room() + 'px');
  if (!record.reference && !record.result) {
    stage.append(make('p', { textContent: record.outcome === 'passed'
      ? 'This snapshot passed; its images are left out.' : record.kind !== 'image'
        ? 'This snapshot is no image; the message says what differs.' : 'There is no image to show.' }));
  } else if (state.view === 0 || !both) {
    if (record.reference) stage.append(frame(record, 'Reference', before()));
    if (record.result) stage.append(frame(record, 'Result', after()));
    if (record.difference) {
      stage.append(frame(record, 'Difference', picture(record.difference, size(record), 'The difference')));
    }
    if (record.outcome === 'failed' && !record.reference) {
      stage.append(make('p', { className: 'note', textContent: 'The reference can\u2019t be shown.' }));
    }
  } else if (state.view === 1) {
    const top = after();
    const line = make('div', { className: 'split' });
    line.style.left = state.amount + '%';
    top.style.clipPath = `inset(0 0 0 ${state.amount}%)`;
    const figure = frame(record, 'Reference on the left, result on the right', before(), top, line);
    const box = figure.querySelector('.frame');
    box.onpointerdown = event => {
      const move = other => {
        const area = box.getBoundingClientRect();
        setAmount(100 * (other.clientX - area.left) / area.width);
      };
      move(event);
      box.setPointerCapture(event.pointerId);
      box.onpointermove = move;
      box.onpointerup = () => { box.onpointermove = null; };
    };
    stage.append(figure);
  } else if (state.view === 2) {
    const top = after();
    top.style.opacity = state.amount / 100;
    stage.append(frame(record, `The result at ${state.amount} % over the reference`, before(), top));
  } else if (state.view === 3) {
    const figure = frame(record, 'The reference and the result in turn', before(), after());
    figure.querySelector('.frame').classList.add('blink');
    stage.append(figure);
  } else {
    const figure = frame(record, 'Brighter where colours differ more', heatMap(record));
    figure.append(make('div', { className: 'legend' },
      make('span', { textContent: '1' }), make('i'), make('span', { textContent: '255' })));
    stage.append(figure);
  }
}

function setAmount(value) {
  state.amount = Math.round(Math.min(100, Math.max(0, value)));
  $('amount').value = state.amount;
  const [, top] = $('stage').querySelectorAll('img');
  if (!top) return;
  if (state.view === 1) {
    top.style.clipPath = `inset(0 0 0 ${state.amount}%)`;
    $('stage').querySelector('.split').style.left = state.amount + '%';
  } else if (state.view === 2) {
    top.style.opacity = state.amount / 100;
    $('stage').querySelector('figcaption').textContent = `The result at ${state.amount} % over the reference`;
  }
}

// Pixels.

const decoded = new Map();

async function pixels(source) {
  if (!decoded.has(source)) {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = make('canvas', { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    decoded.set(source, context);
  }
  return decoded.get(source);
}

function heatMap(record) {
  const area = size(record);
  const canvas = make('canvas', area);
  canvas.style.width = area.width * currentZoom() + 'px';
  canvas.style.height = area.height * currentZoom() + 'px';
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', 'Where the colours differ');
  Promise.all([pixels(record.reference), pixels(record.result)]).then(([one, other]) => {
    const context = canvas.getContext('2d');
    const [before, after] = [one, other].map(each => each.getImageData(0, 0, area.width, area.height).data);
    const map = context.createImageData(area.width, area.height);
    // What is ignored is no difference, whether the masks are shown or not.
    const ignored = new Uint8Array(area.width * area.height);
    for (const { isIgnored, area: [left, top, width, height] } of record.masks || []) {
      if (!isIgnored) continue;
      for (let y = Math.max(0, top); y < Math.min(area.height, top + height); y++) {
        ignored.fill(1, y * area.width + Math.max(0, left), y * area.width + Math.min(area.width, left + width));
      }
    }
    for (let place = 0; place < before.length; place += 4) {
      let difference = 0;
      for (let part = 0; part < 4 && !ignored[place / 4]; part++) {
        difference = Math.max(difference, Math.abs(before[place + part] - after[place + part]));
      }
      // A difference of 1 is visible, too: the scale starts in the middle.
      const heat = difference ? 0.35 + 0.65 * Math.sqrt(difference / 255) : 0;
      const gray = 0.12 * (255 - (before[place] + before[place + 1] + before[place + 2]) / 3);
      map.data[place] = Math.max(gray, 255 * Math.min(1, heat * 1.6));
      map.data[place + 1] = Math.max(gray, 255 * Math.max(0, heat * 2 - 1));
      map.data[place + 2] = Math.max(gray, heat > 0.9 ? 255 * (heat - 0.9) * 10 : 0);
      map.data[place + 3] = 255;
    }
    context.putImageData(map, 0, 0);
    canvas.dataset.ready = 'true';
  });
  return canvas;
}

// The loupe and the inspector.

function hover(event, box, record) {
  const area = box.getBoundingClientRect();
  const x = (event.clientX - area.left) / currentZoom(), y = (event.clientY - area.top) / currentZoom();
  if (state.loupe) magnify(event, record, Math.floor(x), Math.floor(y));
  if (state.inspector) inspect(record, x / (record.scale || 1), y / (record.scale || 1));
}

/// The number of pixels in a row of the loupe, and in a column; odd, so that one is in the middle.
const LOUPE = { columns: 13, rows: 7, cell: 36 };

function magnify(event, record, x, y) {
  const images = [['Reference', record.reference], ['Result', record.result]].filter(([, source]) => source);
  let lens = $('lens');
  if (!lens) {
    lens = make('div', { id: 'lens' }, ...images.map(([name]) => make('figure', {},
      make('figcaption', {}, make('span', { textContent: name }), make('code')),
      make('canvas', { width: LOUPE.columns * LOUPE.cell, height: LOUPE.rows * LOUPE.cell }))),
      make('p'));
    document.body.append(lens);
  }
  lens.style.left = Math.min(event.clientX + 18, innerWidth - lens.offsetWidth - 8) + 'px';
  lens.style.top = Math.min(event.clientY + 18, innerHeight - lens.offsetHeight - 8) + 'px';
  Promise.all(images.map(([, source]) => pixels(source))).then(contexts => {
    const { columns, rows, cell } = LOUPE;
    const colors = contexts.map((each, index) => {
      const canvas = lens.querySelectorAll('canvas')[index], context = canvas.getContext('2d');
      context.imageSmoothingEnabled = false;
      // Outside of the image, and below pixels that are translucent.
      context.fillStyle = '#808080';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(
        each.canvas, x - (columns - 1) / 2, y - (rows - 1) / 2, columns, rows, 0, 0, canvas.width, canvas.height);
      context.strokeStyle = 'rgba(128, 128, 128, 0.5)';
      context.lineWidth = 2;
      for (let line = 1; line < columns; line++) context.strokeRect(line * cell, -2, 0, canvas.height + 4);
      for (let line = 1; line < rows; line++) context.strokeRect(-2, line * cell, canvas.width + 4, 0);
      // The pixel below the mouse has a frame in two colours, which is visible on every colour.
      for (const [color, width] of [['#ffffff', 8], ['#000000', 4]]) {
        context.strokeStyle = color;
        context.lineWidth = width;
        context.strokeRect((columns - 1) / 2 * cell, (rows - 1) / 2 * cell, cell, cell);
      }
      const isInside = x >= 0 && y >= 0 && x < each.canvas.width && y < each.canvas.height;
      const color = isInside ? '#' + [...each.getImageData(x, y, 1, 1).data]
        .map(byte => byte.toString(16).padStart(2, '0')).join('') : 'outside';
      lens.querySelectorAll('code')[index].textContent = color.replace(/ff$/, '');
      return color;
    });
    const isSame = colors.length > 1 && colors[0] === colors[1];
    lens.querySelector('p').textContent = `x ${x}, y ${y}` + (colors.length < 2 ? '' : isSame ? ' · same' : ' · differs');
    lens.dataset.colors = colors.join(' ');
  });
}

/// Returns the innermost node at a point: the last one that contains it, since parents come first.
function nodeAt(tree, x, y) {
  let found = null;
  for (const node of tree?.nodes || []) {
    const [left, top, width, height] = node.frame;
    if (x >= left && y >= top && x < left + width && y < top + height) found = node;
  }
  return found;
}

function pathOf(tree, node) {
  const names = [];
  for (let each = node; each && each.parent != null; each = tree.nodes[each.parent]) names.unshift(each.name);
  return names.join('/');
}

function inspect(record, x, y) {
  const tree = record.resultTree || record.referenceTree;
  const node = nodeAt(tree, x, y);
  if (!node) return outline();
  const path = pathOf(tree, node);
  const earlier = record.resultTree && record.referenceTree?.nodes.find(each =>
    each.name === node.name && pathOf(record.referenceTree, each) === path);
  outline(earlier?.frame, node.frame);
  const rows = [
    ['Frame', node.frame.join(', ')],
    earlier && String(earlier.frame) !== String(node.frame) && ['Frame in the reference', earlier.frame.join(', ')],
    node.identifier && ['Identifier', node.identifier],
    node.lines.length && ['Text', node.lines.join(' ⏎ ')],
    earlier && String(earlier.lines) !== String(node.lines) && ['Text in the reference', earlier.lines.join(' ⏎ ')],
    node.fonts.length && ['Font', node.fonts.join(', ')],
    node.colors.length && ['Colours', node.colors.join(', ')],
    earlier && String(earlier.colors) !== String(node.colors) && ['Colours in the reference', earlier.colors.join(', ')],
    node.isTruncated && ['Truncated', 'yes'],
  ].filter(Boolean);
  $('node').hidden = false;
  $('node').replaceChildren(make('strong', { textContent: path || 'the image' }),
    make('dl', {}, ...rows.flatMap(([name, value]) => [
      make('dt', { textContent: name }), make('dd', { textContent: value }),
    ])));
}

/// Outlines frames, in points, on every image of the stage.
function outline(before, after) {
  const scale = (state.selected?.scale || 1) * currentZoom();
  for (const box of $('stage').querySelectorAll('.frame')) {
    box.querySelectorAll('.outline').forEach(each => each.remove());
    for (const [frame, kind] of [[before, 'before'], [after, 'after']]) {
      if (!frame) continue;
      const mark = make('div', { className: 'outline ' + kind });
      ['left', 'top', 'width', 'height'].forEach((side, index) => { mark.style[side] = frame[index] * scale + 'px'; });
      box.append(mark);
    }
  }
}

// Controls.

function toggle(property) {
  state[property] = !state[property];
  $('lens')?.remove();
  if (property === 'inspector' && !state.inspector) { $('node').hidden = true; outline(); }
  $(property).setAttribute('aria-pressed', state[property]);
}

/// The pixel that stays in the middle: what is in the middle of the visible part, or else the first that differs.
function middle() {
  const view = $('stage').querySelector('.view');
  const [place] = state.selected?.pixels?.regions || [];
  if (!view) return null;
  if (view.scrollWidth > view.clientWidth || view.scrollHeight > view.clientHeight) {
    return [(view.scrollLeft + view.clientWidth / 2) / currentZoom(),
      (view.scrollTop + view.clientHeight / 2) / currentZoom()];
  }
  return place && [place.x + place.width / 2, place.y + place.height / 2];
}

/// Zooms to the next power of two: 1 for larger, −1 for smaller, null for what fits.
function zoom(direction) {
  const place = middle();
  const steps = Math.log2(currentZoom());
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  state.zoom = direction && 2 ** Math.min(4, Math.max(-4, next));
  writeStage();
  if (!place) return;
  for (const view of $('stage').querySelectorAll('.view')) {
    view.scrollLeft = place[0] * currentZoom() - view.clientWidth / 2;
    view.scrollTop = place[1] * currentZoom() - view.clientHeight / 2;
  }
}

function masks() {
  state.masks = !state.masks;
  writeStage();
}

function theme() {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const now = document.documentElement.dataset.theme || (isDark ? 'dark' : 'light');
  document.documentElement.dataset.theme = now === 'dark' ? 'light' : 'dark';
}

$('search').oninput = event => { state.search = event.target.value.toLowerCase(); update(); };
$('amount').oninput = event => setAmount(Number(event.target.value));
$('loupe').onclick = () => toggle('loupe');
$('inspector').onclick = () => toggle('inspector');
$('in').onclick = () => zoom(1);
$('out').onclick = () => zoom(-1);
$('fit').onclick = () => zoom(null);
$('masks').onclick = masks;
onresize = () => { if (state.selected && !state.zoom) writeStage(); };
$('theme').onclick = theme;
$('help').onclick = () => $('keys').showModal();

document.onkeydown = event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return;
  if (event.target.matches('input')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  const keys = {
    j: () => step(1), k: () => step(-1), l: () => toggle('loupe'), i: () => toggle('inspector'), t: theme,
    m: masks, 0: () => zoom(null), '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1), '/': () => $('search').focus(),
    '?': () => $('keys').showModal(),
    ArrowLeft: () => setAmount(state.amount - 5), ArrowRight: () => setAmount(state.amount + 5),
  };
  const view = '12345'.indexOf(event.key);
  const action = view >= 0 ? () => show(view) : keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
};

const counts = ['changed', 'missing', 'failed', 'recorded', 'passed']
  .map(outcome => [records.filter(record => record.outcome === outcome).length, outcome])
  .filter(([count]) => count);
$('summary').textContent = counts.map(([count, outcome]) => `${count} ${outcome}`).join(', ') || 'No snapshots';
if (data.environment.length) {
  $('environment').hidden = false;
  $('environment').textContent = 'The references were made with other libraries or fonts: ' + data.environment
    .map(change => `${change.name} ${change.before ?? 'absent'} → ${change.after ?? 'absent'}`).join(', ');
}
// Failures first; what passed is in sight when its filter is chosen.
if (records.some(record => record.outcome !== 'passed')) {
  for (const [, outcome] of counts) if (outcome !== 'passed') state.outcomes.add(outcome);
}
writeFilters();
update();
