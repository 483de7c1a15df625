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
  outcomes: new Set(), classes: new Set(), search: '', selected: null, view: 0, zoom: 1, amount: 50,
  loupe: false, inspector: false,
};
const records = data.records.map((record, index) => ({ ...record, index }));
const title = record => [record.suite, record.test, record.name, record.variant].filter(Boolean).join(' · ');

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
    const heading = key.startsWith('cause') && members.length > 1
      ? `${members.length} × ${first.causeText || first.class}` : key.startsWith('cause') ? first.suite : first.suite;
    list.append(make('h3', { textContent: heading }));
    for (const record of members) {
      const link = make('a', { href: '#' + record.index, id: 'link-' + record.index },
        make('span', { className: 'dot ' + record.outcome }),
        [record.test, record.name, record.variant].filter(Boolean).join(' · '),
        make('small', { textContent: [record.outcome, record.class].filter(Boolean).join(', ') }));
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
  if (!record) return;
  $('name').textContent = title(record);
  const sizes = [record.referenceSize, record.size].filter(Boolean).map(size => `${size.width}×${size.height}`);
  $('place').textContent = [
    `${record.file}:${record.line}`,
    [...new Set(sizes)].join(' → ') + (sizes.length ? ' pixels' : ''),
    record.pixels && `${record.pixels.count} pixels differ by up to ${record.pixels.largest} of 255`,
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
  $('message').textContent = record.message || '';
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

function frame(record, caption, ...layers) {
  const { width, height } = size(record);
  const box = make('div', { className: 'frame' + (state.zoom > 1 ? ' pixels' : '') });
  box.style.width = width * state.zoom + 'px';
  box.style.height = height * state.zoom + 'px';
  box.append(...layers);
  box.onmousemove = event => hover(event, box, record);
  box.onmouseleave = () => { $('lens')?.remove(); if (state.inspector) outline(); };
  return make('figure', {}, make('figcaption', { textContent: caption }), box);
}

function picture(source, pixels, label) {
  const image = make('img', { src: source, alt: label });
  image.style.width = pixels.width * state.zoom + 'px';
  image.style.height = pixels.height * state.zoom + 'px';
  return image;
}

function writeStage() {
  const record = state.selected;
  $('zoom').textContent = Math.round(state.zoom * 100) + ' %';
  $('amount-label').hidden = state.view !== 1 && state.view !== 2;
  $('amount').value = state.amount;
  $('loupe').setAttribute('aria-pressed', state.loupe);
  $('inspector').setAttribute('aria-pressed', state.inspector);
  const before = () => record.reference && picture(record.reference, record.referenceSize, 'The reference');
  const after = () => record.result && picture(record.result, record.size, 'The result');
  const both = record.reference && record.result;
  const stage = $('stage');
  stage.replaceChildren();
  if (!record.reference && !record.result) {
    stage.append(make('p', { textContent: record.outcome === 'passed'
      ? 'This snapshot passed; its images are left out.' : 'There is no image to show.' }));
  } else if (state.view === 0 || !both) {
    if (record.reference) stage.append(frame(record, 'Reference', before()));
    if (record.result) stage.append(frame(record, 'Result', after()));
    if (record.difference) {
      stage.append(frame(record, 'Difference', picture(record.difference, size(record), 'The difference')));
    }
  } else if (state.view === 1) {
    const top = after();
    const line = make('div', { className: 'split' });
    line.style.left = state.amount + '%';
    top.style.clipPath = `inset(0 0 0 ${state.amount}%)`;
    const figure = frame(record, 'Reference on the left, result on the right', before(), top, line);
    const box = figure.lastChild;
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
    figure.lastChild.classList.add('blink');
    stage.append(figure);
  } else {
    stage.append(frame(record, 'Brighter where colours differ more', heatMap(record)));
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
  canvas.style.width = area.width * state.zoom + 'px';
  canvas.style.height = area.height * state.zoom + 'px';
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', 'Where the colours differ');
  Promise.all([pixels(record.reference), pixels(record.result)]).then(([one, other]) => {
    const context = canvas.getContext('2d');
    const [before, after] = [one, other].map(each => each.getImageData(0, 0, area.width, area.height).data);
    const map = context.createImageData(area.width, area.height);
    for (let place = 0; place < before.length; place += 4) {
      let difference = 0;
      for (let part = 0; part < 4; part++) {
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
  const x = (event.clientX - area.left) / state.zoom, y = (event.clientY - area.top) / state.zoom;
  if (state.loupe) magnify(event, record, Math.floor(x), Math.floor(y));
  if (state.inspector) inspect(record, x / (record.scale || 1), y / (record.scale || 1));
}

function magnify(event, record, x, y) {
  let lens = $('lens');
  if (!lens) {
    lens = make('canvas', { id: 'lens', width: 424, height: 424 });
    document.body.append(lens);
  }
  lens.style.left = Math.min(event.clientX + 18, innerWidth - 230) + 'px';
  lens.style.top = Math.min(event.clientY + 18, innerHeight - 230) + 'px';
  const sources = [record.reference, record.result].filter(Boolean);
  Promise.all(sources.map(pixels)).then(contexts => {
    const context = lens.getContext('2d');
    context.imageSmoothingEnabled = false;
    context.fillStyle = '#808080';
    context.fillRect(0, 0, 424, 424);
    // The reference is in the upper half, the result in the lower one, eleven pixels wide each.
    contexts.forEach((each, index) => {
      const top = index * 212, height = contexts.length > 1 ? 5 : 11, cell = 424 / 11;
      context.save();
      context.beginPath();
      context.rect(0, top, 424, contexts.length > 1 ? 210 : 424);
      context.clip();
      context.drawImage(each.canvas, x - 5, y - (height - 1) / 2, 11, height, 0, top + 8, 424, height * cell);
      context.strokeStyle = 'rgba(128, 128, 128, 0.5)';
      for (let line = 0; line <= 11; line++) {
        context.strokeRect(line * cell, top + 8, 0, height * cell);
        if (line <= height) context.strokeRect(0, top + 8 + line * cell, 424, 0);
      }
      // The pixel below the mouse has a frame in two colours, which is visible on every colour.
      for (const [color, width] of [['#ffffff', 5], ['#000000', 2]]) {
        context.strokeStyle = color;
        context.lineWidth = width;
        context.strokeRect(5 * cell, top + 8 + (height - 1) / 2 * cell, cell, cell);
      }
      context.restore();
    });
    const colors = contexts.map(each => '#' + [...each.getImageData(x, y, 1, 1).data]
      .map(byte => byte.toString(16).padStart(2, '0')).join(''));
    lens.title = `${x}, ${y}: ${colors.join(' → ')}`;
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
  const scale = (state.selected?.scale || 1) * state.zoom;
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

function zoom(factor) {
  state.zoom = Math.min(16, Math.max(1 / 8, state.zoom * factor));
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
$('in').onclick = () => zoom(2);
$('out').onclick = () => zoom(1 / 2);
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
    '+': () => zoom(2), '=': () => zoom(2), '-': () => zoom(1 / 2), '/': () => $('search').focus(),
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
