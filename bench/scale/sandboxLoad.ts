import { createSandboxControl } from '../../sandbox/controlClient';
import { createSandbox } from '../../sandbox/createSandbox';
import { serve } from '../../sandbox/http';
import { freePort } from '../../sandbox/testing/freePort';
import { visitorOf } from '../../sandbox/testing/visitor';

const CLIENTS = 20;
const SIGN_INS = 5;
const CONFIRMATIONS = 3;
const EMAIL = 'ada@example.com';

/** Calls a second, and milliseconds of processor time of each, clients included: 20 clients at the same time over HTTP, each in a project of its own: sign-ins, refreshes, sign-outs. */
export async function sandboxLoad(data: string): Promise<{ perSecond: number; cpuMs: number }> {
  const sandbox = await createSandbox({ data, passwordCost: 'cheap' });
  const { url, close } = await serve(sandbox, { port: await freePort() });
  let calls = 0;
  const client = async (index: number) => {
    const publicToken = `public-token-test-load-${index}`;
    const control = createSandboxControl(url, { publicToken });
    await control.createProject();
    const { call } = visitorOf({ ...sandbox, origin: url, handle: fetch }, publicToken);
    for (let signIn = 0; signIn < SIGN_INS; signIn += 1) {
      const sent = await call('/otps/email/login_or_create', { email: EMAIL, expiration_minutes: 5 });
      const { messages } = await control.messages({ to: EMAIL });
      const { data: answer } = await call('/otps/authenticate', {
        token: messages.at(-1)?.code,
        method_id: sent.data.method_id,
        session_duration_minutes: 30,
      });
      const session = answer.session_token;
      for (let time = 0; time < CONFIRMATIONS; time += 1)
        await call('/sessions/authenticate', {}, { session });
      const ended = await call('/sessions/revoke', {}, { session });
      if (ended.status !== 200) throw new Error(ended.text);
      calls += 4 + CONFIRMATIONS;
    }
  };
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  await close();
  await sandbox.close();
  return { perSecond: calls / seconds, cpuMs: (user + system) / 1_000 / calls };
}
