import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { MountArgs } from '../site/page';
import type { Suite } from '../suite';

/** A visitor at a step of a flow. */
export interface Visitor {
  suite: Suite;
  context: BrowserContext;
  page: Page;
  publicToken: string;
  /** Used by this visitor alone. */
  email: string;
  phone: string;
  /** Values that the step's functions share. */
  known: Record<string, string>;
}

export type MountMethod =
  'mountLogin' | 'mountPasswordReset' | 'mountPasskeyRegistration' | 'mountIdentityProvider';

export interface Step {
  flow: string;
  step: string;
  /** The path of the call that the act sends; none where the act leaves the page. */
  call?: string;
  /** The page needs no data of the call's answer. */
  isBare?: true;
  /** The visitor goes on without the call, the chunk or the script, and reads no error. */
  goesOn?: true;
  /** The script of another site that the step needs. */
  script?: RegExp;
  /** The host's own code signs in: there is no widget. */
  isHosts?: true;
  /** The step needs what an earlier page has stored. */
  needsStorage?: true;
  /** The act leaves the page. */
  leaves?: true;
  /** How often the act may send the call. Default: 1. */
  most?: number;
  /** The provider accepts the call only once, so the step cannot be repeated. */
  isOnce?: boolean | undefined;
  /** The text of every error at this step, where it is not the general one. */
  says?: RegExp;
  /** A chunk that is needed for the act or to reach the step. */
  chunk?: string;
  /** The call carries a captcha token and a telemetry id. */
  isProtected?: true;
  /** The visitor has a session before the act. */
  isSignedIn?: true;
  /** The mount itself is the act. */
  actsOnMount?: true | undefined;
  method?: MountMethod;
  /** The page's HTML, for steps that need more than one element to mount on. */
  html?: string;
  args(visitor: Visitor): MountArgs | Promise<MountArgs>;
  /** Runs before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>;
  /** Runs on the open page, before the mount. */
  setUp?(visitor: Visitor): Promise<unknown>;
  /** From the mounted widget to the step. */
  arrive?(visitor: Visitor): Promise<unknown>;
  act(visitor: Visitor): Promise<unknown>;
  /** What the visitor does after an error. Default: the same act. */
  again?(visitor: Visitor): Promise<unknown>;
  /** What the visitor has typed. */
  typed?(visitor: Visitor): Locator;
  done(visitor: Visitor): Promise<unknown>;
}

export const titleOf = ({ flow, step }: Step): string => `${flow}: ${step}`;
