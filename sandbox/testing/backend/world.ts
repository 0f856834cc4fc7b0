import { Client } from 'stytch';
import type { Sandbox } from '../../createSandbox';
import { createSandbox } from '../../createSandbox';
import { serve, type Served } from '../../http';
import { SANDBOX_PUBLIC_TOKEN } from '../../state/project/projects';
import { freePort } from '../freePort';
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
  let n = 0;
  const newEmail = (): string => `visitor-${++n}@example.com`;
  return {
    sandbox,
    client,
    visitor: visitorOf(sandbox, SANDBOX_PUBLIC_TOKEN),
    newEmail,
    newPhone: () => `+1415555${String(1000 + ++n)}`,
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
