import type { Browser } from '@playwright/test';
import type { Site } from '../../e2e/support/site/site';
import { slowDown } from '../slowPhone';
import { recordTrips } from './network';
import type { servePages, WidgetName } from './pages';
import { createVisitor, type Measured } from './visitor';
import { PUBLIC_TOKEN, type Person, type Way } from './ways';

export const VISITORS = ['new', 'returning'] as const;
type VisitorKind = (typeof VISITORS)[number];

/** A row of the table. A widget that could not be driven has no figures. */
export interface Result {
  way: string;
  visitor: VisitorKind;
  ours?: Measured | undefined;
  provider?: Measured | undefined;
}

type Visits = Partial<Record<VisitorKind, Measured>>;

const SETTLING_MS = 10_000;

let people = 0;

/** Addresses and numbers of one length, so that equal acts are equal counts. */
function newPerson(): Person {
  people += 1;
  const number = String(people).padStart(2, '0');
  return { email: `ada${number}@example.com`, phone: `41555501${number}` };
}

/** One person signs in, signs out, and signs in again in the same browser. Null when that failed; the reason is printed. */
async function measureOnce(
  browser: Browser,
  site: Site,
  pages: Awaited<ReturnType<typeof servePages>>,
  way: Way,
  widget: WidgetName,
): Promise<Visits | null> {
  const person = newPerson();
  // The site has kept the address and the number of the last sign-in. The provider's widget has no such field.
  let prefill: object | undefined;
  const address = pages.add(widget, (here) => ({
    publicToken: PUBLIC_TOKEN,
    config: { ...way.config(here), prefill, sessionOptions: { sessionDurationMinutes: 60 } },
  }));
  const context = await browser.newContext({ viewport: { width: 400, height: 800 } });
  // The compiler of these files calls it in the functions that pages run.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  const scene = { site, context, page, person, address };
  const measured: Visits = {};
  try {
    await way.prepare?.(scene);
    const { devtools, trips } = await recordTrips(page);
    await slowDown(devtools);
    for (const kind of VISITORS) {
      if (kind === 'new' && way.isForNew === false) continue;
      const visitor = createVisitor(page, trips, { isNew: kind === 'new' });
      await page.goto(address);
      // A widget that goes on with requests is not waited for.
      await page.waitForLoadState('networkidle', { timeout: SETTLING_MS }).catch(() => undefined);
      await visitor.look();
      await way.signIn(visitor, scene);
      measured[kind] = visitor.measured;
      if (widget === 'ours') prefill = { email: person.email, phone: `+1${person.phone}` };
      await page.evaluate('window.client.session.revoke().then(() => undefined)');
    }
  } catch (error) {
    console.error(`${way.name}, ${widget}:`, error);
    return null;
  } finally {
    await context.close();
  }
  return measured;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** The first visit, with the median of each of its waits over all visits. */
function medianOf(all: readonly Measured[]): Measured | undefined {
  const [first] = all;
  return (
    first && {
      ...first,
      waits: first.waits.map((wait, at) => ({
        ...wait,
        ms: median(all.map(({ waits }) => waits[at]?.ms ?? NaN)),
      })),
    }
  );
}

/** Visits with both widgets in turn, so that a busy moment of the machine meets both. */
export async function measureWay(
  browser: Browser,
  site: Site,
  pages: Awaited<ReturnType<typeof servePages>>,
  way: Way,
  count: number,
): Promise<Result[]> {
  const visits: Record<WidgetName, Visits[]> = { ours: [], provider: [] };
  for (let visit = 0; visit < count; visit += 1)
    for (const widget of ['ours', 'provider'] as const) {
      const measure = () => measureOnce(browser, site, pages, way, widget);
      // Once more after a failure, because other programs may have kept the machine busy.
      visits[widget].push((await measure()) ?? (await measure()) ?? {});
    }
  return VISITORS.flatMap((visitor) => {
    const of = (widget: WidgetName) =>
      medianOf(visits[widget].flatMap((measured) => measured[visitor] ?? []));
    const row: Result = { way: way.name, visitor, ours: of('ours'), provider: of('provider') };
    return row.ours || row.provider ? [row] : [];
  });
}
