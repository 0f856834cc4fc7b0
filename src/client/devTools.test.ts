import { devToolsStores } from '../../tests/browser/devTools';
import { runtimeOf } from '../../tests/runtime';
import { setUpSandbox } from '../../tests/sandbox';
import { createClient } from '../headless';

const page = setUpSandbox();

describe('§4 DevTools: the stores with DevTools', () => {
  it.each([
    ['test', undefined, true],
    ['live', undefined, false],
    ['test', false, false],
    ['live', true, true],
  ])('the store of a %s token with the option %s has DevTools: %s', async (kind, devTools, isAttached) => {
    const publicToken = `public-token-${kind}-devtools-${String(devTools)}`;
    await page.control.createProject({ public_token: publicToken });
    const before = devToolsStores.length;
    const client = createClient(publicToken, { ...page.options, devTools });
    page.onCleanUp(() => client.destroy());
    await runtimeOf(client);
    await page.idle();
    expect(devToolsStores.length - before).toBe(isAttached ? 1 : 0);
  });
});
