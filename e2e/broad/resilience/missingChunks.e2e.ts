import {
  CHUNKS,
  isUsable,
  look,
  MOUNTS,
  mountAll,
  withoutChunks,
  type ChunkName,
} from '../../support/site/missingChunks';
import { RUNS_ALL } from '../../support/sample';
import { expect, test } from '../../support/test';

const names = Object.keys(CHUNKS) as ChunkName[];
const ALONE = Object.keys(MOUNTS).map((name) => [name]);
const PAIRS = Object.keys(MOUNTS).flatMap((first, row) =>
  Object.keys(MOUNTS).map((second, column) => ({
    order: first === second ? [first] : [first, second],
    turn: row + column,
  })),
);
/** Orders of two mounts: all, or a quarter of them, in which each mount is once the first and once the second. */
const ordersOf = (index: number) =>
  PAIRS.filter(({ turn }) => RUNS_ALL || turn % 4 === index % 4).map(({ order }) => order);
/** Each chunk alone, in orders of two mounts; each pair of neighbours in the list, in each mount. */
const MISSING = [
  ...names.map((name, index) => ({ missing: [name], orders: ordersOf(index) })),
  ...names.map((name, index) => ({
    missing: [name, names[(index + 1) % names.length] ?? name],
    orders: ALONE,
  })),
];

test.describe.configure({ mode: 'parallel' });

test.describe('§2 Screens: whatever does not come, the widget is readable within the limit', () => {
  for (const how of ['refused', 'hanging'] as const)
    for (const { missing, orders } of MISSING)
      test(`${missing.join(' and ')} ${how}, in ${missing.length === 1 ? 'orders of two mounts' : 'each mount'}`, async ({
        site,
      }) => {
        for (const [index, order] of orders.entries()) {
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
