import { parseAuthenticateUrl, TOKEN_PARAMETERS } from './urlToken';

describe('§4 Magic link flow: the token in the page’s address', () => {
  it.each([
    ['nothing', '', null],
    ['other parameters', '?drug=ibuprofen&token=abc', null],
    ['a type alone', '?stytch_token_type=magic_links', null],
    ['an empty token', '?stytch_token_type=magic_links&token=', null],
    ['an empty type', '?stytch_token_type=&token=abc', null],
    [
      'a link’s token',
      '?a=1&stytch_token_type=magic_links&token=abc%2Fdef&b=2',
      { handled: true, tokenType: 'magic_links', token: 'abc/def' },
    ],
    [
      'a social provider’s token',
      '?stytch_token_type=oauth&token=abc',
      { handled: true, tokenType: 'oauth', token: 'abc' },
    ],
    [
      'the token of a link in a password reset’s mail',
      '?stytch_token_type=login&token=abc',
      { handled: false, tokenType: 'login', token: 'abc' },
    ],
    [
      'a token for a screen of its own',
      '?stytch_token_type=reset_password&token=abc',
      { handled: false, tokenType: 'reset_password', token: 'abc' },
    ],
    [
      'a type named like a property of Object.prototype',
      '?stytch_token_type=constructor&token=abc',
      { handled: false, tokenType: 'constructor', token: 'abc' },
    ],
    [
      'a type twice: the first counts',
      '?stytch_token_type=magic_links&token=abc&stytch_token_type=oauth&token=def',
      { handled: true, tokenType: 'magic_links', token: 'abc' },
    ],
  ])('reads %s', (_, query, found) => {
    expect(parseAuthenticateUrl(new URLSearchParams(query))).toEqual(found);
  });

  it('lists the parameters to remove from the address', () => {
    expect(TOKEN_PARAMETERS).toEqual(['stytch_token_type', 'token']);
  });
});
