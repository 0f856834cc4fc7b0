import { timeZone } from './timeZone';

const world = globalThis as { Temporal?: unknown };

describe('§7 Transport: the time zone in the headers', () => {
  afterEach(() => {
    delete world.Temporal;
  });

  it('is the browser’s own', () => {
    expect(timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('is asked of Temporal where there is one, which is quicker', () => {
    const slow = jest.spyOn(Intl, 'DateTimeFormat');
    world.Temporal = { Now: { timeZoneId: () => 'America/New_York' } };
    expect(timeZone()).toBe('America/New_York');
    expect(slow).not.toHaveBeenCalled();
  });
});
