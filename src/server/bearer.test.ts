import { cookieOf, MINUTE, requestWith, serverOf, setUpProvider } from '../../tests/authServer';
import { SignJWT, generateKeyPair } from 'jose';

const provider = setUpProvider();

describe('The server’s half: a bearer token', () => {
  it('is read in place of cookies, and not renewed', async () => {
    const [data, old] = [
      await provider.signInBefore(0),
      await provider.signInBefore(6 * MINUTE, 'bob@example.com'),
    ];
    const bearer = (jwt: string) => new Headers({ Authorization: `Bearer ${jwt}`, Cookie: cookieOf(data) });
    const server = serverOf();
    expect(await server.authenticate(bearer(data.session_jwt))).toMatchObject({
      visitor: { userId: data.user_id },
    });
    expect(await server.authenticate(bearer(old.session_jwt))).toMatchObject({ reason: 'jwt_expired' });
  });

  it.each([
    [
      'another issuer',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return new SignJWT({})
          .setProtectedHeader({ alg: 'RS256' })
          .setIssuer('https://other.example')
          .sign(privateKey);
      },
    ],
    ['no JWT', async () => 'ghp_0123456789'],
  ])('of %s beside good cookies is not ours', async (_, bearer) => {
    const data = await provider.signInBefore(0);
    const headers = { Authorization: `Bearer ${await bearer()}`, Cookie: cookieOf(data) };
    const auth = await serverOf().authenticate(new Headers(headers));
    expect(auth).toMatchObject({ status: 'signedIn', visitor: { userId: data.user_id } });
    const alone = new Headers({ Authorization: headers.Authorization });
    expect(await serverOf().authenticate(alone)).toMatchObject({ reason: 'no_session' });
  });

  it('that only says that it is of this issuer decides, so that cookies cannot stand in for it', async () => {
    const data = await provider.signInBefore(0);
    const forged = `${data.session_jwt.slice(0, -8)}AAAAAAAA`;
    const headers = new Headers({ Authorization: `Bearer ${forged}`, Cookie: cookieOf(data) });
    expect(await serverOf().authenticate(headers)).toMatchObject({ reason: 'jwt_invalid' });
    expect((await serverOf().authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
  });
});
