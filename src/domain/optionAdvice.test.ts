import { isTestToken } from './clientOptions';
import { publicTokenAdvice } from './optionAdvice';

const TEST = 'public-token-test-1';
const LIVE = 'public-token-live-1';

describe('§5 Public token', () => {
  it.each([TEST, LIVE])('has nothing to say of %s', (token) => {
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

  it('never repeats what may be a secret', () => {
    expect(publicTokenAdvice('secret-live-0123456789').join()).not.toContain('0123456789');
  });

  it('tells a test token by its name', () => {
    expect([TEST, LIVE, ''].map(isTestToken)).toEqual([true, false, false]);
  });
});
