import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient } from '../../../tests/visits/headless';

const page = setUpSandbox();

describe('§4 Password flow: the answer of client.passwords.strengthCheck', () => {
  it.each([
    ['no feedback', {}],
    ['null for feedback', { feedback: null }],
    ['feedback without requirements', { feedback: { warning: '' } }],
  ])('accepts %s as missing', async (_, given) => {
    const client = headlessClient(page);
    const strength = { valid_password: true, score: 2, breached_password: false, strength_policy: 'none' };
    await page.fault('/passwords/strength_check', { status: 200, body: { data: { ...strength, ...given } } });
    expect(await client.passwords.strengthCheck({ password: 'a' })).toMatchObject({
      ...strength,
      feedback: {
        warning: '',
        suggestions: [],
        luds_requirements: { missing_characters: 0, missing_complexity: 0 },
      },
    });
  });

  it('keeps null requirements of an answer', async () => {
    const feedback = { warning: '', suggestions: [], luds_requirements: null };
    const strength = { valid_password: true, score: 4, strength_policy: 'zxcvbn', feedback };
    await page.fault('/passwords/strength_check', { status: 200, body: { data: strength } });
    const answer = await headlessClient(page).passwords.strengthCheck({ password: 'a' });
    expect(answer.feedback).toEqual(feedback);
  });
});
