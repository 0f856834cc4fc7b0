import type { BrowserContext } from 'playwright-core';
import { CALL_PREPARATION_MS } from '../../../src/domain/constants';
import type { Fault, Lift } from './fault';
import type { Step, Visitor } from './step';

const UNREACHABLE = /Unable to contact our servers/;
const CAPTCHA = /could not complete the security check/;
const CAPTCHA_SCRIPT = /recaptcha\/enterprise\.js/;
const TELEMETRY_SCRIPT = /\/telemetry\.js/;

const chunkOf = ({ chunk = '' }: Step): RegExp => new RegExp(`/pricerx-auth\\.${chunk}\\.\\w+\\.js`);
const fetchesChunk = ({ chunk }: Step): boolean => chunk !== undefined;
const isProtected = (step: Step): boolean => step.isProtected === true;

const fail = (context: BrowserContext, address: RegExp) => context.route(address, (route) => route.abort());
const hang = (context: BrowserContext, address: RegExp) => context.route(address, () => undefined);
const passAgain =
  (address: RegExp) =>
  ({ context }: Visitor): Promise<Lift> =>
    Promise.resolve(() => context.unroute(address));

const fetchesScript = ({ script }: Step): boolean => script !== undefined;

export const SCRIPT_FAULTS: Fault[] = [
  {
    name: 'a script of another site that fails',
    meets: 'words',
    suits: fetchesScript,
    prepare: (context, { script = /^$/ }) => fail(context, script),
    set: (visitor, { script = /^$/ }) => passAgain(script)(visitor),
  },
  {
    name: 'a script of another site that hangs',
    meets: 'words',
    takesTime: true,
    suits: fetchesScript,
    prepare: (context, { script = /^$/ }) => hang(context, script),
    set: (visitor, { script = /^$/ }) => passAgain(script)(visitor),
  },
  {
    name: 'a chunk that fails',
    meets: 'words',
    says: UNREACHABLE,
    suits: fetchesChunk,
    prepare: (context, step) => fail(context, chunkOf(step)),
    set: (visitor, step) => passAgain(chunkOf(step))(visitor),
  },
  {
    name: 'a chunk that hangs',
    meets: 'words',
    says: UNREACHABLE,
    takesTime: true,
    suits: fetchesChunk,
    prepare: (context, step) => hang(context, chunkOf(step)),
    set: (visitor, step) => passAgain(chunkOf(step))(visitor),
  },
  {
    name: 'a captcha script that is blocked',
    meets: 'words',
    says: CAPTCHA,
    most: 2,
    isProtected: true,
    suits: isProtected,
    prepare: (context) => fail(context, CAPTCHA_SCRIPT),
    set: passAgain(CAPTCHA_SCRIPT),
  },
  {
    name: 'a captcha script that hangs',
    meets: 'words',
    says: CAPTCHA,
    most: 2,
    takesTime: true,
    isProtected: true,
    suits: isProtected,
    prepare: (context) => hang(context, CAPTCHA_SCRIPT),
    set: passAgain(CAPTCHA_SCRIPT),
  },
  {
    name: 'a captcha that is refused twice',
    meets: 'words',
    says: CAPTCHA,
    most: 2,
    isProtected: true,
    suits: isProtected,
    async set({ suite, publicToken }, { call = '' }) {
      const refusal = { status: 403, body: 'Captcha required', content_type: 'text/plain' };
      await suite.site.control.addFault({ public_token: publicToken, path: call, times: 2, ...refusal });
      return () => suite.site.control.clearFaults(publicToken);
    },
  },
  {
    name: 'a telemetry script that hangs',
    meets: 'nothing',
    isProtected: true,
    suits: isProtected,
    prepare: (context) => hang(context, TELEMETRY_SCRIPT),
    async act(visitor, step) {
      await step.act(visitor);
      // Real time, for what comes before the telemetry.
      await visitor.page.waitForTimeout(300);
      await visitor.page.clock.runFor(CALL_PREPARATION_MS);
    },
  },
];
