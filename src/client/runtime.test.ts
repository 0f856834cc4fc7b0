import { runtimeOf } from '../../tests/runtime';
import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection, startedClient } from '../../tests/visits/headless';
import { createClient } from '../headless';
import { delay, type SagaGenerator } from '../sagas/effects';
import type { Result } from '../domain/errors/errors';
import { linkProblemFound } from '../store/client';

const page = setUpSandbox();

function* answered(ms: number): SagaGenerator<Result<string>> {
  yield* delay(ms);
  return { data: 'answered' };
}

describe('The core of a client', () => {
  it('a call under way ends with the client, and a later one is refused', async () => {
    const runtime = await runtimeOf(await startedClient(page));
    expect(await runtime.run(() => answered(0))).toEqual({ data: 'answered' });
    const pending = rejection(runtime.run(() => answered(60_000)));
    runtime.stop();
    const destroyed = {
      name: 'StytchSDKUsageError',
      message: 'This client was destroyed. Make a new one with createClient.',
    };
    expect(await pending).toMatchObject(destroyed);
    expect(await rejection(runtime.run(() => answered(0)))).toMatchObject(destroyed);
  });

  it('a call with a wrong argument is refused before it is sent', async () => {
    const client = await startedClient(page);
    const before = page.calls().length;
    const call = client.otps.sms.loginOrCreate(5 as never);
    expect(await rejection(call)).toMatchObject({ name: 'StytchSDKUsageError' });
    expect(() => client.session.updateSession({ session_token: 5 } as never)).toThrow('session_token');
    expect(() => client.session.updateSession({ session_token: 'a', session_jwt: 5 } as never)).toThrow(
      'session_jwt',
    );
    expect(page.calls()).toHaveLength(before);
  });

  it('each mount has an id of its own, which says whether the project is a test', async () => {
    const runtime = await runtimeOf(headlessClient(page));
    expect([runtime.nextMountId(), runtime.nextMountId()]).toEqual(['test-1', 'test-2']);
    const live = 'public-token-live-mounts';
    await page.control.createProject({ public_token: live });
    const client = createClient(live, page.options);
    page.onCleanUp(() => client.destroy());
    expect((await runtimeOf(client)).nextMountId()).toBe('live-1');
  });

  it('a link that another browser must open is a problem', async () => {
    const runtime = await runtimeOf(headlessClient(page));
    expect(runtime.hasLinkProblem()).toBe(false);
    runtime.store.dispatch(linkProblemFound());
    expect(runtime.hasLinkProblem()).toBe(true);
  });

  it('the policy is the stored copy until the provider has answered', async () => {
    const rbac_policy = {
      roles: [{ role_id: 'reader', description: '', permissions: [] }],
      resources: [],
      scopes: [],
    };
    await page.project({ bootstrap: { rbac_policy } });
    const first = await startedClient(page);
    expect((await runtimeOf(first)).policy()).toEqual(rbac_policy);
    first.destroy();
    await page.project({ bootstrap: { rbac_policy: { ...rbac_policy, roles: [] } } });
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 300 });
    const runtime = await runtimeOf(headlessClient(page));
    expect(runtime.policy()).toEqual(rbac_policy);
    await page.idle();
    expect(runtime.policy()).toEqual({ ...rbac_policy, roles: [] });
  });
});
