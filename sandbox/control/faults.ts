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
    /** Answers the next calls to this path with the given fault. */
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
        wrong('A fault needs at least one of status, headers, body, delay_ms and drop.');
      }
      return transact(async (state) => {
        await knownProject(state, public_token);
        return { fault_id: await state.faults.add(public_token, sdkPath(path), times, answer) };
      });
    },

    /** Removes all faults of a project, or the one with this id. */
    async clearFaults(input: { public_token: string; fault_id?: string }): Promise<Record<string, never>> {
      const { public_token, fault_id } = checkInput(input, CLEAR);
      await transact(async (state) => {
        await knownProject(state, public_token);
        await state.faults.clear(public_token, fault_id);
      });
      return {};
    },

    /** Refuses these calls until they carry a captcha token. An empty list lifts the requirement. */
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
