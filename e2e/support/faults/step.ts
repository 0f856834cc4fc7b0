import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { MountArgs } from '../site/page';
import type { Suite } from '../suite';

/** A visitor at a step of a flow. */
export interface Visitor {
  suite: Suite;
  context: BrowserContext;
  page: Page;
  publicToken: string;
  /** Nobody else's. */
  email: string;
  phone: string;
  /** What the step has learned on its way. */
  known: Record<string, string>;
}

export type MountMethod =
  'mountLogin' | 'mountPasswordReset' | 'mountPasskeyRegistration' | 'mountIdentityProvider';

export interface Step {
  flow: string;
  step: string;
  /** The path of the call that the act sends; none where the act leaves the page. */
  call?: string;
  /** How often the act may send it. Once, unless this says more. */
  most?: number;
  /** The provider accepts the call once: there is no second way to the step after it. */
  isOnce?: boolean;
  /** The words of every error at this step, where it has words of its own. */
  says?: RegExp;
  /** A chunk that the act, or the way to it, needs. */
  chunk?: string;
  /** The call carries a captcha token and a telemetry id. */
  isProtected?: true;
  /** The visitor has a session before the act. */
  isSignedIn?: true;
  /** The mount itself is the act. */
  actsOnMount?: true | undefined;
  method?: MountMethod;
  /** The places on the page, where one for a login is not enough. */
  html?: string;
  args(visitor: Visitor): MountArgs | Promise<MountArgs>;
  /** Before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>;
  /** On the open page, before the mount. */
  setUp?(visitor: Visitor): Promise<unknown>;
  /** From the mounted widget to the step. */
  arrive?(visitor: Visitor): Promise<unknown>;
  act(visitor: Visitor): Promise<unknown>;
  /** The obvious next act after an error. The same act, unless this is another. */
  again?(visitor: Visitor): Promise<unknown>;
  /** What the visitor has typed. */
  typed?(visitor: Visitor): Locator;
  done(visitor: Visitor): Promise<unknown>;
}

export const titleOf = ({ flow, step }: Step): string => `${flow}: ${step}`;
