import { Client } from 'stytch';
import type { Sandbox } from '../../createSandbox';
import { createSandbox } from '../../createSandbox';
import { serve, type Served } from '../../http';
import { SANDBOX_PUBLIC_TOKEN } from '../../state/project/projects';
import { freePort } from '../freePort';
import { appOf } from '../app';
import { visitorOf } from '../visitor';

/** A host's server that uses the provider's Node package, and its visitors. */
export interface World {
  sandbox: Sandbox;
  client: Client;
  visitor: ReturnType<typeof visitorOf>;
  /** An email address that no user has. */
  newEmail(): string;
  /** A phone number that no user has. */
  newPhone(): string;
  /** The same client without the right secret. */
  stranger: Client;
  /** A token with which an account of a social provider comes back. */
  oauthToken(): Promise<string>;
  /** The access token of an app that a visitor has allowed in. */
  accessToken(scope?: string): Promise<{ access_token: string; user_id: string }>;
  /** A user with an email address. */
  newUser(): Promise<{ user_id: string; email: string }>;
  close(): Promise<void>;
}

/** The package refuses `custom_base_url` without https, but takes any `env`, and says so once. */
export function clientOf(url: string, secret = 'secret-test-sandbox'): Client {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return new Client({ project_id: 'project-test-sandbox', secret, env: url, fraud_env: url });
  } finally {
    console.warn = warn;
  }
}

export async function openWorld(): Promise<World> {
  const port = await freePort();
  const sandbox = await createSandbox({ passwordCost: 'cheap', origin: `http://localhost:${port}` });
  const served: Served = await serve(sandbox, { port });
  const client = clientOf(served.url);
  const visitor = visitorOf(sandbox, SANDBOX_PUBLIC_TOKEN);
  const app = appOf(sandbox);
  await app.register();
  let n = 0;
  const newEmail = (): string => `visitor-${++n}@example.com`;
  return {
    sandbox,
    client,
    stranger: clientOf(served.url, 'wrong'),
    visitor,
    newEmail,
    newPhone: () => `+1415555${String(1000 + ++n)}`,
    async oauthToken() {
      const query = new URLSearchParams({ public_token: visitor.publicToken });
      const url = `${sandbox.origin}/v1/public/oauth/google/start?${query.toString()}`;
      const html = await (await fetch(url)).text();
      const action = /action="([^"]*)"/.exec(html)?.[1]?.replace(/&#38;/g, '&') ?? '';
      const body = new URLSearchParams({ email: newEmail(), decision: 'continue' });
      const answer = await fetch(new URL(action, url), { method: 'POST', body, redirect: 'manual' });
      return new URL(answer.headers.get('Location') ?? '').searchParams.get('token') ?? '';
    },
    async accessToken(scope) {
      const { session_token, user_id } = (await visitor.signIn(newEmail())).data;
      const { access_token = '' } = await app.tokens(session_token, scope);
      return { access_token, user_id };
    },
    async newUser() {
      const email = newEmail();
      return { user_id: (await client.users.create({ email })).user_id, email };
    },
    async close() {
      await served.close();
      await sandbox.close();
    },
  };
}
