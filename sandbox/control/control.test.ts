/** @jest-environment node */
import { controlOf } from '../testing/control';
import { useSandbox } from '../testing/visitor';

const sandbox = useSandbox();
const control = controlOf(sandbox);

describe('§7 Sandbox: control: health', () => {
  it('answers ready and the endpoints for the client', async () => {
    const { body, headers } = await control('GET', '/health');
    const origin = sandbox.current.origin;
    expect(body).toEqual({
      ready: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      endpoints: {
        apiUrl: origin,
        telemetryUrl: origin,
        telemetryScriptUrl: `${origin}/telemetry.js`,
        captchaScriptUrl: `${origin}/recaptcha/enterprise.js`,
        oneTapScriptUrl: `${origin}/gsi/client`,
        clientServicesFrameUrl: `${origin}/clientside-services/index.html`,
      },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4310');
  });
});

it('the answer to an unknown control call lists the control calls', async () => {
  const answer = await control('GET', '/nothing');
  expect([answer.status, answer.body['error']]).toEqual([404, expect.stringContaining('GET /messages')]);
});
