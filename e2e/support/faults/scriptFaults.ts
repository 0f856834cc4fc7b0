import type { BrowserContext } from '@playwright/test';
import { CALL_PREPARATION_MS } from '../../../src/domain/constants';
import type { Fault } from './fault';
import type { Step } from './step';

const NOT_LOADED = /This page did not load fully/;
const CAPTCHA = /could not complete the security check/;
const CAPTCHA_SCRIPT = /recaptcha\/enterprise\.js/;
const TELEMETRY_SCRIPT = /\/telemetry\.js/;

const isProtected = (step: Step): boolean => step.isProtected === true;
const ofCaptcha = { says: CAPTCHA, most: 2, isProtected: true, suits: isProtected } as const;

interface Script {
  what: string;
  address(step: Step): RegExp;
  fault: Pick<Fault, 'says' | 'most' | 'isProtected' | 'suits'>;
}

const SCRIPTS: Script[] = [
  {
    what: 'a script of another site',
    address: ({ script = /^$/ }) => script,
    fault: { suits: ({ script }) => script !== undefined },
  },
  {
    what: 'a chunk',
    address: ({ chunk = '' }) => new RegExp(`/pricerx-auth\\.${chunk}\\.\\w+\\.js`),
    fault: { says: NOT_LOADED, suits: ({ chunk }) => chunk !== undefined },
  },
  { what: 'a captcha script', address: () => CAPTCHA_SCRIPT, fault: ofCaptcha },
];

const fail = (context: BrowserContext, address: RegExp) => context.route(address, (route) => route.abort());
const hang = (context: BrowserContext, address: RegExp) => context.route(address, () => undefined);

/** The script fails, or gives no answer. */
const faultsOf = ({ what, address, fault }: Script): Fault[] => {
  const common: Pick<Fault, 'outcome' | 'suits' | 'set'> = {
    ...fault,
    outcome: 'error',
    set: ({ context }, step) => Promise.resolve(() => context.unroute(address(step))),
  };
  return [
    { ...common, name: `${what} that fails`, prepare: (context, step) => fail(context, address(step)) },
    {
      ...common,
      name: `${what} that hangs`,
      takesTime: true,
      awaitsScript: address,
      prepare: (context, step) => hang(context, address(step)),
    },
  ];
};

export const SCRIPT_FAULTS: Fault[] = [
  ...SCRIPTS.flatMap(faultsOf),
  {
    name: 'a captcha that is refused twice',
    outcome: 'error',
    ...ofCaptcha,
    async set({ site, publicToken }, { call = '' }) {
      const refusal = { status: 403, body: 'Captcha required', content_type: 'text/plain' };
      await site.control.addFault({ public_token: publicToken, path: call, times: 2, ...refusal });
      return () => site.control.clearFaults(publicToken);
    },
  },
  {
    name: 'a telemetry script that hangs',
    outcome: 'works',
    isProtected: true,
    suits: isProtected,
    prepare: (context) => hang(context, TELEMETRY_SCRIPT),
    async act(visitor, step) {
      await step.act(visitor);
      // Waits in real time for the work before the telemetry.
      await visitor.page.waitForTimeout(300);
      await visitor.page.clock.runFor(CALL_PREPARATION_MS);
    },
  },
];
