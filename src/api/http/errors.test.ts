import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection } from '../../../tests/visits/headless';
import { eventually, holdTime, pass } from '../../../tests/time';
import { PHONE } from '../../../tests/visits/signIn';

const page = setUpSandbox();
const SEND = '/otps/sms/login_or_create';

const API_ERROR = {
  status_code: 400,
  error_type: 'invalid_phone_number',
  error_message: 'The phone number is not valid.',
  error_url: 'https://stytch.com/docs/api/errors/400',
  request_id: 'request-id-1',
};

async function refusedWith(fault: Parameters<typeof page.fault>[1]): Promise<Error> {
  await page.fault(SEND, fault);
  return rejection(headlessClient(page).otps.sms.loginOrCreate(PHONE));
}

describe('§8 Network and API', () => {
  it('an API error has the provider’s fields, and a message of five lines', async () => {
    const error = await refusedWith({ status: 400, body: API_ERROR });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'StytchAPIError', ...API_ERROR });
    expect(error.message).toBe(
      '[400] invalid_phone_number\nThe phone number is not valid.\nSee https://stytch.com/docs/api/errors/400 for more information.\nrequest_id: request-id-1\n',
    );
  });

  it.each<[unknown, number]>([
    [401, 401],
    ['401', 400],
  ])('an API error with the status_code %j in an answer of status 400 has %d', async (given, status_code) => {
    const body = { ...API_ERROR, status_code: given };
    expect(await refusedWith({ status: 400, body })).toMatchObject({ status_code });
  });

  it('an API error has the provider’s details, and its Retry-After in milliseconds', async () => {
    const error = await refusedWith({
      status: 429,
      headers: { 'Retry-After': '7' },
      body: { ...API_ERROR, status_code: 429, error_details: { limit: 10 } },
    });
    expect(error).toMatchObject({ name: 'StytchAPIError', error_details: { limit: 10 }, retry_after: 7 });
    expect(error.message.split('\n')).toHaveLength(5);
  });

  it('a Retry-After with a date in the past is no wait', async () => {
    const headers = { 'Retry-After': 'Wed, 01 Jan 2020 00:00:00 GMT' };
    expect(await refusedWith({ status: 429, headers, body: API_ERROR })).toMatchObject({ retry_after: 0 });
  });

  it('a Retry-After with a date is compared with the provider’s clock', async () => {
    const headers = { 'Retry-After': 'Wed, 01 Jan 2020 00:01:30 GMT', Date: 'Wed, 01 Jan 2020 00:00:00 GMT' };
    expect(await refusedWith({ status: 429, headers, body: API_ERROR })).toMatchObject({ retry_after: 90 });
  });

  it('a Retry-After that is neither a number nor a date counts as none', async () => {
    const error = await refusedWith({ status: 429, headers: { 'Retry-After': 'soon' }, body: API_ERROR });
    expect(error).toMatchObject({ name: 'StytchAPIError', retry_after: undefined });
  });

  it('an API error has no details and no wait when the provider gives none', async () => {
    const error = await refusedWith({ status: 400, body: { ...API_ERROR, error_details: 'none' } });
    expect(error).toMatchObject({ error_details: undefined, retry_after: undefined });
  });

  it('the error for an HTML error page has its Retry-After too', async () => {
    const error = await refusedWith({
      status: 503,
      headers: { 'Retry-After': '120' },
      body: '<html>Back soon</html>',
      content_type: 'text/html',
    });
    expect(error).toMatchObject({ name: 'StytchAPIUnreachableError', retry_after: 120 });
  });

  it('an answer that leaves out fields of an API error is still an API error', async () => {
    const error = await refusedWith({ status: 503, body: { oops: true } });
    expect(error).toMatchObject({
      name: 'StytchAPIError',
      status_code: 503,
      error_type: 'unknown_error',
      error_message: 'Invalid response from our servers.',
      error_url: '',
      request_id: '',
    });
  });

  it('a schema error lists path and message of each issue', async () => {
    const issue = (dataPath: string, message: string) => ({ keyword: 'type', dataPath, message, params: {} });
    const error = await refusedWith({
      status: 400,
      body: { body: [issue('.phone_number', 'should be string'), issue('.locale', 'should be string')] },
    });
    expect(error.name).toBe('StytchAPISchemaError');
    expect(error.message.split('\n').slice(1)).toEqual([
      '.phone_number: should be string',
      '.locale: should be string',
    ]);
    expect(error).toMatchObject({ issues: [{ path: '.phone_number', message: 'should be string' }, {}] });
  });

  it('a schema error leaves out what is no issue', async () => {
    const body = { body: [null, 'no', { dataPath: '.locale', message: 'should be string' }], params: 'no' };
    const { message } = await refusedWith({ status: 400, body });
    expect(message.split('\n').slice(1)).toEqual(['.locale: should be string']);
  });

  it.each(['params', 'query'])('an answer about %s is a schema error', async (part) => {
    const error = await refusedWith({ status: 400, body: { [part]: [{ dataPath: '.x', message: 'no' }] } });
    expect(error.name).toBe('StytchAPISchemaError');
    expect(error.message).toContain('.x: no');
  });

  const UNREACHABLE: [string, Parameters<typeof page.fault>[1], string][] = [
    ['a dropped connection', { drop: true }, 'Unable to contact our servers.'],
    [
      'a page in place of an answer',
      { status: 200, body: '<html>Welcome</html>', content_type: 'text/html' },
      'Invalid JSON response from our servers.',
    ],
    [
      'an object without `data`',
      { status: 200, body: { status_code: 200 } },
      'Invalid JSON response from our servers.',
    ],
    ['an empty answer', { status: 200, body: '' }, 'Invalid JSON response from our servers.'],
    [
      'an error page',
      { status: 500, body: '<html>Bad gateway</html>', content_type: 'text/html' },
      'Invalid response from our servers.',
    ],
    [
      'JSON in name only',
      { status: 500, body: 'nope', content_type: 'application/json' },
      'Invalid response from our servers.',
    ],
  ];
  it.each(UNREACHABLE)('%s gives an unreachable error with its own text', async (_, fault, message) => {
    const error = await refusedWith(fault);
    expect(error).toMatchObject({ name: 'StytchAPIUnreachableError', message });
  });

  it('a refusal with "Captcha required" is an unreachable error without the provider’s text', async () => {
    const error = await refusedWith({ status: 403, body: 'Captcha required', content_type: 'text/plain' });
    expect(error.name).toBe('StytchAPIUnreachableError');
    expect(error.message).not.toContain('Captcha required');
    expect(page.calls(SEND)).toHaveLength(1);
  });

  it('a call without an answer fails after 9 s', async () => {
    holdTime();
    const client = headlessClient(page);
    await page.idle();
    await page.fault(SEND, { delay_ms: 300 });
    const result = rejection(client.otps.sms.loginOrCreate(PHONE));
    let ended = false;
    void result.then(() => (ended = true));
    await eventually(() => expect(page.calls(SEND)).toHaveLength(1));
    await pass(8_999);
    expect(ended).toBe(false);
    await pass(1);
    expect(await result).toMatchObject({
      name: 'StytchAPIUnreachableError',
      message: 'Unable to contact our servers.',
    });
  });
});
