import type { Visitor } from '../visitor/visitor';
import type { Wanted } from '../visitor/wanted';

/** A page with the widget, its provider and one visitor, in any browser or in jsdom. */
export interface Stage {
  email: string;
  /** A number in the USA, as digits. */
  national: string;
  /** Mounts the log-in widget. */
  widget(args: { config: object }): Promise<Visitor>;
  /** The code of the newest message. */
  code(to: string): Promise<string>;
  /** The provider gets a user with the visitor's address. */
  account(given: { password?: string }): Promise<unknown>;
  /** The paths of the calls that have changed something at the provider, in order. */
  sent(): Promise<string[]>;
  /** The types of the events that the host has received, in order. */
  reported(): Promise<string[]>;
}

interface Step {
  act(visitor: Visitor, stage: Stage): Promise<unknown>;
  /** What the visitor sees then. */
  sees: Wanted;
  /** The calls of the act, in order. Default: none. */
  sends?: readonly string[];
  /** The host's events of the act, in order. Default: none. */
  reports?: readonly string[];
}

/** What a visitor does from the first screen to the last, step by step. */
export interface Flow {
  title: string;
  /** `npm test` plays it in Chromium too. */
  isMain?: true;
  config: object;
  /** What the provider has before the visit. */
  before?(stage: Stage): Promise<unknown>;
  steps: readonly Step[];
}

/** The calls that change nothing, and the provider's log. */
const IGNORED = /^\/(events|projects)/;

export const pathsOf = (calls: readonly { path: string }[]): string[] =>
  calls.map(({ path }) => path).filter((path) => !IGNORED.test(path));

/** Plays a flow. After each step it compares what the visitor sees, what was sent, and what the host was told. */
export async function playFlow({ config, before, steps }: Flow, stage: Stage): Promise<void> {
  await before?.(stage);
  const visitor = await stage.widget({ config });
  const expected = { sent: [] as string[], reported: [] as string[] };
  for (const { act, sees, sends = [], reports = [] } of steps) {
    await act(visitor, stage);
    await visitor.shown(sees);
    expected.sent.push(...sends);
    expected.reported.push(...reports);
    const wanted = JSON.stringify(expected);
    let now = '';
    await visitor
      .until(wanted, async () => {
        now = JSON.stringify({ sent: await stage.sent(), reported: await stage.reported() });
        return now === wanted;
      })
      .catch(() => {
        throw new Error(`Expected: ${wanted}\nReceived: ${now}`);
      });
  }
}
