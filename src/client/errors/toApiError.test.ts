import { toApiError } from '../../headless';

const API_ERROR = {
  status_code: 404,
  error_type: 'otp_code_not_found',
  error_message: 'The code is wrong.',
  error_url: 'https://stytch.com/docs/api/errors/404',
};
const unknown = (error_message: string) => ({
  status_code: 400,
  error_type: 'unknown_error',
  error_message,
  error_url: '',
});

describe('§8 Errors for hosts: toApiError gives any thrown value the shape of an API error', () => {
  it.each<[string, object]>([
    ['the four fields', API_ERROR],
    ['with the id of the request', { ...API_ERROR, request_id: 'request-1' }],
    ['with details', { ...API_ERROR, error_details: { reason: 'used' } }],
  ])('copies an API error: %s', (_, fields) => {
    const thrown = Object.assign(new Error('a message of several lines'), fields, { secret: 'kept out' });
    expect(toApiError(thrown)).toEqual(fields);
    expect(toApiError({ ...fields })).toEqual(fields);
  });

  it('returns a copy of the error', () => {
    const thrown = { ...API_ERROR, error_details: { reason: 'used' } };
    const details = toApiError(thrown).error_details ?? {};
    details.reason = 'changed';
    expect(thrown.error_details).toEqual({ reason: 'used' });
  });

  it.each<[string, object]>([
    ['status_code', { ...API_ERROR, status_code: '404' }],
    ['error_type', { ...API_ERROR, error_type: null }],
    ['error_message', { ...API_ERROR, error_message: undefined }],
    ['error_url', { ...API_ERROR, error_url: 7 }],
  ])('a required field that is missing or of a wrong type makes an unknown error: %s', (_, fields) => {
    expect(toApiError(Object.assign(new Error('told'), fields))).toEqual(unknown('told'));
  });

  it('optional fields of a wrong type are left out', () => {
    const odd = { ...API_ERROR, request_id: 1, error_details: 'none' };
    expect(toApiError(odd)).toEqual(API_ERROR);
    expect(toApiError({ ...API_ERROR, error_details: null })).toEqual(API_ERROR);
  });

  it.each<[unknown, string]>([
    [new TypeError('x is not a function'), 'x is not a function'],
    [new Error(''), ''],
    [{ message: 'a plain object' }, 'a plain object'],
    ['a text', 'a text'],
    [{ message: 42 }, 'Unknown error.'],
    [{}, 'Unknown error.'],
    [undefined, 'Unknown error.'],
    [null, 'Unknown error.'],
    [42, 'Unknown error.'],
    [Symbol('s'), 'Unknown error.'],
    [10n, 'Unknown error.'],
  ])('%p keeps its message', (thrown, message) => {
    expect(toApiError(thrown)).toEqual(unknown(message));
  });
});
