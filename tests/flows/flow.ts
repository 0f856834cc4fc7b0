import type { Visitor } from '../visitor/visitor';
import { button, type Wanted } from '../visitor/wanted';

export const ADDRESS = 'ada@example.com';

export type WidgetKind = 'mountLogin' | 'mountPasskeyRegistration';

/** What a visitor comes to. Wallets and passkeys need a page that a browser's driver can prepare. */
export interface Opened {
  config: object;
  widget?: WidgetKind;
  /** The path of the host's page that has the widget in browsers. jsdom mounts the widget alone. */
  host?: string;
  /** The visitor has signed in by a code; with a passkey they have made it, and have signed out again. */
  visitor?: 'signedIn' | 'withPasskey';
}

/** A page with the widget, its provider and one visitor, in any browser or in jsdom. */
export interface Stage {
  email: string;
  /** A number in the USA, as digits. */
  national: string;
  open(opened: Opened): Promise<Visitor>;
  /** The code of the newest message. */
  code(to: string): Promise<string>;
  /** The provider gets a user with the visitor's address. */
  account(given: { password?: string }): Promise<unknown>;
  /** The paths of the calls that have changed something at the provider, in order. */
  sent(): Promise<string[]>;
  /** The types of the events and the names of the errors that the host has received, in order. Null where the page does not tell. */
  reported(): Promise<string[] | null>;
}

type Act<Person, Place> = (visitor: Person, stage: Place) => Promise<unknown>;

export interface Step<Person = Visitor, Place = Stage> {
  act: Act<Person, Place>;
  /** What the visitor sees then. */
  sees: Wanted;
  /** The calls of the act, in order. */
  sends: readonly string[];
  /** The host's events and errors of the act, in order. */
  reports: readonly string[];
}

/** What a visitor does from the first screen to the last, step by step. */
export interface Flow<Person = Visitor, Place = Stage> extends Opened {
  title: string;
  /** `npm test` plays it in Chromium too. */
  isMain?: boolean;
  /** The browsers whose drivers cannot play it. */
  notIn?: readonly string[];
  /** What the provider has before the visit. */
  before?(stage: Place): Promise<unknown>;
  steps: readonly Step<Person, Place>[];
}

export const step = <Person = Visitor, Place = Stage>(
  act: Act<Person, Place>,
  sees: Wanted,
  sends: readonly string[] = [],
  reports: readonly string[] = [],
): Step<Person, Place> => ({ act, sees, sends, reports });

/** The visitor presses a button. */
export const press = (
  name: string,
  sees: Wanted,
  sends?: readonly string[],
  reports?: readonly string[],
): Step<Pick<Visitor, 'click'>, unknown> =>
  step((visitor) => visitor.click(button(name)), sees, sends, reports);

/** The calls that change nothing, and the provider's log. */
const IGNORED = /^\/(events|projects|users\/me|sessions\/authenticate)/;

export const pathsOf = (calls: readonly { path: string }[]): string[] =>
  calls.map(({ path }) => path).filter((path) => !IGNORED.test(path));

/** Plays the steps. After each it compares what the visitor sees, what was sent, and what the host was told. */
export async function playSteps<Person extends Visitor, Place extends Stage>(
  steps: readonly Step<Person, Place>[],
  visitor: Person,
  stage: Place,
): Promise<void> {
  const sent = await stage.sent();
  const reported = [...((await stage.reported()) ?? [])];
  for (const { act, sees, sends, reports } of steps) {
    await act(visitor, stage);
    await visitor.shown(sees);
    sent.push(...sends);
    reported.push(...reports);
    let now = '';
    const wanted = JSON.stringify({ sent, reported });
    await visitor
      .until(wanted, async () => {
        now = JSON.stringify({ sent: await stage.sent(), reported: (await stage.reported()) ?? reported });
        return now === wanted;
      })
      .catch(() => {
        throw new Error(`Expected: ${wanted}\nReceived: ${now}`);
      });
  }
}

export async function playFlow({ before, steps, ...opened }: Flow, stage: Stage): Promise<void> {
  await before?.(stage);
  await playSteps(steps, await stage.open(opened), stage);
}
