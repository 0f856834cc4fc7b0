import type { Hono } from 'hono';
import { accessRefusal } from '../routes/transport/controlAccess';
import type { Transact } from '../state/state';
import { readFeed } from './feed';
import { INBOX_CSS } from './inbox/css';
import { ICON_SVG, INBOX_HTML } from './inbox/html';
import { INBOX_JS } from './inbox/script';
import { VIEWS_JS } from './inbox/views';

/** The console loads scripts, styles and data from its own origin only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const FILES: [path: string, type: string, text: string][] = [
  ['/sandbox', 'text/html', INBOX_HTML],
  ['/sandbox/inbox.css', 'text/css', INBOX_CSS],
  ['/sandbox/inbox.js', 'text/javascript', INBOX_JS],
  ['/sandbox/views.js', 'text/javascript', VIEWS_JS],
  ['/sandbox/icon.svg', 'image/svg+xml', ICON_SVG],
];

/** Serves the console at `/sandbox`: inbox, users, faults, events and requests. */
export function addPages(app: Hono, transact: Transact): void {
  for (const [path, type, text] of FILES) {
    const headers = {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    };
    app.get(path, () => new Response(text, { headers }));
  }
  app.get('/', ({ redirect }) => redirect('sandbox'));
  app.get('/sandbox/', ({ redirect }) => redirect('../sandbox'));
  app.get('/sandbox/feed', async ({ req, json }) => {
    // The feed contains messages with codes, and users, so it has the access rules of the control calls.
    const refusal = accessRefusal(req.raw, []);
    if (refusal) return json({ error: refusal.error }, refusal.status);
    const { known, ...feed } = await readFeed(transact, req.query('public_token') ?? '');
    return json(feed, known ? 200 : 404, { 'Cache-Control': 'no-store' });
  });
}
