import { seenInRegistration } from './seenPasskeys';

const OPTIONS = { user: { id: 'dXNlcg==', name: 'ada@example.com', displayName: 'Ada' } };

const seen = (rp: object | undefined, authenticatorData = '') =>
  seenInRegistration(
    JSON.stringify({ ...OPTIONS, rp }),
    JSON.stringify({ id: 'credential-1', response: { authenticatorData } }),
    'shop.example',
  );

/** Authenticator data with this model (WebAuthn 6.1), in base64url. */
const dataOf = (aaguid: string): string =>
  Buffer.concat([Buffer.alloc(37), Buffer.from(aaguid.replaceAll('-', ''), 'hex')]).toString('base64url');

describe('§8 Passkeys: what a browser keeps of a registration', () => {
  it.each([
    ['the relying party’s', { id: 'example.com' }, 'example.com'],
    ['the page’s host where the options name no relying party', undefined, 'shop.example'],
    ['the page’s host where the relying party has no id', { name: 'Shop' }, 'shop.example'],
  ])('the domain is %s', async (_, rp, domain) => {
    expect((await seen(rp)).passkey).toMatchObject({ credential_id: 'credential-1', domain });
  });

  it.each([
    ['a model', dataOf('bada5566-a7aa-401f-bd96-45619a55120d'), 'bada5566-a7aa-401f-bd96-45619a55120d'],
    ['a model that the browser hides', dataOf('00000000-0000-0000-0000-000000000000'), undefined],
    ['data that is too short', Buffer.alloc(50).toString('base64url'), undefined],
    ['data that is no base64url', '!', undefined],
  ])('%s', async (_, data, aaguid) => {
    expect((await seen({ id: 'example.com' }, data)).passkey.aaguid).toBe(aaguid);
  });

  it('the handle has the alphabet of base64url, and the names are those of the options', async () => {
    const { passkey, names } = await seen({ id: 'example.com' });
    expect(passkey.user_handle).toBe('dXNlcg');
    expect(names).toEqual({ name: 'ada@example.com', displayName: 'Ada' });
  });
});
