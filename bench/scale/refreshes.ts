import { answer, apiError, Browsers, confirmed, MINUTE, SECOND, type Provider } from './browsers';

/** Browsers in a simulation. The figures are multiplied up to the number of the scenario. */
const SIMULATED = 1_000;
const EVERYONE = 100_000;
const OFFICES = 10_000;
const INTERVAL = 3 * MINUTE;
const WINDOW = 10 * SECOND;
/** Until a herd is looked at again. */
const LATER = 30 * MINUTE;

type Row = (string | number)[];

/** @param retryAfter seconds, which may depend on the time of the call */
const down =
  (retryAfter?: (at: number) => number): Provider =>
  (at) =>
    answer(503, '', retryAfter ? { 'Retry-After': String(Math.ceil(retryAfter(at))) } : {});

/** What the provider sends during an outage. */
export const OUTAGES: Record<string, (end: number) => Provider> = {
  'no `Retry-After`': () => down(),
  '`Retry-After: 60`': () => down(() => 60),
  '`Retry-After: 180`': () => down(() => 180),
  '`Retry-After` until the end': (end) => down((at) => (end - at) / SECOND),
};

/** Calls a second, on average and in the busiest 10 s of a time, for all browsers of the scenario. */
function rates(browsers: Browsers, from: number, to: number, all = EVERYONE) {
  const counts = Array.from({ length: Math.ceil((to - from) / WINDOW) }, () => 0);
  for (const at of browsers.calls) if (at >= from && at < to) counts[Math.floor((at - from) / WINDOW)]! += 1;
  const scale = all / browsers.count / (WINDOW / SECOND);
  const sum = counts.reduce((total, count) => total + count, 0);
  return {
    mean: Math.round((sum / counts.length) * scale),
    peak: Math.round(Math.max(...counts) * scale),
  };
}

async function steadyBrowsers(): Promise<Browsers> {
  const browsers = new Browsers(SIMULATED);
  await browsers.openWithin(INTERVAL);
  await browsers.pass(INTERVAL);
  return browsers;
}

/** The rates of the next part of a visit. */
async function passing(browsers: Browsers, ms: number, all?: number) {
  const from = browsers.now;
  await browsers.pass(ms);
  return rates(browsers, from, browsers.now, all);
}

export async function steady(): Promise<Row> {
  const browsers = await steadyBrowsers();
  const { mean, peak } = await passing(browsers, 15 * MINUTE);
  browsers.close();
  return [`steady state (${Math.round((mean * 86_400) / 1e6)} million calls a day)`, mean, peak, peak];
}

/** All pages are reloaded, as after a deployment of the site. */
export async function reload(withinMs: number): Promise<Row> {
  const browsers = await steadyBrowsers();
  const from = browsers.now;
  await browsers.reloadWithin(withinMs);
  const during = rates(browsers, from, browsers.now);
  await browsers.pass(LATER);
  const later = await passing(browsers, INTERVAL);
  browsers.close();
  return [`all pages are reloaded within ${withinMs / SECOND} s`, later.mean, during.peak, later.peak];
}

/** An outage, by its minutes; then the way back. */
export async function outage(minutes: number, name: keyof typeof OUTAGES): Promise<Row> {
  const browsers = await steadyBrowsers();
  const normal = EVERYONE / (INTERVAL / SECOND);
  const start = browsers.now;
  const end = start + minutes * MINUTE;
  browsers.answerBy(OUTAGES[name]!(end));
  await browsers.pass(minutes * MINUTE);
  const byMinute = Array.from({ length: Math.min(5, minutes) }, (_, minute) => {
    const { mean } = rates(browsers, start + minute * MINUTE, start + (minute + 1) * MINUTE);
    return (mean / normal).toFixed(1);
  });
  const last = rates(browsers, end - MINUTE, end).mean;
  browsers.answerBy((at) => confirmed(at));
  const back = await passing(browsers, 10 * MINUTE);
  browsers.close();
  const [inLastMinute, afterwards] = [last, back.peak].map((rate) => (rate / normal).toFixed(1));
  return [`${minutes} min, ${name}`, byMinute.join(', '), inLastMinute ?? '', afterwards ?? ''];
}

/** Laptops are opened; the network is there 3 s later. */
export async function lids(withinMs: number): Promise<Row> {
  const browsers = new Browsers(SIMULATED);
  browsers.answerBy((at, opened) =>
    at - opened < 3 * SECOND ? Promise.reject(new TypeError('Failed to fetch')) : confirmed(at),
  );
  const from = browsers.now;
  await browsers.openWithin(withinMs);
  await browsers.pass(10 * SECOND);
  const during = rates(browsers, from, browsers.now, OFFICES);
  await browsers.pass(LATER);
  const later = await passing(browsers, INTERVAL, OFFICES);
  browsers.close();
  return [`${OFFICES} laptops are opened within ${withinMs / SECOND} s`, later.mean, during.peak, later.peak];
}

/** A provider with a limit: what is above it is refused with 429 and `Retry-After`. All pages are opened within 10 s. */
export async function limited(perSecond: number, retryAfter: number): Promise<Row> {
  const browsers = new Browsers(SIMULATED);
  const limit = (perSecond * SIMULATED) / EVERYONE;
  const refused: number[] = [];
  let [second, accepted] = [0, 0];
  browsers.answerBy((at) => {
    if (Math.floor(at / SECOND) !== second) [second, accepted] = [Math.floor(at / SECOND), 0];
    accepted += 1;
    if (accepted <= limit) return confirmed(at);
    refused.push(at);
    return apiError(429, 'too_many_requests', { 'Retry-After': String(retryAfter) });
  });
  await browsers.openWithin(10 * SECOND);
  await browsers.pass(LATER);
  browsers.close();
  const since = browsers.now - LATER / 3;
  const calls = [refused, refused.filter((at) => at > since)].map(
    (all) => (all.length * EVERYONE) / SIMULATED,
  );
  return [`\`Retry-After: ${retryAfter}\``, ...calls];
}
