import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { MountArgs } from '../site/page';
import type { TestSite } from '../test';

/** A visitor at a step of a flow. */
export interface Visitor {
  site: TestSite;
  context: BrowserContext;
  page: Page;
  publicToken: string;
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
  /** The path of the action's call; undefined if the action navigates the page. */
  call?: string;
  /** The page needs no data of the call's answer. */
  isBare?: true;
  /** The visitor can continue without the call, the chunk or the script, and sees no error. */
  goesOn?: true;
  /** The third-party script that the step needs. */
  script?: RegExp;
  /** The host's own code signs in, without a widget. */
  isHosts?: true;
  /** The step needs stored values of an earlier page. */
  needsStorage?: true;
  /** The action navigates the page. */
  leaves?: true;
  /** The maximum number of calls of the action. Default: 1. */
  most?: number;
  /** The provider accepts the call only once, so the step cannot be repeated. */
  isOnce?: boolean | undefined;
  /** The text of every error at this step, if it differs from the fault's text. */
  says?: RegExp;
  /** A chunk that is needed for the action or to reach the step. */
  chunk?: string;
  /** The call carries a captcha token and a telemetry id. */
  isProtected?: true;
  /** The visitor has a session before the action. */
  isSignedIn?: true;
  /** The mount itself is the action. */
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
  /** The visitor's action after an error. Default: the same action. */
  again?(visitor: Visitor): Promise<unknown>;
  /** The field with the visitor's input. */
  typed?(visitor: Visitor): Locator;
  done(visitor: Visitor): Promise<unknown>;
}

export const titleOf = ({ flow, step }: Step): string => `${flow}: ${step}`;
