import type { ClientOptions } from '../domain/config/clientOptions';
import type { WidgetKind } from '../domain/screens';
import { createAnswers } from '../domain/visit/answers';
import { fillPlaceholders, placeholdersIn, standInFor } from '../domain/visit/placeholders';
import { actsOf, stepsOf, type VisitStep } from '../domain/visit/steps';
import type { ServeCalls, Visit } from '../domain/visit/visit';
import type { Client } from '../mount/client/createClient';
import type { Mount } from '../mount/widget/mountArgs';
import { widgetRootIn } from './elements';
import { perform, settle, waitUntil } from './perform';
import { examplePhone } from './phones';
import { recordVisit } from './recordVisit';
import { serveByFetch } from './serveByFetch';

/** The project of a played visit. It shares no data with the page's own project. */
const PLAYED_TOKEN = 'public-token-test-recorded-visit';
const PLAYED_API = 'https://recorded-visit.test';
const PLAYED_COOKIES = {
  opaqueTokenCookieName: 'pricerx_recorded_visit',
  jwtCookieName: 'pricerx_recorded_visit_jwt',
  istCookieName: 'pricerx_recorded_visit_ist',
};

/** Removes the cookies and stored data of a played visit. */
function forgetPlayed(): void {
  for (const name of Object.values(PLAYED_COOKIES)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (key.includes(PLAYED_TOKEN)) area.removeItem(key);
}

/** The functions of `pricerx-auth` that `playVisit` calls. */
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
  /** The element in which the widget is mounted. Default: a new element at the end of the page. */
  place?: Element;
  /** Answers the widget's requests. Default: replaces the page's `fetch`. */
  serve?: ServeCalls;
  /** Time limit of each step, in ms. Default: 10000. */
  limitMs?: number;
  /** Keeps the page's address. Default: `false`, the page has the recorded address until `end()`. */
  keepsAddress?: boolean;
  /**
   * Repeats the calls that your page made after the mount.
   * @example (client) => client.authenticateByUrl({ session_duration_minutes: 60 })
   */
  whileMounted?: (client: Client) => unknown;
}

export interface PlayedVisit {
  /** The recorded steps, without those after the step at which the visit stopped. */
  expected: VisitStep[];
  /** The steps of the played visit. They equal `expected` if the widget still behaves in the same way. */
  played: VisitStep[];
  /** Removes the widget, its client and their data in this browser. */
  end(): void;
}

const MOUNTS = {
  login: 'mountLogin',
  passwordReset: 'mountPasswordReset',
  passkeyRegistration: 'mountPasskeyRegistration',
  identityProvider: 'mountIdentityProvider',
} as const satisfies Record<WidgetKind, keyof PlayedWidget>;

/** Kinds of values that come from the browser and the widget, not from the file. Their placeholders are made anew. */
const MADE_ANEW =
  /^\{\{(time|label|codeChallenge|codeVerifier|signature|publicKeyCredential|domain|uri|userAgent):/;

/** Whether a step has as many calls, answers, screens and events as the recorded step. */
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
 * Plays a recorded visit: mounts the widget with the recorded config, answers its requests with the recorded answers,
 * performs the visitor's acts, and records the result. A step that is not complete within the limit ends the visit; its
 * `stopped` has the reason.
 * @throws Error when the widget refuses the recorded config
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
  const given = placeholdersIn(visit).filter((name) => !MADE_ANEW.test(name));
  const known = new Map(given.map((placeholder) => [fillText(placeholder), placeholder]));

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
  let mount: Mount | undefined;
  function end(): void {
    mount?.unmount();
    client.destroy();
    unserve();
    if (!options.place) place.remove();
    forgetPlayed();
    if (!options.keepsAddress) history.replaceState(history.state, '', address);
  }
  try {
    mount = widget[MOUNTS[kind]]({
      client,
      selector: place,
      config: fill(config),
      ...(language && { locale: language }),
      strings: fill(strings),
      ...(kind === 'passwordReset' && { passwordResetToken: fillText(resetToken ?? '{{token:1}}') }),
    });
  } catch (error) {
    end();
    throw error;
  }
  await whileMounted?.(client);

  const expected = stepsOf(visit);
  const playedSteps = () => stepsOf(recorder.visit());
  /** Performs all acts. Returns null, or the reason why the visit stopped. */
  async function playAll(): Promise<string | null> {
    const acts = actsOf(visit);
    for (const [at, step] of expected.entries()) {
      const act = acts[at - 1];
      const problem =
        act &&
        (await perform(act, {
          root: () => widgetRootIn(place),
          value: String(fill(act.value ?? '')),
          limitMs,
        }));
      if (problem) return problem;
      if (!(await waitUntil(() => isDone(playedSteps()[at], step), limitMs)))
        return `The step was not complete after ${limitMs} ms.`;
    }
    await settle();
    return null;
  }
  const stopped = await playAll();
  const played = playedSteps();
  const last = played.at(-1);
  if (last && stopped !== null) last.stopped = stopped;
  recorder.stop();
  return {
    // Later steps would hide the difference in a test's output.
    expected: stopped === null ? expected : expected.slice(0, played.length),
    played,
    end,
  };
}
