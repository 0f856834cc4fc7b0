import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTab } from '../support/site/page';
import { useSite } from '../support/suite';

const suite = useSite();

const dist = path.resolve(import.meta.dirname, '../../dist');
const values = (): Record<string, string> =>
  JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8')) as Record<string, string>;

/** A page that loads the entry from elsewhere by the tag of the README; the tag of every bare page is kept away. */
async function openPage(served: (body: string) => string): Promise<string> {
  const context = await suite.newContext();
  await context.route(/\/pricerx-auth\.js/, async (route) => {
    if (!route.request().url().includes('cdn')) return route.abort();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: served(await answer.text()) });
  });
  const html = `<script src="/pricerx-auth.js?cdn" integrity="${values()['pricerx-auth.js']}" crossorigin="anonymous"></script>`;
  const { page } = await openTab(context, suite.site.bare.add({ html }));
  return page.evaluate(() => typeof Reflect.get(window, 'PriceRxAuth'));
}

describe('§1 Mounting by a script tag with an integrity value', () => {
  it('runs the file as it was built, and no byte of a changed one', async () => {
    expect(await openPage((body) => body)).toBe('object');
    expect(await openPage((body) => `window.PriceRxAuth = {};${body}`)).toBe('undefined');
  });
});
