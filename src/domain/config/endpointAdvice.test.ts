import { oneTapScriptAdvice } from './endpointAdvice';

const GOOGLE = 'https://accounts.google.com/gsi/client';

describe('§5 Client options: advice about endpoints', () => {
  it('an API of one’s own without a script for One Tap: names both options and both ways out', () => {
    const [line] = oneTapScriptAdvice({ endpoints: { apiUrl: 'http://localhost:4311' } });
    expect(line).toContain('endpoints.oneTapScriptUrl is missing');
    expect(line).toContain('endpoints.apiUrl ("http://localhost:4311")');
    expect(line).toContain(GOOGLE);
  });

  it.each([
    ['no endpoints', {}],
    ['undefined endpoints', { endpoints: undefined }],
    ['no API address', { endpoints: { telemetryUrl: 'http://localhost:4311' } }],
    ['an API address that is none', { endpoints: { apiUrl: 'localhost:4311' } }],
    ['the provider’s test API', { endpoints: { apiUrl: 'https://test.stytch.com' } }],
    ['the provider’s live API, with a slash', { endpoints: { apiUrl: 'https://api.stytch.com/' } }],
    ['the provider’s live API, with slashes', { endpoints: { apiUrl: 'https://api.stytch.com//' } }],
    ['Google’s script by name', { endpoints: { apiUrl: 'http://localhost:4311', oneTapScriptUrl: GOOGLE } }],
  ])('%s: no warning', (_, options) => {
    expect(oneTapScriptAdvice(options)).toEqual([]);
  });

  it('a domain that begins like the provider’s is another one', () => {
    expect(oneTapScriptAdvice({ endpoints: { apiUrl: 'https://test.stytch.com.example' } })).toHaveLength(1);
  });
});
