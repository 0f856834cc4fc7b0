import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { TestHooks } from '../hooks/setUpSandbox';
import { installMessageChannel } from './messageChannels';
import { responseParts } from '../../src/domain/visit/answers';
import type { ServeCalls, VisitAnswer } from '../../src/domain/visit/visit';
import type { VisitStep } from '../../src/domain/visit/steps';

/** The part of `pricerx-auth/dev` that plays. */
export interface DevTools<Visit, Widget> {
  readVisit(file: unknown): Visit;
  playVisit(
    visit: Visit,
    options: { widget: Widget; serve: ServeCalls; limitMs?: number },
  ): Promise<{ expected: VisitStep[]; played: VisitStep[]; end(): void }>;
}

/** Options of `setUpVisit`. */
export interface VisitSetUp<Visit, Widget> {
  /** `import * as widget from 'pricerx-auth'`. */
  widget: Widget;
  /** `import * as dev from 'pricerx-auth/dev'`. */
  dev: DevTools<Visit, Widget>;
  /** How long each step may take, in ms. Default: 10000. */
  limitMs?: number;
}

/** The steps of a played visit; the test compares the two lists. */
export interface VisitOutcome {
  /** The recorded steps: each act of the visitor with the calls, screens and events that followed it. */
  expected: VisitStep[];
  /** The steps of this run. */
  played: VisitStep[];
}

function responseOf(answer: VisitAnswer | null): HttpResponse<string> {
  if (answer === null) return HttpResponse.error() as HttpResponse<string>;
  const { text, init } = responseParts(answer);
  return new HttpResponse(text, init);
}

/** Plays recorded visits in the tests of a file. msw answers their calls with the recorded answers, in order. */
export function setUpVisitWith<Visit, Widget>(
  { beforeAll, afterEach, afterAll }: TestHooks,
  { widget, dev, limitMs }: VisitSetUp<Visit, Widget>,
): (file: unknown) => Promise<VisitOutcome> {
  const server = setupServer();
  const ends: (() => void)[] = [];
  let removeMessageChannel = (): void => undefined;
  beforeAll(async () => {
    removeMessageChannel = installMessageChannel();
    server.listen({ onUnhandledRequest: 'bypass' });
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    server.resetHandlers();
  });
  afterAll(async () => {
    server.close();
    removeMessageChannel();
  });

  const serve: ServeCalls = (apiUrl, answer) => {
    server.use(
      http.all(`${apiUrl}/*`, ({ request: { method, url } }) => responseOf(answer({ method, url }))),
    );
    return () => undefined;
  };
  return async (file) => {
    const { expected, played, end } = await dev.playVisit(dev.readVisit(file), { widget, serve, limitMs });
    ends.push(end);
    return { expected, played };
  };
}
