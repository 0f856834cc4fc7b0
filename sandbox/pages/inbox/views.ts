/** Draws one entry of each section. All text is set as text nodes, so that a message cannot inject markup. */
export const VIEWS_JS = /* js */ `
const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Email' };

export function element(tag, props = {}, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const time = (iso) => new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const when = (iso) => element('time', { className: 'when', dateTime: iso, textContent: time(iso), title: new Date(iso).toLocaleString() });
const badge = (text, kind = '') => element('span', { className: 'badge ' + kind, textContent: text });

function copyButton(label, text, className = '') {
  const button = element('button', { type: 'button', className, textContent: label });
  button.addEventListener('click', async () => {
    const done = await navigator.clipboard.writeText(text).then(() => true, () => false);
    button.textContent = done ? 'Copied' : 'Copying is not allowed here';
    setTimeout(() => { button.textContent = label; }, 1500);
  });
  return button;
}

function json(label, value) {
  const empty = value === null || value === undefined || Object.keys(value).length === 0;
  if (empty) return null;
  return element('details', {}, element('summary', { textContent: label }), element('pre', { textContent: JSON.stringify(value, null, 2) }));
}

const meta = (...children) => element('div', { className: 'meta' }, ...children);
const to = (text) => element('span', { className: 'to', textContent: text });

export function messageView(message) {
  const { channel, subject, text, code, links = [] } = message;
  const codeRow = code ? element('div', { className: 'code-row' }, element('span', { className: 'code', textContent: code }), copyButton('Copy code', code)) : null;
  const linkRows = links.map(({ url, rel }) => element('div', { className: 'row' },
    element('a', { className: 'button', href: url, target: '_blank', rel: 'noopener', textContent: links.length > 1 ? 'Open ' + rel : 'Open link' }),
    copyButton('Copy link', url, 'quiet')));
  const words = element('p', { className: 'text', textContent: text });
  return element('li', { className: 'card' },
    meta(badge(Object.hasOwn(CHANNELS, channel) ? CHANNELS[channel] : channel, channel), to(message.to), when(message.sent_at)),
    subject ? element('p', { className: 'subject', textContent: subject }) : null,
    codeRow, ...linkRows,
    links.length > 0 ? element('details', {}, element('summary', { textContent: 'Text of the message' }), words) : words);
}

export function userView(user) {
  const contacts = [...user.emails.map((each) => [each.email, each.verified]), ...user.phone_numbers.map((each) => [each.phone_number, each.verified])];
  return element('li', { className: 'card' },
    meta(to(contacts.map(([value]) => value)[0] ?? 'No address'), badge(user.status), when(user.created_at)),
    ...contacts.map(([value, verified]) => element('p', { className: 'line', textContent: value + (verified ? ' · verified' : ' · not verified') })),
    element('p', { className: 'line mono soft', textContent: user.user_id }),
    json('All fields', user));
}

export function faultView(fault, remove) {
  const { fault_id, path, remaining, answer } = fault;
  const button = element('button', { type: 'button', className: 'quiet', textContent: 'Remove' });
  button.addEventListener('click', () => remove(fault_id));
  const left = remaining === 1 ? 'once' : remaining + ' times';
  return element('li', { className: 'card' },
    meta(element('span', { className: 'to mono', textContent: path }), badge(left)),
    element('pre', { textContent: JSON.stringify(answer, null, 2) }),
    element('div', { className: 'row' }, button));
}

export function eventView(event) {
  const { event_name, details, error_code, telemetry } = event;
  return element('li', { className: 'card' },
    meta(to(event_name), error_code ? badge(error_code, 'bad') : null, when(telemetry.client_sent_at ?? event.at)),
    json('Details', details), json('Telemetry', telemetry));
}

export function requestView(request) {
  const { method, path, status, session, origin, body, at } = request;
  const shown = status === 0 ? 'dropped' : String(status);
  return element('li', { className: 'card' },
    meta(badge(shown, status === 0 || status >= 400 ? 'bad' : ''), element('span', { className: 'to mono', textContent: method + ' ' + path }), when(at)),
    element('p', { className: 'line soft', textContent: [origin ?? 'no origin', session ? 'with a session' : 'no session'].join(' · ') }),
    json('Body', body));
}
`;
