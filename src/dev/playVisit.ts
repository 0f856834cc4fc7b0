import type { ClientOptions } from '../domain/config/clientOptions';
import type { WidgetKind } from '../domain/screens';
import { createAnswers } from '../domain/visit/answers';
import { fillPlaceholders, placeholdersIn, standInFor } from '../domain/visit/placeholders';
import { createSeal } from '../domain/visit/seal';
import { actsOf, stepsOf, type VisitStep } from '../domain/visit/steps';
import type { ServeCalls, Visit } from '../domain/visit/visit';
import type { Client } from '../shell/createClient';
import type { Mount } from '../shell/mountArgs';
import { widgetRootIn } from './elements';
import { perform, settle, within } from './perform';
import { examplePhone } from './phones';
import { forgetPlayed, PLAYED_API, PLAYED_COOKIES, PLAYED_TOKEN } from './playedProject';
import { recordVisit } from './recordVisit';
import { serveByFetch } from './serveByFetch';

/** The functions of `pricerx-auth` that a visit is played with. */
export interface PlayedWidget {
  createClient(publicToken: string, options: ClientOptions): Client;
  mountLogin(args: object): Mount;
  mountPasswordReset(args: object): Mount;
  mountPasskeyRegistration(args: object): Mount;
  mountIdentityProvider(args: object): Mount;
}

export interface PlayOptions {
  /** `import * as widget from 'pricerx-auth'`, or `window.PriceRxAuth`. */
  widget: PlayedWidget;
  /** Where the widget is mounted. Default: a new element at the end of the page. */
  place?: Element;
  /** Answers the calls. Default: in place of the page's `fetch`. */
  serve?: ServeCalls;
  /** How long each step may take, in ms. Default: 10000. */
  limitMs?: number;
  /** Leaves the page's address as it is. Default: it becomes the recorded one until the end. */
  keepsAddress?: boolean;
  /** What your page's own code did in the visit, after the mount: `(client) => client.authenticateByUrl({ … })`. */
  whileMounted?: (client: Client) => unknown;
}

export interface PlayedVisit {
  /** What was recorded. */
  expected: VisitStep[];
  /** What has happened now; the same where the widget behaves as it did. */
  played: VisitStep[];
  /** Removes the widget, its client and what they have stored. */
  end(): void;
}

const MOUNTS = {
  login: 'mountLogin',
  passwordReset: 'mountPasswordReset',
  passkeyRegistration: 'mountPasskeyRegistration',
  identityProvider: 'mountIdentityProvider',
} as const satisfies Record<WidgetKind, keyof PlayedWidget>;

/** Kinds of values that the browser makes: they are other ones each time. */
const MADE_BY_BROWSER = /^\{\{(codeChallenge|codeVerifier|signature|publicKeyCredential|opaque):/;

/** Whether as much has happened in a step as in the recorded one. */
function isDone(played: VisitStep | undefined, expected: VisitStep): boolean {
  if (!played) return false;
  const isAnswered = ({ status }: VisitStep['calls'][number]) => status !== 'no answer';
  return (
    played.calls.length >= expected.calls.length &&
    played.calls.filter(isAnswered).length >= expected.calls.filter(isAnswered).length &&
    played.screens.length >= expected.screens.length &&
    played.events.length >= expected.events.length
  );
}

/**
 * Plays a recorded visit: mounts the widget, answers its calls with what was recorded, does what the visitor did, and
 * records what happens.
 * @example
 * const { played, expected } = await playVisit(visit, { widget: PriceRxAuth });
 */
export async function playVisit(visit: Visit, options: PlayOptions): Promise<PlayedVisit> {
  const { widget, serve = serveByFetch, limitMs = 10_000, whileMounted } = options;
  const startedAt = Date.now();
  const standIns = {
    startedAt,
    publicToken: PLAYED_TOKEN,
    phoneOf: (placeholder: string, number: number) => examplePhone(visit.phones[placeholder] ?? 'US', number),
  };
  const fillText = (placeholder: string) => standInFor(placeholder, standIns);
  const fill = (value: unknown) => fillPlaceholders(value, fillText);
  const given = placeholdersIn(visit).filter(
    (name) => !MADE_BY_BROWSER.test(name) && !name.startsWith('{{time:'),
  );
  const known = new Map(given.map((placeholder) => [fillText(placeholder), placeholder]));
  const seal = createSeal(startedAt, known);

  const address = location.href;
  if (!options.keepsAddress) history.replaceState(history.state, '', String(fill(visit.address)));
  forgetPlayed();
  const unserve = await serve(PLAYED_API, createAnswers(visit, PLAYED_API, fill));
  const client = widget.createClient(PLAYED_TOKEN, {
    endpoints: { apiUrl: PLAYED_API },
    cookieOptions: PLAYED_COOKIES,
  });
  const recorder = recordVisit(client, { startedAt, known });
  const place = options.place ?? document.body.appendChild(document.createElement('div'));
  const { kind, config, language, strings } = visit.widget;
  const resetToken = given.find((placeholder) => placeholder.startsWith('{{token:'));
  const mount = widget[MOUNTS[kind]]({
    client,
    selector: place,
    config: fill(config),
    ...(language && { locale: language }),
    strings,
    ...(kind === 'passwordReset' && { passwordResetToken: fillText(resetToken ?? '{{token:1}}') }),
  });
  await whileMounted?.(client);

  const expected = stepsOf(visit);
  const playedSteps = () => stepsOf(recorder.visit());
  /** What stops the playing; null when all was done. */
  async function playAll(): Promise<string | null> {
    const acts = actsOf(visit);
    for (const [at, step] of expected.entries()) {
      const act = acts[at - 1];
      const problem =
        act &&
        (await perform(act, {
          root: () => widgetRootIn(place),
          value: String(fill(act.value ?? '')),
          sealedName: seal.applyText,
          limitMs,
        }));
      if (problem) return problem;
      if (!(await within(limitMs, () => isDone(playedSteps()[at], step))))
        return `Within ${limitMs} ms not all of this step has happened.`;
    }
    // Long enough for calls and screens that the recorded visit does not have.
    await settle();
    return null;
  }
  const stopped = await playAll();
  const played = playedSteps();
  const last = played.at(-1);
  if (last && stopped !== null) last.stopped = stopped;
  recorder.stop();
  return {
    // What comes after the last step that was played would hide the difference.
    expected: stopped === null ? expected : expected.slice(0, played.length),
    played,
    end() {
      mount.unmount();
      client.destroy();
      unserve();
      if (!options.place) place.remove();
      forgetPlayed();
      if (!options.keepsAddress) history.replaceState(history.state, '', address);
    },
  };
}
