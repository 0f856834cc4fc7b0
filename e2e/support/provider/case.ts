import type { Arranged } from './recorder';

/** One call, made with the same arguments through either client. */
export interface Case {
  method: string;
  args: unknown[];
  /** What is special about it; the method's name alone where nothing is. */
  when?: string;
  /** The visitor has a session. */
  signedIn?: boolean;
  /** What this browser keeps for the project, by the end of its key. */
  kept?: Record<string, unknown>;
  arranged?: Arranged;
  /** Where our name is another. */
  ours?: string;
}

export const titleOf = ({ method, when }: Case): string => (when ? `${method}, ${when}` : method);

export const SESSION = { session_duration_minutes: 60 };
const PAIR = { code_challenge: 'a kept challenge', code_verifier: 'a kept verifier' };

/** What an earlier start of a flow has left in the browser. */
export const pairOf = (flow: string, pair: Partial<typeof PAIR> = {}) => ({
  [`PKCE_VERIFIER:${flow}`]: { ...PAIR, ...pair },
});

/** A host for redirects that the tests do not follow. */
export const ELSEWHERE = 'login.example.com';
