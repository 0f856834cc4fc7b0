import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, signIn } from '../../../tests/visits/headless';
import { eventually } from '../../../tests/time';

const page = setUpSandbox();

describe('§7 API calls', () => {
  it('POST /events sends a list without credentials or session', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const call = await eventually(() => page.lastCall('/events'));
    expect(call.method).toBe('POST');
    expect(call.headers.get('Authorization')).toBeNull();
    expect(call.headers.get('Content-Type')).toBe('application/json');
    expect(call.credentials).not.toBe('include');
    expect(call.body).toEqual([
      {
        telemetry: expect.objectContaining({ app: { identifier: 'localhost' } }) as object,
        event: {
          public_token: page.publicToken,
          event_name: 'sdk_instance_instantiated',
          details: {
            event_callback_registered: false,
            error_callback_registered: false,
            success_callback_registered: false,
          },
        },
      },
    ]);
  });
});
