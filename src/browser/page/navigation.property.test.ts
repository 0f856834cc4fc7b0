import * as fc from 'fast-check';
import { parseAuthenticateUrl, TOKEN_PARAMETERS } from '../../domain/addresses/urlToken';
import { createNavigation } from './navigation';

/** A character of an address: unencoded, or percent-encoded in upper or lower case. */
const spelled = (character: string): fc.Arbitrary<string> => {
  const hex = character.charCodeAt(0).toString(16);
  return fc.constantFrom(character, `%${hex}`, `%${hex.toUpperCase()}`);
};
const spelling = (name: string): fc.Arbitrary<string> =>
  fc.tuple(...[...name].map(spelled)).map((characters) => characters.join(''));

const piece = fc.constantFrom(
  ..."abzAZ09-._~!$'()*,;:@/?+",
  '%20',
  '%2B',
  '%26',
  '%3D',
  '%zz',
  '%',
  'ä',
  '%C3%A4',
  '€',
  '',
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const otherName = text.filter((name) => !isOurs(name));
const otherPair = fc.oneof(
  fc.tuple(otherName, text).map(([name, value]) => `${name}=${value}`),
  otherName,
  fc.constantFrom(
    'my_token=1',
    'token2=1',
    'Token=1',
    '?token=1',
    '?stytch_token_type=oauth',
    'tokens',
    'stytch_token_type_2=oauth',
    'a=token=b',
  ),
);
const ourPair = fc
  .tuple(fc.constantFrom(...TOKEN_PARAMETERS).chain(spelling), text)
  .chain(([name, value]) => fc.constantFrom(`${name}=${value}`, name));
const path = text.map((rest) => `/in/${rest.replace(/[?]/g, '')}`);
const hash = fc.oneof(
  fc.constant(''),
  text.map((rest) => `#${rest}token=kept`),
);

function isOurs(pair: string): boolean {
  return [...new URLSearchParams(`?${pair}`).keys()].some((name) =>
    (TOKEN_PARAMETERS as readonly string[]).includes(name),
  );
}

const visit = (address: string): void => history.replaceState({ scroll: 7 }, '', address);
/** The address as the browser normalises it. */
const shown = (address: string): string => {
  visit(address);
  return location.href;
};

describe('§4 Magic link flow: any page address', () => {
  it('removing the token changes no other byte of the address', () => {
    const pairs = fc.array(fc.oneof(otherPair, ourPair), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(path, pairs, ourPair, hash, (where, around, token, end) => {
        const kept = around.filter((pair) => !isOurs(pair)).join('&');
        const expected = shown(`${where}${kept && `?${kept}`}${end}`);
        visit(`${where}?${[...around, token].join('&')}${end}`);
        createNavigation(window).removeFromQuery(TOKEN_PARAMETERS);
        expect(location.href).toBe(expected);
        expect(history.state).toEqual({ scroll: 7 });
      }),
      { numRuns: 150 },
    );
  });

  it('an address without a token stays unchanged', () => {
    const pairs = fc.array(otherPair, { maxLength: 4 });
    fc.assert(
      fc.property(path, fc.constantFrom('', '?', '?&', '?&&'), pairs, hash, (where, start, others, end) => {
        const query = others.length === 0 ? start : `${start || '?'}${others.join('&')}`;
        const address = shown(`${where}${query}${end}`);
        createNavigation(window).removeFromQuery(TOKEN_PARAMETERS);
        expect(location.href).toBe(address);
      }),
      { numRuns: 150 },
    );
  });

  it('reads the first type and the first token at any position, and none after their removal', () => {
    const value = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(otherPair), value, value, fc.array(otherPair), (before, type, token, after) => {
        const ours = [`stytch_token_type=${encodeURIComponent(type)}`, `token=${encodeURIComponent(token)}`];
        visit(`/in?${[...before, ...ours, ...after, 'token=later', 'stytch_token_type=later'].join('&')}`);
        const navigation = createNavigation(window);
        expect(parseAuthenticateUrl(navigation.query())).toEqual({
          handled: ['magic_links', 'oauth', 'impersonation'].includes(type),
          tokenType: type,
          token,
        });
        navigation.removeFromQuery(TOKEN_PARAMETERS);
        expect(parseAuthenticateUrl(navigation.query())).toBeNull();
        expect(location.href).not.toContain('later');
      }),
      { numRuns: 150 },
    );
  });
});
