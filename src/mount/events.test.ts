import { headlessClient } from '../../tests/visits/headless';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../tests/time';
import { EMAIL, hydrated } from '../../tests/visits/signIn';
import type { ClientOptions } from '../domain/config/clientOptions';

const page = setUpWidgetPage();
beforeEach(holdTime);

/** Logs many events at once: each mounted widget logs `render_login_screen`. */
async function logMany(count: number, options: ClientOptions = {}) {
  const client = headlessClient(page, options);
  for (let made = 0; made < count; made += 1) renderWidget(page, { client });
  await eventually(() => expect([...document.querySelectorAll('input')].map(hydrated)).toHaveLength(count));
}
const batches = () => page.calls('/events').map(({ body }) => (body as unknown as unknown[]).length);
const names = async () => (await page.events()).map(({ event_name }) => event_name);

describe('§9 Event batching', () => {
  it('collects events for 800 ms', async () => {
    await logMany(2);
    await page.idle();
    await pass(799);
    expect(batches()).toEqual([]);
    await pass(1);
    await eventually(() => expect(batches()).toEqual([3]));
    expect(await names()).toEqual([
      'sdk_instance_instantiated',
      'render_login_screen',
      'render_login_screen',
    ]);
  });

  it('sends 15 events at once, and the rest 800 ms later', async () => {
    await logMany(16);
    await eventually(() => expect(batches()).toEqual([15]));
    await pass(800);
    await eventually(() => expect(batches()).toEqual([15, 2]));
  });

  it('sends when the page is left', async () => {
    await logMany(1);
    await page.idle();
    window.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(batches()).toEqual([2]));
  });

  it('does not repeat a failed batch, and reports no error', async () => {
    await page.fault('/events', { drop: true });
    await logMany(1);
    await pass(800);
    await page.idle();
    await pass(60_000);
    expect(batches()).toEqual([2]);
  });
});

describe('§7 Events: the host’s option', () => {
  it('`events: false` sends no event', async () => {
    await logMany(1, { events: false });
    await pass(5_000);
    await page.idle();
    expect(batches()).toEqual([]);
  });

  it('a function as `events` changes or drops events', async () => {
    await logMany(1, {
      events: (event) =>
        event.event_name === 'sdk_instance_instantiated' ? null : { ...event, details: { kept: true } },
    });
    await pass(800);
    await eventually(() => expect(batches()).toEqual([1]));
    expect(await page.events()).toMatchObject([
      { event_name: 'render_login_screen', details: { kept: true } },
    ]);
    expect((await page.events())[0]?.details).toEqual({ kept: true });
  });

  it('a mount is logged once, with the host’s config', async () => {
    const config = { products: ['otp' as const], otpOptions: { methods: ['sms' as const] } };
    const widget = renderWidget(page, { config });
    widget.rerender({ styles: { hideHeaderText: true } });
    await pass(800);
    await eventually(() => expect(batches()).toHaveLength(1));
    expect(await page.events('render_login_screen')).toMatchObject([{ details: { options: config } }]);
  });

  it('a mount is logged before a visitor touches the form, and not a second time after that', async () => {
    renderWidget(page, { loading: 'auto' });
    const mounts = () => page.events('render_login_screen');
    await eventually(async () => {
      await pass(800);
      expect(await mounts()).toHaveLength(1);
    });
    document.querySelector('input')?.focus();
    await eventually(() => hydrated(document.querySelector('input') as HTMLElement));
    await pass(800);
    await page.idle();
    expect(await mounts()).toHaveLength(1);
  });

  it('a passcode is never logged', async () => {
    const client = headlessClient(page);
    const { method_id } = await client.otps.email.loginOrCreate(EMAIL);
    const code = await page.lastCode(EMAIL);
    await client.otps.authenticate(code, method_id, { session_duration_minutes: 30 });
    await pass(800);
    await page.idle();
    expect(JSON.stringify(await page.events())).not.toContain(code);
  });
});
