/**
 * @jest-environment-options {"url": "https://pricerx.example/"}
 */
import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient } from '../../../tests/visits/headless';
import { eventually } from '../../../tests/time';
import { createClient } from '../../headless';

const page = setUpSandbox();
const ADVICE = expect.stringContaining('Names that begin with "__Host-" prevent that') as string;

describe('§5 createClient: names of the session cookies on an https page', () => {
  it('a test token without cookieOptions is advised names that no subdomain can set', async () => {
    headlessClient(page);
    await eventually(() => expect(page.console.all()).toEqual([ADVICE]));
  });

  it('a host that has chosen its cookies is not', async () => {
    headlessClient(page, { cookieOptions: { availableToSubdomains: true } });
    await page.idle();
    expect(page.console.all()).toEqual([]);
  });

  it('a live token is not', async () => {
    const client = createClient('public-token-live-1', page.options);
    page.onCleanUp(() => client.destroy());
    await page.idle();
    expect(page.console.all()).toEqual([]);
  });
});
