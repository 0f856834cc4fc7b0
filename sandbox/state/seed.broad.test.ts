/** @jest-environment node */
import { createSandbox } from '../createSandbox';
import { visitorOf } from '../testing/visitor';

async function run(seed?: string) {
  const sandbox = await createSandbox({ seed });
  const visitor = visitorOf(sandbox);
  const first = await visitor.signIn();
  const code = await visitor.lastCode('ada@example.com');
  const ids = [first.data.user_id, first.data.session.session_id, first.data.method_id, code];
  const token = first.data.session_token;
  await sandbox.control.deleteData({ public_token: visitor.publicToken });
  const again = (await visitor.signIn()).data.user_id;
  await sandbox.close();
  return { ids, token, again };
}

describe('§7 Sandbox: PRICERX_SEED', () => {
  it('repeats ids and codes, also after the data is deleted, but no tokens', async () => {
    const [one, two] = [await run('a'), await run('a')];
    expect(two.ids).toEqual(one.ids);
    expect(one.again).toBe(one.ids[0]);
    expect(two.token).not.toBe(one.token);
  });

  it('ids and codes differ with another seed, or without one', async () => {
    const runs = [await run('a'), await run('b'), await run(), await run()];
    expect(new Set(runs.map(({ ids }) => ids[0])).size).toBe(4);
  });

  it('does not repeat an id within a run', async () => {
    const sandbox = await createSandbox({ seed: 'a' });
    const visitor = visitorOf(sandbox);
    const ids = new Set<string>();
    for (let n = 0; n < 20; n += 1) ids.add((await visitor.signIn(`v${n}@example.com`)).data.user_id);
    await sandbox.close();
    expect(ids.size).toBe(20);
  });
});
