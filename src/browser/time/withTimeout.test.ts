import { once } from './withTimeout';

describe('§1 Scripts: the code of a part that is fetched when it is wanted', () => {
  it('is fetched once for calls at the same time, and never again after it came', async () => {
    const load = jest.fn(() => Promise.resolve('code'));
    const get = once(load);
    expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
    expect(await get()).toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is null when the fetch fails, and is fetched again by the next call', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code');
    const get = once(load);
    expect(await get()).toBeNull();
    expect(await get()).toBe('code');
    expect(await get()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
