import { base64 } from '../verify/bytes';
import { sha256 } from '../verify/digests';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const CSS = `
:root { color-scheme: light dark; --page: #f5f6f7; --card: #fff; --line: #dfe3e6; --text: #1a2226; --soft: #56636b; --accent: #0f766e;
  --on-accent: #fff; --bad: #b3261e; --field-line: #7b8890; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12181b; --card: #1b2327; --line: #2e393f; --text: #e7ecee; --soft: #a3b0b7; --accent: #5eead4;
    --on-accent: #06312c; --bad: #ff9d94; --field-line: #7d8b93; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page);
  color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { width: 100%; max-width: 400px; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 28px 24px; display: grid; grid-template-columns: minmax(0, 1fr); box-shadow: 0 1px 3px rgb(0 0 0 / 6%); }
svg { order: -1; margin-bottom: 16px; }
h1 { font-size: 20px; line-height: 1.3; margin: 0 0 8px; overflow-wrap: anywhere; }
p { margin: 0 0 16px; color: var(--soft); overflow-wrap: anywhere; }
label { display: block; font-weight: 600; margin-bottom: 8px; }
input { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field-line);
  border-radius: 8px; padding: 8px 12px; min-height: 44px; }
.error { color: var(--bad); margin: 8px 0 0; }
input[aria-invalid] { border-color: var(--bad); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
.actions :first-child { flex-basis: 100%; }
.accounts { display: grid; gap: 8px; margin-bottom: 24px; }
.accounts p { margin: 0; }
.accounts button { overflow-wrap: anywhere; text-align: start; }
p:last-child { margin-bottom: 0; }
button { flex: 1; font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); }
button.quiet { background: transparent; color: var(--text); border-color: var(--line); font-weight: 500; }
button.quiet:hover { border-color: var(--accent); }
button:hover { filter: brightness(1.08); }
button:active { transform: translateY(1px); }
::placeholder { color: var(--soft); opacity: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { font-size: 13px; }
@media (pointer: coarse) { input { font-size: 16px; } }
`;

/** Allows the page's style only. There is no `form-action`, because browsers apply it to the redirect after the form too. */
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${base64(sha256(CSS))}'; frame-ancestors 'none'; base-uri 'none'`;

/** A complete HTML page. `body` is HTML. */
export const page = (title: string, body: string, status = 200): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${CSS}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
