import type { Reply } from '../host/http/reply';
import type { Language } from './language';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param body HTML. The caller escapes inserted values. */
export const htmlPage = (
  { tag, t }: Language,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Reply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  },
  body: `<!doctype html>
<html lang="${tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${t('Refill reminders')}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/app.css" />
  </head>
  <body>
    <header><strong>${t('Refill reminders')}</strong><span>${t('an app of somebody else')}</span></header>
    <main>${body}</main>
  </body>
</html>
`,
});

export const redirect = (location: string, headers: Record<string, string> = {}): Reply => ({
  status: 303,
  headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers },
});
