/** Polls the feed once a second while the page is visible, and replaces only the entries that changed. */
export const INBOX_JS = /* js */ `
import { element, eventView, faultView, messageView, requestView, userView } from './views.js';

const $ = (id) => document.getElementById(id);
const BASE = 'sandbox/v1';
const POLL_MS = 1000;

async function control(method, path, input) {
  const query = method === 'POST' ? '' : '?' + new URLSearchParams(input);
  const init = method === 'POST' ? { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) } : { method };
  const answer = await fetch(BASE + path + query, init);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error);
  await refresh();
  return body;
}

const removeFault = (fault_id) => control('DELETE', '/faults', { public_token: project, fault_id });

const SECTIONS = {
  inbox: { label: 'Inbox', field: 'messages', key: (each) => each.id, view: messageView, empty: 'No messages yet. Ask for a code or a link on your page, and it arrives here.', clear: '/messages' },
  users: { label: 'Users', field: 'users', key: (each) => each.user_id, view: userView, empty: 'No users yet. Whoever asks for a code or a link becomes one.' },
  faults: { label: 'Faults', field: 'faults', key: (each) => each.fault_id, view: (each) => faultView(each, removeFault), empty: 'No faults are waiting: every call gets its real answer.', clear: '/faults' },
  events: { label: 'Events', field: 'events', key: (each) => each.telemetry.event_id, view: eventView, empty: 'No events yet. They come from the widget on your page.' },
  requests: { label: 'Requests', field: 'requests', key: (each) => each.id, view: requestView, empty: 'No calls yet.' },
};
const PATHS = ['*', '/otps/authenticate', '/otps/sms/login_or_create', '/otps/email/login_or_create', '/magic_links/email/login_or_create', '/magic_links/authenticate', '/sessions/authenticate', '/sessions/revoke', '/users/me'];

const params = new URLSearchParams(location.search);
let project = params.get('public_token') ?? 'public-token-test-sandbox';
let feed = null;
let feedText = '';
let shown = new Map();
let newest = null;

const sectionName = () => (Object.hasOwn(SECTIONS, location.hash.slice(1)) ? location.hash.slice(1) : 'inbox');

/** Keeps the elements of unchanged entries, so that focus and open details are preserved. */
function reconcile(list, entries, section) {
  const next = new Map();
  for (const [index, entry] of entries.entries()) {
    const key = sectionName() + ' ' + section.key(entry) + (section.field === 'events' ? ' ' + index : '');
    const text = JSON.stringify(entry);
    const old = shown.get(key);
    next.set(key, old && old.text === text ? old : { text, node: section.view(entry) });
  }
  for (const [key, { node }] of shown) if (next.get(key)?.node !== node) node.remove();
  let place = list.firstElementChild;
  for (const { node } of next.values()) {
    if (node === place) place = place.nextElementSibling;
    else list.insertBefore(node, place);
  }
  shown = next;
}

function drawTabs() {
  const current = sectionName();
  const tabs = Object.entries(SECTIONS).map(([name, { label, field }]) => {
    const link = element('a', { href: '#' + name }, label, element('span', { className: 'count', textContent: String(feed.counts[field]) }));
    if (name === current) link.setAttribute('aria-current', 'page');
    return link;
  });
  const old = [...$('tabs').children];
  if (old.length !== tabs.length) return $('tabs').replaceChildren(...tabs);
  tabs.forEach((tab, index) => {
    old[index].querySelector('.count').textContent = tab.querySelector('.count').textContent;
    old[index].toggleAttribute('aria-current', tab.hasAttribute('aria-current'));
    if (tab.hasAttribute('aria-current')) old[index].setAttribute('aria-current', 'page');
  });
}

function drawProjects() {
  const select = $('project');
  if ([...select.options].map((each) => each.value).join() !== feed.projects.join()) {
    select.replaceChildren(...feed.projects.map((token) => element('option', { value: token, textContent: token.replace(/^public-token-/, '') })));
  }
  select.value = project;
}

function announce() {
  const last = feed.messages.at(-1) ?? null;
  const isNew = newest !== null && last !== null && last.id !== newest;
  newest = last?.id ?? '';
  if (!isNew) return;
  $('news').textContent = 'New message for ' + last.to;
  shown.get('inbox ' + last.id)?.node.classList.add('fresh');
}

function draw() {
  if (!feed) return;
  const section = SECTIONS[sectionName()];
  const words = $('search').value.trim().toLowerCase();
  const entries = feed[section.field].filter((each) => !words || JSON.stringify(each).toLowerCase().includes(words));
  if (section.field !== 'faults') entries.reverse();
  drawTabs();
  drawProjects();
  reconcile($('list'), entries, section);
  announce();
  document.title = section.label + ' · PriceRx sandbox';
  $('heading').textContent = section.label;
  $('empty').textContent = words ? 'Nothing here has "' + $('search').value.trim() + '" in it.' : section.empty;
  $('empty').hidden = entries.length > 0;
  $('clear').hidden = !section.clear || feed[section.field].length === 0;
  $('clear').textContent = 'Clear ' + section.label.toLowerCase();
  $('fault-form').hidden = section.field !== 'faults';
  $('clock-reset').hidden = Math.abs(feed.clock_offset_ms) < 1000;
}

async function refresh() {
  try {
    const answer = await fetch('sandbox/feed?' + new URLSearchParams({ public_token: project }));
    const body = await answer.json();
    $('offline').hidden = true;
    if (!answer.ok) { project = body.projects[0]; return; }
    const { now, ...rest } = body;
    $('now').textContent = new Date(now).toLocaleString();
    const text = JSON.stringify(rest);
    if (text === feedText) return;
    feedText = text;
    feed = rest;
    draw();
  } catch {
    $('offline').hidden = false;
  }
}

$('search').addEventListener('input', draw);
addEventListener('hashchange', () => { $('search').value = ''; draw(); });
$('clear').addEventListener('click', () => control('DELETE', SECTIONS[sectionName()].clear, { public_token: project }));
$('project').addEventListener('change', (event) => {
  project = event.target.value;
  newest = null;
  history.replaceState(null, '', '?' + new URLSearchParams({ public_token: project }) + location.hash);
  refresh();
});
for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', () => control('POST', '/clock', { advance_ms: Number(button.dataset.advance) }));
}
$('clock-reset').addEventListener('click', () => control('POST', '/clock', { advance_ms: -feed.clock_offset_ms }));

const ANSWERS = {
  500: { status: 500 },
  503: { status: 503, headers: { 'Retry-After': '30' } },
  429: { status: 429, headers: { 'Retry-After': '30' } },
  text: { status: 200, body: 'This is no JSON.' },
  delay: { delay_ms: 5000 },
  drop: { drop: true },
};
$('fault-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const fault = { public_token: project, path: form.get('path'), times: Number(form.get('times')), ...ANSWERS[form.get('kind')] };
  $('fault-error').textContent = await control('POST', '/faults', fault).then(() => '', (error) => error.message);
});
$('paths').append(...PATHS.map((value) => element('option', { value })));

async function poll() {
  if (!document.hidden) await refresh();
  setTimeout(poll, POLL_MS);
}
document.addEventListener('visibilitychange', refresh);
poll();
`;
