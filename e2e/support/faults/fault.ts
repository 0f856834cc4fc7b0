import type { BrowserContext } from 'playwright-core';
import type { Step, Visitor } from './step';

export type Lift = () => Promise<unknown>;

export interface Fault {
  name: string;
  /** `words`: the visitor reads an error and tries again. `nothing`: the act succeeds. */
  meets: 'words' | 'nothing';
  /** What the error is about. */
  says?: RegExp;
  /** The error appears when a time limit has passed. */
  takesTime?: true;
  /** The limit begins with the call. */
  awaitsCall?: true;
  /** How long the page waits before it lets the visitor try again. */
  restMs?: number;
  /** How often the call may be sent, beside the step's own limit. */
  most?: number;
  /** The settings of the project: it asks for a captcha and a telemetry id. */
  isProtected?: true;
  /** The steps in which the fault can happen. */
  suits(step: Step): boolean;
  /** Runs before the page is opened. */
  prepare?(context: BrowserContext, step: Step): Promise<unknown>;
  /** Runs at the step, before the act. Returns a function that ends the fault. */
  set?(visitor: Visitor, step: Step): Promise<Lift>;
  /** Replaces the step's act. */
  act?(visitor: Visitor, step: Step): Promise<unknown>;
}

export const meetsAt = (fault: Fault, step: Step): Fault['meets'] => (step.goesOn ? 'nothing' : fault.meets);
