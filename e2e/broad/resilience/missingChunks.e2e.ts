import {
  CHUNKS,
  isUsable,
  look,
  MOUNTS,
  mountAll,
  withoutChunks,
  type ChunkName,
} from '../../support/site/missingChunks';
import { expect, test } from '../../support/test';

const names = Object.keys(CHUNKS) as ChunkName[];
const ORDERS = Object.keys(MOUNTS).flatMap((first) =>
  Object.keys(MOUNTS).map((second) => (first === second ? [first] : [first, second])),
);
/** Each chunk alone, and each pair of neighbours in the list. */
const MISSING = [
  ...names.map((name) => [name]),
  ...names.map((name, index) => [name, names[(index + 1) % names.length] ?? name]),
];

test.describe('§2 Screens: whatever does not come, the widget is readable within the limit', () => {
  for (const how of ['refused', 'hanging'] as const)
    for (const missing of MISSING)
      test(`${missing.join(' and ')} ${how}, in each order of mounts`, async ({ site }) => {
        for (const [index, order] of ORDERS.entries()) {
          const context = await site.newContext();
          await withoutChunks(
            context,
            missing.map((name) => CHUNKS[name]),
            how,
          );
          const loading = index % 2 === 0 ? 'auto' : 'eager';
          const page = await mountAll(
            site,
            context,
            order.map((name) => ({ ...MOUNTS[name], loading })),
          );
          await page.clock.runFor(10_000);
          await expect
            .poll(async () => isUsable(await look(page)), `${order.join(', then ')}; ${loading}`)
            .toBe(true);
          await context.close();
        }
      });
});
