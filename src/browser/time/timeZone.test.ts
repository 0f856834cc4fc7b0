import { timeZone } from './timeZone';

const world = globalThis as { Temporal?: unknown };

describe('§7 Transport: the time zone in the headers', () => {
  afterEach(() => {
    delete world.Temporal;
  });

  it('sends the browser’s time zone', () => {
    expect(timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('reads the time zone from Temporal where it exists, which is faster', () => {
    const slow = jest.spyOn(Intl, 'DateTimeFormat');
    world.Temporal = { Now: { timeZoneId: () => 'America/New_York' } };
    expect(timeZone()).toBe('America/New_York');
    expect(slow).not.toHaveBeenCalled();
  });
});
