import { CONTENDERS, type Contender } from './contenders';
import { PROFILE } from '../slowPhone';
import type { Visit } from './visit';

const NAMES: Record<Contender, string> = {
  html: 'In the page’s HTML',
  ours: 'By its script',
  provider: 'The provider’s widget',
  plain: 'A plain HTML form',
};

/** What has happened at `attachedMs`; a plain form has no scripts. */
const READY: Record<Contender, string | null> = {
  html: 'the entry is ready, and the app waits for the visitor',
  ours: 'app attached',
  provider: 'app attached',
  plain: null,
};

const WIDTH = 760;
const LEFT = 170;
const RIGHT = 24;
const TOP = 56;
const ROW = 64;
const BAR = 22;
const BOTTOM = 64;

const WAITING = '#d5dbe1';
const TYPEABLE = '#f2b84b';
const READY_FILL = '#2f8f6b';

const stepOf = (most: number): number =>
  [100, 200, 250, 500, 1_000].find((step) => most / step <= 8) ?? 2_000;

/** A timeline as SVG: when a visitor can type, and when the scripts are ready. */
export function timelineOf(visits: Record<Contender, Visit>): string {
  const last = Math.max(...CONTENDERS.map((name) => visits[name].attachedMs));
  const step = stepOf(last);
  const end = Math.ceil((last * 1.04) / step) * step;
  const height = TOP + ROW * CONTENDERS.length + BOTTOM;
  const axis = TOP + ROW * CONTENDERS.length;
  const x = (ms: number): string => (LEFT + (ms / end) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const text = (at: string | number, y: number, words: string, more = '') =>
    `<text x="${at}" y="${y}"${more}>${words}</text>`;
  const bar = (from: number, to: number, y: number, fill: string) =>
    `<rect x="${x(from)}" y="${y}" width="${(Number(x(to)) - Number(x(from))).toFixed(1)}" height="${BAR}" fill="${fill}"/>`;

  const ticks = Array.from({ length: end / step + 1 }, (_, index) => index * step).map(
    (ms) =>
      `<line x1="${x(ms)}" x2="${x(ms)}" y1="${TOP - 12}" y2="${axis}" stroke="#e6eaee"/>${text(
        x(ms),
        axis + 18,
        `${ms} ms`,
        ' text-anchor="middle" fill="#5b6770"',
      )}`,
  );
  const rows = CONTENDERS.map((name, index) => {
    const { typeableMs, attachedMs, kBUntilTypeable } = visits[name];
    const y = TOP + index * ROW;
    const says = [
      `typeable ${typeableMs.toFixed(0)} ms, ${kBUntilTypeable.toFixed(0)} kB`,
      ...(READY[name] ? [`${attachedMs.toFixed(0)} ms: ${READY[name]}`] : []),
    ].join(' · ');
    return [
      text(LEFT - 12, y + 16, NAMES[name], ' text-anchor="end" font-weight="600"'),
      bar(0, typeableMs, y, WAITING),
      bar(typeableMs, attachedMs, y, TYPEABLE),
      bar(attachedMs, end, y, READY_FILL),
      text(LEFT, y + BAR + 17, says, ' fill="#5b6770"'),
    ].join('\n');
  });
  const legend = [
    [WAITING, 'nothing to type into'],
    [TYPEABLE, 'typeable, scripts on their way'],
    [READY_FILL, 'typeable, and ready'],
  ].map(
    ([fill, words], index) =>
      `<rect x="${LEFT + index * 190}" y="${height - 26}" width="12" height="12" fill="${fill}"/>${text(
        LEFT + 18 + index * 190,
        height - 16,
        words ?? '',
      )}`,
  );
  const title = `First paint on a slow phone: CPU slowed ${PROFILE.cpuSlowdown} times, ${PROFILE.megabitsPerSecond} Mbit/s, ${PROFILE.roundTripMs} ms round trip (medians)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="12" fill="#1b2329">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${text(16, 26, title, ' font-size="14" font-weight="600"')}
${[...ticks, ...rows, ...legend].join('\n')}
</svg>
`;
}
