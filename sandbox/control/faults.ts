import type { FaultAnswer } from '../state/project/faults';
import type { Shape } from '../verify/schema';
import type { ControlContext } from './controlCall';
import { checkInput, knownProject, PUBLIC_TOKEN, sdkPath, wrong } from './controlCall';

const LONGEST_DELAY_MS = 600_000;

const FAULT = {
  ...PUBLIC_TOKEN,
  path: { type: 'string', required: true },
  times: { type: 'number', minimum: 1, maximum: 1_000_000 },
  status: { type: 'number', minimum: 200, maximum: 599 },
  headers: { type: 'object' },
  body: { type: 'any' },
  content_type: { type: 'string' },
  delay_ms: { type: 'number', minimum: 0, maximum: LONGEST_DELAY_MS },
  drop: { type: 'boolean' },
} as const satisfies Shape;

const CLEAR = { ...PUBLIC_TOKEN, fault_id: { type: 'string' } } as const satisfies Shape;
const CAPTCHA = {
  ...PUBLIC_TOKEN,
  required_on: { type: 'array', items: { type: 'string' }, required: true },
} as const satisfies Shape;

export interface FaultInput extends FaultAnswer {
  public_token: string;
  path: string;
  times?: number;
}

function checkHeaders(headers: Record<string, unknown>): Record<string, string> {
  try {
    const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    new Headers(entries);
    return Object.fromEntries(entries);
  } catch {
    return wrong(
      'headers should be an object of header names and their values, such as { "Retry-After": "30" }.',
    );
  }
}

const whole = (name: string, value: number | undefined): void => {
  if (value !== undefined && !Number.isInteger(value)) wrong(`${name} should be a whole number.`);
};

export function faultControl({ transact }: ControlContext) {
  return {
    /** The next calls to this path get this answer. */
    async addFault(input: FaultInput): Promise<{ fault_id: string }> {
      const { public_token, path, times = 1, headers, ...given } = checkInput(input, FAULT);
      whole('times', times);
      whole('status', given.status);
      if (given.content_type !== undefined) checkHeaders({ 'Content-Type': given.content_type });
      const answer: FaultAnswer = {
        ...given,
        ...(headers && { headers: checkHeaders(headers) }),
      };
      if (!Object.values(answer).some((value) => value !== undefined && value !== false)) {
        wrong('A fault needs something to do: status, headers, body, delay_ms or drop.');
      }
      return transact(async (state) => {
        await knownProject(state, public_token);
        return { fault_id: await state.faults.add(public_token, sdkPath(path), times, answer) };
      });
    },

    /** Takes all faults of a project away, or only the one named. */
    async clearFaults(input: { public_token: string; fault_id?: string }): Promise<Record<string, never>> {
      const { public_token, fault_id } = checkInput(input, CLEAR);
      await transact(async (state) => {
        await knownProject(state, public_token);
        await state.faults.clear(public_token, fault_id);
      });
      return {};
    },

    /** These calls are refused until a captcha token comes; an empty list ends it. */
    async requireCaptcha(input: {
      public_token: string;
      required_on: string[];
    }): Promise<Record<string, never>> {
      const { public_token, required_on } = checkInput(input, CAPTCHA);
      await transact(async (state) => {
        await knownProject(state, public_token);
        await state.captcha.require(public_token, required_on.map(sdkPath));
      });
      return {};
    },
  };
}
