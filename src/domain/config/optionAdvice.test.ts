import { isTestToken } from './publicToken';
import { publicTokenAdvice } from './optionAdvice';

const TEST = 'public-token-test-1';
const LIVE = 'public-token-live-1';

describe('§5 Public token: warnings', () => {
  it.each([TEST, LIVE])('accepts %s', (token) => {
    expect(publicTokenAdvice(token)).toEqual([]);
  });

  it.each([
    [undefined, 'must be a string, but it is of type undefined'],
    [null, 'must be a string, but it is null'],
    [42, 'must be a string, but it is of type number'],
    ['', 'is an empty string'],
    ['project-test-1', 'should start with "public-token-"'],
    ['PUBLIC-TOKEN-1', 'should start with "public-token-"'],
  ])('warns of %j', (token, words) => {
    expect(publicTokenAdvice(token)).toEqual([expect.stringContaining(words)]);
  });

  it('does not contain a token that may be secret', () => {
    expect(publicTokenAdvice('secret-live-0123456789').join()).not.toContain('0123456789');
  });

  it('recognises a test token by its prefix', () => {
    expect([TEST, LIVE, ''].map(isTestToken)).toEqual([true, false, false]);
  });
});
