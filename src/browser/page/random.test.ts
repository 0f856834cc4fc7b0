import { createRandom } from './random';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('§7 Transport: the ids of a call', () => {
  it('ids are UUIDs of version 4', () => {
    expect(createRandom().uuid()).toMatch(UUID);
  });

  it('ids are UUIDs on an insecure page too', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      const ids = Array.from({ length: 100 }, createRandom().uuid);
      ids.forEach((id) => expect(id).toMatch(UUID));
      expect(new Set(ids).size).toBe(100);
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
    }
  });
});

describe('§9 Retry backoff: jitter', () => {
  it.each([
    [0, -175],
    [0.5, 0],
    [0.999999, 174],
  ])('covers the whole range: random %d gives %d', (chance, drawn) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    expect(createRandom().integer(-175, 174)).toBe(drawn);
  });
});
