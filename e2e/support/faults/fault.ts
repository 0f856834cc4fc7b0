import type { BrowserContext } from '@playwright/test';
import type { Step, Visitor } from './step';

export type Lift = () => Promise<unknown>;

export interface Fault {
  name: string;
  /** `error`: the widget shows an error, and the visitor tries again. `works`: the action succeeds. */
  outcome: 'error' | 'works';
  /** The text of the error. */
  says?: RegExp;
  /** The error appears after a time limit. */
  takesTime?: true;
  /** The time limit begins with the call. */
  awaitsCall?: true;
  /** The script with whose request the time limit begins. */
  awaitsScript?: (step: Step) => RegExp;
  /** The time until the visitor can try again. */
  restMs?: number;
  /** The maximum number of calls; the larger of this and the step's own limit applies. */
  most?: number;
  /** The project requires a captcha token and a telemetry id. */
  isProtected?: true;
  /** The steps in which the fault can happen. */
  suits(step: Step): boolean;
  /** Runs before the page is opened. */
  prepare?(context: BrowserContext, step: Step): Promise<unknown>;
  /** Runs at the step, before the action. Returns a function that ends the fault. */
  set?(visitor: Visitor, step: Step): Promise<Lift>;
  /** Replaces the step's action. */
  act?(visitor: Visitor, step: Step): Promise<unknown>;
}

export const outcomeAt = (fault: Fault, step: Step): Fault['outcome'] =>
  step.goesOn ? 'works' : fault.outcome;
