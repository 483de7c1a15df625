'use strict';
const boot = JSON.parse(document.getElementById('boot').textContent);
const $ = id => document.getElementById(id);
const make = (tag, values = {}, ...children) => {
  const { aria = {}, ...properties } = values;
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(aria)) element.setAttribute('aria-' + name, value);
  element.append(...children.filter(child => child !== null && child !== undefined && child !== false));
  return element;
};
const ALL = '*';
/** The most pictures that are shown at once. */
const LIMIT = 24;

// What people chose. It is part of the address, so that it outlives the page.
const state = { selected: null, axes: {}, zoom: null, search: '', grid: false, outlines: false, inspector: false, compare: '', isFocusing: false };
const FLAGS = ['grid', 'outlines', 'inspector'];
let entries = [];
/** How far the code of packages is built, and what is wrong with it. */
let build = { state: null, problem: null };
let isConnected = false;
/** What is known of each template: a problem, warnings, its variants. */
const facts = new Map();
const factsOf = name => facts.get(name) ?? facts.set(name, { problem: null, warnings: 0, variants: [] }).get(name);

// Addresses.

const pathOf = name => name.split('/').map(encodeURIComponent).join('/');
const queryOf = values => new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
const address = (kind, name, format, values) =>
  `/${kind}/${pathOf(name)}.${format}?${queryOf({ ...values, token: boot.token })}`;
const editorAddress = (path, line = 1, column = 1) => boot.editor
  .replaceAll('{file}', path.split('/').map(encodeURIComponent).join('/'))
  .replaceAll('{line}', line).replaceAll('{column}', column);

function readAddress() {
  const [name, query = ''] = location.hash.slice(1).split('?');
  const values = Object.fromEntries(new URLSearchParams(query));
  state.selected = name ? decodeURIComponent(name) : null;
  state.zoom = Number(values.zoom) || null;
  delete values.zoom;
  const flags = (values.show ?? '').split(',');
  for (const flag of FLAGS) state[flag] = flags.includes(flag);
  delete values.show;
  state.compare = boot.hasSnapshots ? values.compare ?? '' : '';
  delete values.compare;
  state.axes = values;
}

function writeAddress(isNew = false) {
  const query = queryOf({ ...state.axes, zoom: state.zoom, show: FLAGS.filter(flag => state[flag]).join(','), compare: state.compare });
  const hash = state.selected === null ? '#' : '#' + pathOf(state.selected) + (query && '?' + query);
  if (hash === location.hash || (hash === '#' && !location.hash)) return;
  history[isNew ? 'pushState' : 'replaceState'](null, '', hash);
}

// Pictures.

/** A picture on the page: it is drawn again whenever its template changes, and keeps the last good one. */
class Shot {
  constructor(name, values, isLarge) {
    Object.assign(this, { name, values, isLarge, tag: null, problem: null, facts: null, isDirty: true });
    this.image = make('img', { alt: '', decoding: 'async' });
    this.frame = make('div', { className: 'frame' }, this.image);
    this.image.hidden = true;
  }

  get title() { return Object.values(this.values).filter(Boolean).join(', '); }

  /** Asks for the picture. Whatever comes of an earlier request is of no use any more. */
  async load() {
    this.request?.abort();
    const request = this.request = new AbortController();
    this.isDirty = false;
    const options = { cache: 'no-cache', signal: request.signal };
    try {
      const ask = kind => {
        const answer = fetch(address(kind, this.name, 'png', this.values), options);
        // Those that are not waited for any more fail with the others.
        answer.catch(() => {});
        return answer;
      };
      const answers = [ask('picture')];
      if (this.isLarge) answers.push(ask('inspect'));
      if (this.isLarge && state.compare) answers.push(fetch(address('reference', this.name, 'png', this.values), options));
      await this.show(await answers[0]);
      if (this.isLarge) {
        const answer = await answers[1];
        if (answer.ok) this.facts = await answer.json();
        if (answers[2]) await this.showReference(await answers[2]);
        if (request === this.request) this.changed();
      }
    } catch (error) {
      if (error.name === 'AbortError') return;
      this.isDirty = true;
      // The connection broke: once more, unless the preview has stopped, which is looked for elsewhere.
      setTimeout(() => { if (this.isDirty && request === this.request && $('lost').hidden) this.load(); }, 500);
    }
  }

  async show(answer) {
    const tag = answer.headers.get('ETag');
    if (!answer.ok) {
      this.problem = await answer.json();
    } else if (tag !== this.tag || !this.source) {
      const source = URL.createObjectURL(await answer.blob());
      // Decoded before it is shown: the page never shows an empty frame in between.
      const next = make('img', { src: source });
      await next.decode();
      this.image.src = source;
      this.image.hidden = false;
      if (this.source) URL.revokeObjectURL(this.source);
      Object.assign(this, { source, tag, problem: null, width: next.naturalWidth, height: next.naturalHeight });
      this.frame.classList.add('drawn');
    } else {
      this.problem = null;
    }
    this.changed();
  }

  /** Keeps the snapshot of the picture, or why there is none. */
  async showReference(answer) {
    if (!answer.ok) {
      this.reference = null;
      this.referenceProblem = (await answer.json()).detail;
      return;
    }
    const source = URL.createObjectURL(await answer.blob());
    const image = make('img', { src: source, alt: 'the snapshot of ' + this.name });
    await image.decode();
    if (this.reference) URL.revokeObjectURL(this.reference.src);
    this.reference = image;
    this.referenceScale = Number(answer.headers.get('Flatlay-Scale')) || null;
    this.referenceProblem = null;
  }

  drop() {
    this.request?.abort();
    this.request = null;
    if (this.reference) URL.revokeObjectURL(this.reference.src);
    if (this.source) URL.revokeObjectURL(this.source);
  }

  changed() {
    this.frame.closest('.shot, .tile')?.classList.toggle('stale', this.problem !== null);
    const label = this.name + (this.title && ', ' + this.title);
    this.image.alt = this.problem ? `${label}, as it was before the problem` : label;
    (this.isLarge ? stageChanged : tileChanged)(this);
  }
}

function placeOf(problem) {
  if (!problem.file) return '';
  return problem.file + (problem.line ? ':' + problem.line : '') + (problem.column ? ':' + problem.column : '');
}

/** Where a problem is: a link if an editor can open it. */
function place(problem) {
  const text = placeOf(problem);
  if (!text) return null;
  return problem.path
    ? make('a', { textContent: text, href: editorAddress(problem.path, problem.line, problem.column) })
    : make('span', { textContent: text, className: 'place' });
}

// The list and the gallery.

const tiles = new Map();
const shown = () => entries.filter(entry => entry.name.toLowerCase().includes(state.search));
const stem = name => name.split('/').at(-1).replace(/\.[^.]+$/, '');
const folder = name => name.split('/').slice(0, -1).join('/');
const seen = new IntersectionObserver(changes => {
  for (const change of changes) {
    const shot = change.target.shot;
    shot.isVisible = change.isIntersecting;
    if (shot.isVisible && shot.isDirty) shot.load();
  }
}, { rootMargin: '300px' });

function mark(name) {
  const { problem, warnings } = factsOf(name);
  const kind = problem ? 'bad' : warnings ? 'warn' : '';
  const label = problem ? 'has a problem' : warnings ? 'has warnings' : '';
  return make('span', { className: 'mark ' + kind, title: label, role: label ? 'img' : '', aria: label ? { label } : {} });
}

function writeList() {
  const list = $('list');
  list.replaceChildren();
  let last = null;
  for (const { name } of shown()) {
    if (folder(name) !== last) {
      last = folder(name);
      if (last) list.append(make('h3', { textContent: last }));
    }
    const link = make('a', { href: '#' + pathOf(name) }, mark(name), stem(name));
    if (name === state.selected) link.setAttribute('aria-current', 'page');
    list.append(link);
  }
}

function tileOf(name) {
  if (tiles.has(name)) return tiles.get(name);
  const shot = new Shot(name, {}, false);
  const window = make('div', { className: 'window' }, shot.image);
  shot.say = make('span', { className: 'say', hidden: true });
  window.append(shot.say);
  shot.label = make('span', { className: 'name' });
  shot.tile = make('a', { className: 'tile', href: '#' + pathOf(name) }, window, shot.label);
  shot.frame = window;
  shot.tile.shot = shot;
  tiles.set(name, shot);
  seen.observe(shot.tile);
  tileChanged(shot);
  return shot;
}

function tileChanged(shot) {
  factsOf(shot.name).problem = shot.problem;
  shot.say.hidden = !shot.problem;
  shot.say.textContent = shot.problem ? [placeOf(shot.problem), shot.problem.detail].filter(Boolean).join(': ') : '';
  shot.label.replaceChildren(mark(shot.name), stem(shot.name));
  writeList();
}

function writeGallery() {
  for (const [name, shot] of tiles) {
    if (entries.some(entry => entry.name === name)) continue;
    shot.drop();
    seen.unobserve(shot.tile);
    tiles.delete(name);
  }
  const items = shown().map(({ name }) => tileOf(name).tile);
  if (!items.length) {
    items.push(make('p', { className: 'note', textContent: entries.length
      ? 'No picture has this name.' : build.state === 'running' ? 'The previews of the package are built; the first time takes some minutes.'
      : 'There is no template yet. The first one is shown here when it is saved.' }));
  }
  $('gallery').replaceChildren(...items);
}

// The large picture, or several that differ.

let stage = [];

function axesOf(name) {
  const { variants } = factsOf(name);
  return [...(variants.length ? [{ name: 'variant', title: 'Variant', values: variants }] : []), ...boot.axes];
}

/** The values of each picture: all that people chose, once for each value where they chose all of them. */
function combinations() {
  let result = [{}];
  for (const axis of axesOf(state.selected)) {
    const value = state.axes[axis.name];
    if (!value) continue;
    const values = value === ALL ? axis.values : [value];
    result = result.flatMap(before => values.map(each => ({ ...before, [axis.name]: each })));
  }
  // What is in the address and is no axis of the page concerns every picture, such as data.title.
  const known = new Set(axesOf(state.selected).map(axis => axis.name));
  const others = Object.entries(state.axes).filter(([name, value]) => !known.has(name) && value !== ALL);
  return result.map(values => ({ ...Object.fromEntries(others), ...values }));
}

function writeAxes() {
  const fields = axesOf(state.selected).map(axis => {
    const value = state.axes[axis.name] ?? '';
    let field;
    if (axis.isOpen) {
      const options = make('datalist', { id: 'values-' + axis.name }, ...axis.values.map(value => make('option', { value })));
      field = make('input', { value, placeholder: 'own', spellcheck: false });
      field.setAttribute('list', options.id);
      field = [field, options];
    } else {
      const option = (value, text) => make('option', { value, textContent: text });
      const known = !value || value === ALL || axis.values.includes(value) ? [] : [option(value, value)];
      field = [make('select', {}, option('', 'own'), option(ALL, `all ${axis.values.length}`), ...known,
        ...axis.values.map(value => option(value, value)))];
      field[0].value = value;
    }
    field[0].onchange = () => choose(axis.name, field[0].value.trim());
    field[0].name = axis.name;
    return make('label', { className: value ? 'set' : '' }, axis.title, ...field);
  });
  const reset = make('button', { type: 'button', textContent: 'Reset', title: 'Everything as the template says (X)' });
  reset.onclick = resetAxes;
  reset.disabled = !Object.keys(state.axes).length;
  const focused = document.activeElement?.name;
  $('axes').replaceChildren(...fields, reset);
  if (focused) $('axes').querySelector(`[name="${CSS.escape(focused)}"]`)?.focus();
}

function choose(axis, value) {
  if (value) state.axes[axis] = value; else delete state.axes[axis];
  writeAddress();
  writeAxes();
  writeStage();
}

function resetAxes() {
  state.axes = {};
  writeAddress();
  writeAxes();
  writeStage();
}

/** Goes on to the next choice: the template's own, each value, all. */
function cycle(name) {
  const axis = boot.axes.find(axis => axis.name === name);
  const values = ['', ...axis.values, ALL];
  choose(name, values[(values.indexOf(state.axes[name] ?? '') + 1) % values.length]);
}

function writeStage() {
  const old = stage.filter(shot => shot.name === state.selected);
  for (const shot of stage) if (shot.name !== state.selected) shot.drop();
  const all = combinations();
  // A picture takes the place of the one that was there, which stays until the new one is drawn.
  stage = all.slice(0, LIMIT).map((values, index) => {
    const shot = old[index] ?? new Shot(state.selected, values, true);
    if (queryOf(shot.values) !== queryOf(values)) Object.assign(shot, { values, isDirty: true });
    return shot;
  });
  for (const shot of old.slice(stage.length)) shot.drop();
  const figures = stage.map(shot => {
    shot.caption ??= make('figcaption');
    shot.aside ??= make('div', { className: 'reference' });
    shot.figure ??= make('figure', { className: 'shot' }, shot.caption, make('div', { className: 'scroll', tabIndex: -1 },
      make('div', { className: 'pair' }, shot.frame, shot.aside)));
    return shot.figure;
  });
  if (all.length > LIMIT) {
    figures.push(make('p', { className: 'note', textContent: `${LIMIT} of ${all.length} pictures are shown; choose fewer values.` }));
  }
  $('stage').replaceChildren(...figures);
  for (const shot of stage) {
    listen(shot);
    if (shot.isDirty) shot.loading = shot.load();
    writeShot(shot);
  }
  writeProblems();
  writeTree();
}

function stageChanged(shot) {
  if (!stage.includes(shot)) return;
  const before = factsOf(shot.name);
  if (shot.facts) {
    const hasOthers = before.variants.join('\n') !== shot.facts.variants.join('\n');
    before.variants = shot.facts.variants;
    if (hasOthers) {
      writeAxes();
      if (state.axes.variant === ALL) writeStage();
    }
  }
  if (shot === inspected()) writeTree();
  writeMotion();
  before.problem = stage.find(each => each.problem)?.problem ?? null;
  before.warnings = stage.reduce((count, each) => count + (each.facts?.warnings.length ?? 0), 0);
  writeShot(shot);
  writeProblems();
  writeList();
}

function writeShot(shot) {
  const scale = shot.facts?.scale ?? devicePixelRatio;
  if (shot.width) {
    const width = shot.width / scale;
    const zoom = zoomOf(width);
    shot.image.style.width = width * zoom + 'px';
    shot.image.style.height = shot.height / scale * zoom + 'px';
    shot.frame.classList.toggle('pixels', zoom * devicePixelRatio > scale * 1.5);
    writeBoxes(shot, zoom, scale);
    writeReference(shot, zoom, scale);
  }
  const size = shot.facts ? `${number(shot.facts.size[0])} × ${number(shot.facts.size[1])} at ${number(scale)}x` : '';
  const file = [stem(shot.name), ...Object.values(shot.values)].join('-').replace(/[^\w.@-]+/g, '-');
  const files = make('span', { className: 'files' }, ...['png', 'svg', 'pdf'].map(format => make('a', {
    textContent: format.toUpperCase(), download: '', title: `Download as ${format.toUpperCase()}`,
    href: address('picture', shot.name, format, { ...shot.values, download: `${file}.${format}` }),
  })));
  shot.caption.replaceChildren(...[
    shot.title && make('b', { textContent: shot.title }), size && make('span', { textContent: size }), files,
  ].filter(Boolean));
}

const number = value => String(Math.round(value * 100) / 100);

const problemBox = problem => make('div', { className: 'problem' },
  make('div', {}, place(problem), placeOf(problem) ? ': ' : '', problem.detail),
  problem.excerpt ? make('pre', { textContent: problem.excerpt }) : null);

/** What keeps code from being built, above all pictures; the large picture of code says it itself. */
function writeBuild() {
  const problem = build.problem;
  const isSaid = stage.some(shot => shot.problem?.detail === problem?.detail) && state.selected !== null;
  $('build').hidden = !problem || isSaid;
  const items = problem && !isSaid ? [problem, ...problem.furtherErrors ?? []].map(problemBox) : [];
  if ($('build').textContent !== items.map(item => item.textContent).join('')) $('build').replaceChildren(...items);
}

function writeProblems() {
  const found = new Map();
  if (!entries.some(entry => entry.name === state.selected)) {
    found.set('gone', { detail: `${state.selected} no longer exists; the page shows it again when it is back` });
  } else {
    for (const { problem } of stage) {
      for (const each of problem ? [problem, ...problem.furtherErrors ?? []] : []) {
        found.set(placeOf(each) + each.detail, each);
      }
    }
  }
  const items = [...found.values()].map(problemBox);
  // Equal texts are left alone: a screen reader says what is new, once.
  if ($('problems').textContent !== items.map(item => item.textContent).join('')) $('problems').replaceChildren(...items);
  const isGone = found.has('gone');
  for (const shot of stage) shot.figure?.classList.toggle('stale', isGone || shot.problem !== null);
  writeBuild();
  const warnings = new Map(stage.flatMap(shot => shot.facts?.warnings ?? []).map(each => [placeOf(each) + each.message, each]));
  $('warnings').hidden = !warnings.size;
  $('warnings').replaceChildren(make('h3', { textContent: warnings.size === 1 ? '1 warning' : `${warnings.size} warnings` }),
    make('ul', {}, ...[...warnings.values()].map(each =>
      make('li', {}, place(each), placeOf(each) ? ': ' : each.node ? each.node + ': ' : '', each.message))));
}

// Zoom.

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** The zoom of a picture with a width in points. */
function zoomOf(width) {
  if (state.zoom) return state.zoom;
  const room = $('stage').clientWidth - 4;
  // Several pictures share the room.
  if (state.compare === 'side' && stage.length === 1) return Math.min(1, (room - 20) / 2 / width);
  const share = stage.length > 1 ? Math.max(260, room / Math.min(stage.length, 3) - 24) : room;
  return Math.min(1, share / width);
}

function setZoom(zoom) {
  state.zoom = zoom;
  writeAddress();
  writeZoom();
}

function writeZoom() {
  for (const shot of stage) writeShot(shot);
  const first = stage.find(shot => shot.width);
  const zoom = first ? zoomOf(first.width / (first.facts?.scale ?? devicePixelRatio)) : state.zoom ?? 1;
  $('zoom').textContent = Math.round(zoom * 100) + ' %';
  $('fit').setAttribute('aria-pressed', state.zoom === null);
  return zoom;
}

function stepZoom(direction) {
  const zoom = writeZoom();
  const next = direction > 0 ? STEPS.find(step => step > zoom * 1.01) : STEPS.findLast(step => step < zoom * 0.99);
  if (next) setZoom(next);
}

// The inspector: nodes, their tree, and outlines.

/** The node that is picked, by its path, so that it survives a change; and the one that is pointed at. */
const picked = { path: null, shot: 0, pointed: null };
const TREE_LIMIT = 1500;

const inspected = () => stage[Math.min(picked.shot, stage.length - 1)];
const kindOf = name => name.startsWith('#') ? 'view' : name.replace(/(-\d+)+$/, '');
const numbersOf = name => name.startsWith('#') ? [] : name.slice(kindOf(name).length).split('-').filter(Boolean).map(Number);
const areaOf = node => node.area ?? node.frame;

/** The path of a node: names from the root, each with its place among those of the same name. */
function pathsOf(nodes) {
  if (nodes.paths) return nodes.paths;
  const seen = new Map();
  // Parents come before their children.
  nodes.paths = nodes.reduce((paths, node) => {
    const key = (node.parent === undefined ? '' : paths[node.parent]) + '/' + node.name;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    paths.push(count ? `${key}[${count}]` : key);
    return paths;
  }, []);
  return nodes.paths;
}

function pickedIndex(shot) {
  if (picked.path === null || !shot?.facts) return -1;
  return pathsOf(shot.facts.nodes).indexOf(picked.path);
}

/** The innermost node at a point of a picture, the uppermost of several. */
function nodeAt(shot, x, y) {
  let found = -1;
  let size = Infinity;
  shot.facts?.nodes.forEach((node, index) => {
    const [left, top, width, height] = areaOf(node);
    if (x < left || y < top || x > left + width || y > top + height) return;
    if (width * height <= size) [found, size] = [index, width * height];
  });
  return found;
}

function pointIn(shot, event) {
  const box = shot.image.getBoundingClientRect();
  const zoom = box.width / (shot.facts?.size[0] || 1);
  return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
}

function listen(shot) {
  if (shot.isListening) return;
  shot.isListening = true;
  shot.frame.addEventListener('pointermove', event => {
    if (state.inspector && shot.facts) point(shot, nodeAt(shot, ...pointIn(shot, event)));
  });
  shot.frame.addEventListener('pointerleave', () => point(shot, -1));
  shot.frame.addEventListener('click', event => {
    if (!state.inspector || !shot.facts) return;
    pick(shot, nodeAt(shot, ...pointIn(shot, event)));
  });
}

function point(shot, index) {
  picked.pointed = index < 0 ? null : { shot, index };
  writeShot(shot);
  for (const item of $('tree').querySelectorAll('.pointed')) item.classList.remove('pointed');
  if (index >= 0 && shot === inspected()) $('tree').querySelector(`[data-index="${index}"]`)?.classList.add('pointed');
  writeNode();
}

function pick(shot, index) {
  const isOther = shot !== inspected();
  picked.shot = Math.max(0, stage.indexOf(shot));
  picked.path = index < 0 ? null : pathsOf(shot.facts.nodes)[index];
  if (isOther) writeTree(); else selectInTree(index);
  for (const each of stage) writeShot(each);
  writeNode();
}

/** The rectangles above a picture. */
function writeBoxes(shot, zoom, scale) {
  for (const box of shot.frame.querySelectorAll('.box, .pixel-grid')) box.remove();
  if (state.grid && zoom / scale >= 4) {
    const grid = make('div', { className: 'pixel-grid' });
    grid.style.setProperty('--pixel', zoom / scale + 'px');
    shot.frame.append(grid);
  }
  const nodes = shot.facts?.nodes;
  if (!nodes) return;
  const add = ([left, top, width, height], kind, label) => {
    const box = make('div', { className: 'box ' + kind, aria: { hidden: 'true' } }, label && make('b', { textContent: label }));
    Object.assign(box.style, {
      left: left * zoom + 'px', top: top * zoom + 'px', width: width * zoom + 'px', height: height * zoom + 'px',
    });
    shot.frame.append(box);
  };
  if (state.outlines) for (const { area, kind, label } of outlinesOf(shot.facts)) add(area, kind, label);
  const index = state.inspector ? pickedIndex(shot) : -1;
  if (index >= 0) add(areaOf(nodes[index]), 'picked');
  if (state.inspector && picked.pointed?.shot === shot && nodes[picked.pointed.index]) {
    add(areaOf(nodes[picked.pointed.index]), 'pointed');
  }
}

/** Groups, items and supplementary items of collections, and the sections around them. */
function outlinesOf({ nodes, outlines }) {
  const known = outlines.map(({ kind, name, frame }) => ({ area: frame, kind, label: kind === 'section' ? name : '' }));
  const result = [...known.filter(each => each.kind === 'group')];
  const sections = new Map();
  nodes.forEach(node => {
    const numbers = numbersOf(node.name);
    const kind = kindOf(node.name);
    if (!numbers.length || kind === node.name) return;
    const area = areaOf(node);
    const isItem = kind === 'cell';
    result.push({ area, kind: isItem ? 'item' : 'supplementary', label: isItem ? numbers.join('.') : kind });
    const key = node.parent + ' ' + numbers[0];
    const [left, top, width, height] = area;
    const before = sections.get(key) ?? { number: numbers[0], left, top, right: left, bottom: top };
    sections.set(key, {
      number: before.number, left: Math.min(before.left, left), top: Math.min(before.top, top),
      right: Math.max(before.right, left + width), bottom: Math.max(before.bottom, top + height),
    });
  });
  // The sections of layouts of an app's own, and of pictures in the middle of a change, are what is around their items.
  const own = known.filter(each => each.kind === 'section');
  result.push(...own);
  if (!own.length) for (const { number, left, top, right, bottom } of sections.values()) {
    result.push({ area: [left - 2, top - 2, right - left + 4, bottom - top + 4], kind: 'section', label: 'section ' + number });
  }
  return result;
}

const rounded = values => values.map(number).join(', ');
const sourceOf = node => node.path ? { file: node.file, line: node.line, column: node.column, path: node.path } : null;

function writeNode() {
  if (!state.inspector) return;
  const shot = picked.pointed?.shot ?? inspected();
  const nodes = shot?.facts?.nodes;
  const index = picked.pointed ? picked.pointed.index : pickedIndex(shot);
  if (!nodes?.[index]) {
    $('node').replaceChildren(make('p', { textContent: 'Point at the picture, or choose a node of the tree.' }));
    return;
  }
  const node = nodes[index];
  const [x, y, width, height] = node.frame;
  const rows = [['Kind', kindOf(node.name)]];
  if (node.identifier) rows.push(['Identifier', node.identifier]);
  const numbers = numbersOf(node.name);
  if (numbers.length > 1 && kindOf(node.name) !== node.name) rows.push(['Index path', `section ${numbers[0]}, item ${numbers[1]}`]);
  rows.push(['Origin', rounded([x, y])], ['Size', `${number(width)} × ${number(height)}`]);
  const parent = nodes[node.parent];
  if (parent) {
    const [left, top, right, bottom] = parent.frame;
    rows.push(['Insets', `${rounded([y - top])} above, ${rounded([x - left])} left, `
      + `${rounded([top + bottom - y - height])} below, ${rounded([left + right - x - width])} right`]);
  }
  if (node.lines.length) rows.push(['Text', node.lines.join('\n')]);
  if (node.fonts.length) rows.push(['Font', node.fonts.join(', ')]);
  if (node.isTruncated) rows.push(['Truncated', 'yes']);
  const list = make('dl', {}, ...rows.flatMap(([name, value]) => [make('dt', { textContent: name }), make('dd', { textContent: value })]));
  if (node.colors.length) {
    list.append(make('dt', { textContent: 'Colours' }), make('dd', {}, ...node.colors.map(color => {
      const swatch = make('span', { className: 'swatch' });
      swatch.style.background = color;
      return make('div', {}, swatch, color);
    })));
  }
  const source = sourceOf(node);
  if (source) list.append(make('dt', { textContent: 'Written in' }), make('dd', {}, place(source)));
  $('node').replaceChildren(make('h3', { textContent: node.name }), list);
}

function writeTree() {
  if (!state.inspector) return;
  const nodes = inspected()?.facts?.nodes ?? [];
  const depths = [];
  const items = nodes.slice(0, TREE_LIMIT).map((node, index) => {
    depths[index] = node.parent === undefined ? 1 : depths[node.parent] + 1;
    const text = node.lines.join(' ');
    const item = make('span', { role: 'treeitem', tabIndex: -1, aria: { level: depths[index], selected: 'false' } },
      node.name, text && make('small', { textContent: ' ' + text }));
    item.dataset.index = index;
    item.style.paddingLeft = 6 + (depths[index] - 1) * 11 + 'px';
    return item;
  });
  if (nodes.length > TREE_LIMIT) {
    items.push(make('p', { className: 'note', textContent: `${nodes.length - TREE_LIMIT} further nodes; point at the picture.` }));
  }
  $('tree').replaceChildren(...items);
  selectInTree(pickedIndex(inspected()), false);
  writeNode();
}

function selectInTree(index, isShown = true) {
  for (const item of $('tree').querySelectorAll('[tabindex="0"]')) {
    item.tabIndex = -1;
    item.setAttribute('aria-selected', 'false');
  }
  const item = $('tree').children[index < 0 ? 0 : index];
  if (item?.role !== 'treeitem') return;
  item.tabIndex = 0;
  if (index < 0) return;
  item.setAttribute('aria-selected', 'true');
  if (!isShown) return;
  // Only the tree scrolls, not what is around it.
  const [top, bottom] = [item.offsetTop - $('tree').offsetTop, item.offsetTop - $('tree').offsetTop + item.offsetHeight];
  if (top < $('tree').scrollTop) $('tree').scrollTop = top;
  else if (bottom > $('tree').scrollTop + $('tree').clientHeight) $('tree').scrollTop = bottom - $('tree').clientHeight;
}

function treeKey(event) {
  const shot = inspected();
  const nodes = shot?.facts?.nodes;
  const index = Number(event.target.dataset?.index ?? -1);
  if (!nodes || index < 0) return;
  const last = Math.min(nodes.length, TREE_LIMIT) - 1;
  const next = {
    ArrowDown: Math.min(last, index + 1), ArrowUp: Math.max(0, index - 1), ArrowLeft: nodes[index].parent ?? 0,
    ArrowRight: nodes[index + 1]?.parent === index ? index + 1 : index, Home: 0, End: last,
  }[event.key];
  if (event.key === 'Enter') {
    $('node').querySelector('a')?.click();
  } else if (next === undefined) {
    return;
  } else {
    pick(shot, next);
    $('tree').querySelector(`[data-index="${next}"]`)?.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}

function writeFlags() {
  for (const flag of FLAGS) $(flag).setAttribute('aria-pressed', state[flag]);
  $('panel').hidden = !state.inspector;
  $('work').classList.toggle('inspecting', state.inspector);
}

function toggle(flag) {
  state[flag] = !state[flag];
  writeAddress();
  writeFlags();
  writeTree();
  writeZoom();
}

// Focus, the moments of a change, and snapshots.

/** Changes a value that is no choice of a list: what was there stays until it is drawn. */
function setValue(name, value) {
  if (value === null || value === '') delete state.axes[name]; else state.axes[name] = String(value);
  writeAddress();
  writeStage();
  writeMotion();
}

function writeMotion() {
  const known = stage.find(shot => shot.facts)?.facts;
  $('focus').hidden = !known?.hasFocus && !state.axes.keys;
  $('focus').setAttribute('aria-pressed', state.isFocusing);
  $('script').hidden = !state.isFocusing && !state.axes.keys;
  $('script').querySelector('code').textContent = state.axes.keys ?? 'press arrow keys';
  $('moment').hidden = !known?.duration;
  if (known?.duration) {
    $('time').max = known.duration;
    if (document.activeElement !== $('time')) $('time').value = state.axes.at ?? 0;
    $('seconds').textContent = state.axes.at === undefined ? 'at rest' : Number(state.axes.at).toFixed(2) + ' s';
  }
  $('compare').hidden = !boot.hasSnapshots;
  $('compare').querySelector('select').value = state.compare;
  $('amount').hidden = state.compare !== 'slider';
}

const FOCUS_KEYS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Enter: 'select' };

/** A key for the picture. Returns whether it was one. */
function focusKey(key) {
  const script = (state.axes.keys ?? '').split(' ').filter(Boolean);
  if (FOCUS_KEYS[key]) script.push(FOCUS_KEYS[key]);
  else if (key === 'Backspace') script.pop();
  else if (key === 'Escape') return endFocus() ?? true;
  else return false;
  // A change has no keys, and keys have no change.
  stopPlaying();
  delete state.axes.at;
  setValue('keys', script.join(' '));
  return true;
}

function endFocus() {
  state.isFocusing = false;
  setValue('keys', null);
}

function toggleFocus() {
  if ($('focus').hidden) return;
  state.isFocusing = !state.isFocusing;
  writeMotion();
}

let playing = null;

function stopPlaying() {
  cancelAnimationFrame(playing);
  playing = null;
  $('play').setAttribute('aria-pressed', 'false');
}

function play() {
  if ($('moment').hidden) return;
  if (playing !== null) return stopPlaying();
  $('play').setAttribute('aria-pressed', 'true');
  delete state.axes.keys;
  const duration = Number($('time').max);
  let start = performance.now() - Number(state.axes.at ?? 0) * 1000;
  const next = async now => {
    if (playing === null) return;
    if (now - start > duration * 1000 + 600) start = now;
    state.axes.at = Math.min(duration, Math.max(0, (now - start) / 1000)).toFixed(3);
    writeMotion();
    writeStage();
    // The next moment is asked for when this one is there.
    await Promise.all(stage.map(shot => shot.loading));
    if (playing !== null) playing = requestAnimationFrame(next);
  };
  playing = requestAnimationFrame(next);
}

function scrub(seconds) {
  if ($('moment').hidden) return;
  stopPlaying();
  delete state.axes.keys;
  setValue('at', Math.min(Number($('time').max), Math.max(0, seconds)).toFixed(2));
}

function setCompare(mode) {
  state.compare = mode;
  for (const shot of stage) shot.isDirty = true;
  writeAddress();
  writeStage();
  writeMotion();
  writeZoom();
}

function writeReference(shot, zoom, scale) {
  for (const each of shot.frame.querySelectorAll('.over, .line')) each.remove();
  shot.frame.classList.remove('difference');
  shot.aside?.replaceChildren();
  if (!state.compare || !shot.aside) return;
  if (!shot.reference) {
    if (shot.referenceProblem) shot.aside.append(make('p', { className: 'note-small', textContent: shot.referenceProblem }));
    return;
  }
  const own = shot.referenceScale ?? scale;
  shot.reference.style.width = shot.reference.naturalWidth / own * zoom + 'px';
  shot.reference.className = '';
  if (state.compare === 'side') {
    shot.aside.append(make('div', { className: 'frame drawn' + (shot.frame.classList.contains('pixels') ? ' pixels' : '') }, shot.reference),
      make('p', { className: 'note-small', textContent: 'snapshot' }));
    return;
  }
  shot.reference.className = 'over ' + state.compare;
  shot.frame.append(shot.reference);
  if (state.compare === 'slider') {
    shot.frame.style.setProperty('--amount', $('amount').value + '%');
    shot.frame.append(make('div', { className: 'line' }));
  } else {
    shot.frame.classList.add('difference');
  }
}

// What is shown.

function show() {
  readAddress();
  const isLarge = state.selected !== null;
  $('gallery').hidden = isLarge;
  $('work').hidden = !isLarge;
  document.title = isLarge ? `${stem(state.selected)} – Preview` : 'Preview';
  if (isLarge) {
    $('name').textContent = state.selected;
    writeOpen();
    writeAxes();
    writeFlags();
    writeMotion();
    writeStage();
    writeZoom();
  } else {
    for (const shot of stage) shot.drop();
    stage = [];
    writeGallery();
    writeBuild();
  }
  writeList();
}

function writeOpen() {
  const entry = entries.find(entry => entry.name === state.selected);
  $('open').hidden = !entry?.path;
  if (entry?.path) $('open').href = editorAddress(entry.path, entry.line);
}

function select(name) {
  const isOther = name !== state.selected;
  state.selected = name;
  // What the template lacks is left behind; device, appearance and the like stay.
  if (isOther) {
    stopPlaying();
    for (const axis of ['variant', 'keys', 'at']) delete state.axes[axis];
    state.isFocusing = false;
  }
  writeAddress(true);
  show();
  if (name !== null) $('name').focus({ preventScroll: true });
  document.querySelector('#list [aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function step(direction) {
  const names = shown().map(entry => entry.name);
  const index = names.indexOf(state.selected);
  const next = names[index < 0 ? (direction > 0 ? 0 : names.length - 1) : index + direction];
  if (next !== undefined) select(next);
}

// What the server tells.

function connect() {
  const events = new EventSource('/events?' + queryOf({ token: boot.token }));
  events.addEventListener('list', event => {
    const list = JSON.parse(event.data);
    // Another program answers than the one that this page is of.
    if (list.page !== boot.page) return location.reload();
    // What changed while nobody was told is drawn again.
    const wasLost = !$('lost').hidden;
    const isFirst = !isConnected;
    isConnected = true;
    $('lost').hidden = true;
    entries = list.entries;
    build = { state: list.build, problem: list.problem ?? null };
    const count = entries.length === 1 ? '1 picture' : `${entries.length} pictures`;
    $('status').textContent = build.state === 'running' ? 'building…' : build.state === 'failed' ? 'the build failed' : count;
    writeBuild();
    if (isFirst) return show();
    if (state.selected === null) {
      writeGallery();
    } else {
      writeOpen();
      writeProblems();
    }
    if (wasLost) refresh(() => true);
    writeList();
  });
  events.addEventListener('change', event => {
    const names = new Set(JSON.parse(event.data));
    const start = performance.now();
    refresh(name => names.has(name), shot => {
      const time = Math.round(performance.now() - start);
      $('status').textContent = shot.problem ? `${shot.name} has a problem` : `${shot.name} updated in ${time} ms`;
    });
  });
  events.onerror = () => { $('lost').hidden = false; };
}

/** Draws pictures again: those that are seen at once, the others when they are. */
function refresh(concerns, done = () => {}) {
  for (const shot of stage) if (concerns(shot.name)) shot.load().then(() => done(shot));
  for (const shot of tiles.values()) {
    if (!concerns(shot.name)) continue;
    shot.isDirty = true;
    if (shot.isVisible && !$('gallery').hidden) shot.load().then(() => done(shot));
  }
}

// Keys and buttons.

function setTheme(theme) {
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.dataset.theme = theme;
  try { localStorage.theme = theme; } catch { /* A private window keeps nothing. */ }
}

const isDark = () => (document.documentElement.dataset.theme
  ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

const large = action => () => { if (state.selected !== null) action(); };
const keys = {
  j: () => step(1), k: () => step(-1), g: () => select(null),
  '+': large(() => stepZoom(1)), '=': large(() => stepZoom(1)), '-': large(() => stepZoom(-1)),
  0: large(() => setZoom(null)), d: large(() => cycle('colorScheme')), r: large(() => cycle('direction')),
  i: large(() => toggle('inspector')), o: large(() => toggle('outlines')), p: large(() => toggle('grid')),
  f: large(toggleFocus), ' ': large(play), c: large(() => boot.hasSnapshots && setCompare(
    ['', 'side', 'slider', 'difference'][(['', 'side', 'slider', 'difference'].indexOf(state.compare) + 1) % 4])),
  ',': large(() => scrub(Number(state.axes.at ?? 0) - 0.05)), '.': large(() => scrub(Number(state.axes.at ?? 0) + 0.05)),
  x: large(resetAxes), e: large(() => $('open').click()), '/': () => $('search').focus(),
  t: () => setTheme(isDark() ? 'light' : 'dark'), '?': () => $('keys').showModal(),
};

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return;
  if (event.target.matches?.('input, select, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (state.isFocusing && state.selected !== null && !event.target.closest?.('button, a') && focusKey(event.key)) {
    return event.preventDefault();
  }
  // Space presses buttons and links that have the focus.
  if (event.key === ' ' && event.target.closest?.('button, a, [role=treeitem]')) return;
  const action = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener('hashchange', show);
addEventListener('popstate', show);
addEventListener('resize', () => { if (state.selected !== null) writeZoom(); });
$('search').oninput = () => {
  state.search = $('search').value.trim().toLowerCase();
  writeList();
  if (state.selected === null) writeGallery();
};
$('search').onkeydown = event => {
  if (event.key !== 'Enter' || !shown().length) return;
  select(shown()[0].name);
};
$('in').onclick = () => stepZoom(1);
$('out').onclick = () => stepZoom(-1);
$('fit').onclick = () => setZoom(null);
for (const flag of FLAGS) $(flag).onclick = () => toggle(flag);
$('tree').addEventListener('keydown', treeKey);
$('tree').addEventListener('click', event => {
  const item = event.target.closest('[role=treeitem]');
  if (item) pick(inspected(), Number(item.dataset.index));
});
$('tree').addEventListener('pointerover', event => {
  const item = event.target.closest('[role=treeitem]');
  if (item) point(inspected(), Number(item.dataset.index));
});
$('tree').addEventListener('pointerleave', () => { if (picked.pointed) point(picked.pointed.shot, -1); });
$('focus').onclick = () => { toggleFocus(); $('focus').blur(); };
$('script').querySelector('button').onclick = endFocus;
$('play').onclick = play;
$('time').oninput = () => scrub(Number($('time').value));
$('compare').querySelector('select').onchange = event => setCompare(event.target.value);
$('amount').oninput = () => writeZoom();
$('theme').onclick = keys.t;
$('help').onclick = keys['?'];
addEventListener('click', event => {
  // Links to pictures keep what people chose for the others.
  const link = event.target.closest?.('#list a, .tile, h1 a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const name = link.getAttribute('href').slice(1);
  select(name ? decodeURIComponent(name) : null);
});
try { setTheme(localStorage.theme); } catch { /* A private window keeps nothing. */ }
readAddress();
connect();
