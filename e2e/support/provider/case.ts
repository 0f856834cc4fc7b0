import type { Arranged } from './recorder';

/** A call that both clients make with the same arguments. */
export interface Case {
  method: string;
  args: unknown[];
  /** The circumstances of the call, for its title. */
  when?: string;
  /** The visitor has a session. */
  signedIn?: boolean;
  /** Stored values of the project, by the end of the storage key. */
  kept?: Record<string, unknown>;
  arranged?: Arranged;
  /** Our method's name, if it differs. */
  ours?: string;
}

export const titleOf = ({ method, when }: Case): string => (when ? `${method}, ${when}` : method);

export const SESSION = { session_duration_minutes: 60 };
const PAIR = { code_challenge: 'a kept challenge', code_verifier: 'a kept verifier' };

/** The stored values of an earlier start of a flow. */
export const pairOf = (flow: string, pair: Partial<typeof PAIR> = {}) => ({
  [`PKCE_VERIFIER:${flow}`]: { ...PAIR, ...pair },
});

/** A host for redirects that the tests do not follow. */
export const ELSEWHERE = 'login.example.com';
