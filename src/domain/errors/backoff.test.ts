import * as fc from 'fast-check';
import { createRandom } from '../../browser/page/random';
import { backoffDelay } from './backoff';

const still = { integer: () => 0 };

describe('§9 Retry backoff', () => {
  it('doubles from 4 s up to 256 s', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((attempt) => backoffDelay(attempt, still))).toEqual([
      4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 256_000, 256_000, 256_000,
    ]);
  });

  it('has a jitter of 175 ms at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (attempt) => {
        const jitter = backoffDelay(attempt, createRandom()) - backoffDelay(attempt, still);
        expect(jitter).toBeGreaterThanOrEqual(-175);
        expect(jitter).toBeLessThanOrEqual(174);
      }),
    );
  });
});
