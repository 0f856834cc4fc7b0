export const INBOX_CSS = /* css */ `
:root {
  color-scheme: light dark; --page: #f5f6f7; --card: #fff; --line: #dfe3e6; --text: #1a2226; --soft: #56636b; --accent: #0f766e;
  --on-accent: #fff; --tint: #e5f3f1; --bad: #b3261e; --bad-tint: #fdecea; --field-line: #7b8890;
  --sms: #1d5fa8; --whatsapp: #1b7a3d; --email: #7a4b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12181b; --card: #1b2327; --line: #2e393f; --text: #e7ecee; --soft: #a3b0b7; --accent: #5eead4;
    --on-accent: #06312c; --tint: #17332f; --bad: #ff9d94; --bad-tint: #3a1d1b; --field-line: #7d8b93;
    --sms: #8cc2ff; --whatsapp: #83d89f; --email: #f0c27a;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1 { flex: none; font-size: 18px; margin: 0; letter-spacing: -0.01em; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.top { background: var(--card); border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 1; }
.bar, .tabs, main, .clock { width: 100%; max-width: 880px; margin: 0 auto; padding-left: 16px; padding-right: 16px; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-top: 12px; }
.project { min-width: 0; }
.project select { width: 100%; max-width: 320px; text-overflow: ellipsis; }
.tabs { display: flex; overflow-x: auto; margin-top: 4px; padding-left: 4px; scrollbar-width: none; }
.tabs a { padding: 10px 12px; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; white-space: nowrap; }
.tabs a:hover { color: var(--text); }
.tabs a:focus-visible { outline-offset: -4px; }
.tabs a[aria-current] { color: var(--text); border-color: var(--accent); }
.tabs .count { font-size: 12px; font-weight: 400; color: var(--soft); margin-left: 4px; font-variant-numeric: tabular-nums; }
main { flex: 1; padding-top: 16px; padding-bottom: 24px; }
.tools { display: flex; gap: 8px; margin-bottom: 16px; }
.tools input { flex: 1; min-width: 0; }
input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field-line); border-radius: 8px;
  padding: 8px 12px; min-height: 44px; }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); text-decoration: none; white-space: nowrap;
  display: inline-flex; align-items: center; justify-content: center; }
button:hover, .button:hover { filter: brightness(1.08); }
button:active, .button:active { transform: translateY(1px); }
.quiet { background: var(--card); color: var(--text); border-color: var(--line); font-weight: 500; box-shadow: 0 1px 1px rgb(0 0 0 / 4%); }
.quiet:hover { background: var(--tint); border-color: var(--accent); filter: none; }
::placeholder { color: var(--soft); opacity: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.list { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0;
  box-shadow: 0 1px 2px rgb(0 0 0 / 4%); }
.card.fresh { animation: arrive 1.6s ease-out; }
@keyframes arrive { from { border-color: var(--accent); box-shadow: 0 0 0 3px var(--tint); } }
@media (prefers-reduced-motion: reduce) { .card.fresh { animation: none; } }
.meta { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
.meta .to { font-weight: 600; overflow-wrap: anywhere; }
.meta .when { margin-left: auto; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.badge { font-size: 12px; font-weight: 600; border: 1px solid currentcolor; border-radius: 999px; padding: 0 9px; line-height: 20px; color: var(--soft); }
.badge.sms { color: var(--sms); } .badge.whatsapp { color: var(--whatsapp); } .badge.email { color: var(--email); }
.badge.bad { color: var(--bad); }
.subject { margin: 8px 0 0; font-weight: 600; overflow-wrap: anywhere; }
.text { margin: 8px 0 0; color: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
.code-row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 10px; }
.code { font: 600 30px/1.2 ui-monospace, "SF Mono", Menlo, Consolas, monospace; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; }
.mono { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.line { margin: 6px 0 0; overflow-wrap: anywhere; }
details { margin-top: 6px; }
summary { cursor: pointer; color: var(--soft); padding: 4px 0; border-radius: 4px; }
summary:hover { color: var(--text); }
pre { margin: 6px 0 0; padding: 10px; border-radius: 8px; background: var(--page); overflow-x: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.empty { text-align: center; text-wrap: balance; color: var(--soft); padding: 48px 16px; margin: 0; border: 1px dashed var(--field-line);
  border-radius: 12px; overflow-wrap: anywhere; }
.offline { background: var(--bad-tint); color: var(--bad); border-radius: 8px; padding: 10px 14px; margin: 0 0 12px; }
.form { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-end; margin-bottom: 16px; }
.form label { display: grid; gap: 4px; flex: 1 1 200px; font-size: 13px; color: var(--soft); min-width: 0; }
.form label > * { font-size: 15px; color: var(--text); width: 100%; }
.form .short { flex: 0 1 84px; }
.problem { color: var(--bad); margin: 0; flex-basis: 100%; }
.problem:empty { display: none; }
.clock { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding-top: 12px;
  padding-bottom: 16px; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.clock-buttons { display: flex; gap: 8px; }
.clock button { min-height: 32px; padding: 4px 10px; font-size: 13px; }
@media (max-width: 520px) {
  h1 { font-size: 16px; }
  .tabs { padding-left: 8px; padding-right: 8px; justify-content: space-between; }
  .tabs a { padding: 10px 8px; font-size: 14px; }
  .tabs .count { display: none; }
  .meta .to:not(:first-child) { order: 1; flex-basis: 100%; }
}
@media (pointer: coarse) { input, select { font-size: 16px; } .clock button { min-height: 44px; } }
`;
