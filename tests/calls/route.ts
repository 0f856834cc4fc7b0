import type { Client } from '../../src/headless';
import type { signIn } from '../visits/headless';
import type { SandboxPage } from '../sandbox';

export type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** How a call of §7 is made, and the request that it sends. Its key is method and path. */
export interface Route {
  call(client: Client, session: SignedIn | null): Promise<unknown>;
  /** The sent path, for keys with a {part}. */
  path?(session: SignedIn | null): string;
  /** Whether the call carries a session. Default: no. */
  signedIn?: boolean;
  body?: object;
  /** Fields of the answer. */
  answer?: object;
}

export type Routes = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Route>;

/** The calls of one resource, with the sandbox. */
export type RouteTable = (page: SandboxPage) => Routes;

export const A_STRING = expect.any(String) as string;
export const A_LIST = expect.any(Array) as unknown[];

/** Fields of every answer. */
export const META = { request_id: A_STRING, status_code: 200 };

/** Fields of every answer that starts a session. */
export const AUTH = {
  ...META,
  user_id: A_STRING,
  user: expect.objectContaining({ emails: A_LIST }) as object,
  session: expect.objectContaining({ session_id: A_STRING }) as object,
  session_token: A_STRING,
  session_jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
};

export const DURATION = { session_duration_minutes: 30 };
