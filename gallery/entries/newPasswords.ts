import { submitted } from '../../src/screens/main/reducer';
import { BOOTSTRAP, bootstrap, strength } from '../data/answers';
import { PASSWORDS, PASSWORDS_AND_CODE } from '../data/configs';
import { dispatch, press, see, type, type Entry, type Step } from './entry';
import { EMAIL } from '../data/people';

const NEW = 'input[autocomplete=new-password]';
const ALERT = '[role=alert]:not(:empty)';
const CHECK = 'POST /passwords/strength_check';
/** The live region with the provider's strength rating. */
const SAID = '[role=status]:not(:empty)';
const JUDGED = 'button[type=submit]:not(:disabled)';

const toNew: Step[] = [dispatch(submitted({ method: 'password', value: EMAIL })), see(NEW)];
/** Types a new password and waits for its strength. */
const typeNew = (password: string): Step[] => [...toNew, type(NEW, password), see('[id$=-strength]')];

const LUDS = bootstrap({ password_config: { luds_complexity: 3, luds_minimum_count: 8 } });
const luds = (missing_characters: number, missing_complexity: number, more = {}) =>
  strength({
    strength_policy: 'luds',
    ...more,
    feedback: {
      luds_requirements: {
        has_digit: false,
        has_lower_case: true,
        has_symbol: false,
        has_upper_case: false,
        missing_characters,
        missing_complexity,
      },
    },
  });

const onNew = { screen: 'PasswordCreateOrLogin', config: PASSWORDS } as const;

/** States for an email address without an account. */
export const NEW_PASSWORD_ENTRIES: Entry[] = [
  { ...onNew, name: 'passwords-new', title: 'a new visitor', steps: toNew, sees: NEW },
  {
    ...onNew,
    name: 'passwords-new-checking',
    title: 'a new password that is being checked',
    answers: { [CHECK]: 'never' },
    steps: typeNew('plum Kettle'),
    // The local estimate, which needs zxcvbn.
    sees: '[role=meter]:not([aria-valuenow="0"])',
  },
  {
    ...onNew,
    name: 'passwords-new-weak',
    title: 'a password that is easy to guess',
    answers: {
      [CHECK]: strength({ score: 0, feedback: { warning: 'This is similar to a commonly used password.' } }),
    },
    steps: typeNew('password1'),
    sees: SAID,
  },
  {
    ...onNew,
    name: 'passwords-new-breached',
    title: 'a new password that is breached',
    answers: { [CHECK]: strength({ score: 2, breached_password: true }) },
    steps: typeNew('monkey banana 9'),
    sees: SAID,
  },
  {
    ...onNew,
    name: 'passwords-new-unchecked',
    title: 'a new password that could not be checked',
    answers: { [CHECK]: 'lost' },
    steps: typeNew('plum Kettle'),
    sees: ALERT,
  },
  {
    ...onNew,
    name: 'passwords-new-or-code',
    title: 'a new visitor, with a code as alternative',
    config: PASSWORDS_AND_CODE,
    steps: [...typeNew('plum Kettle orbit 47'), see(JUDGED)],
    sees: NEW,
  },
  {
    ...onNew,
    name: 'passwords-new-making',
    title: 'the account is being created',
    answers: { 'POST /passwords': 'never', [CHECK]: strength({ valid_password: true, score: 4 }) },
    steps: [...typeNew('plum Kettle orbit 47'), see(JUDGED), press(JUDGED)],
    sees: '[aria-busy=true]',
  },
  {
    ...onNew,
    name: 'passwords-rules',
    title: 'a project with LUDS rules',
    answers: { [BOOTSTRAP]: LUDS },
    steps: toNew,
    sees: '[id$=-strength] li',
  },
  {
    ...onNew,
    name: 'passwords-rules-half',
    title: 'a password that satisfies one of two rules',
    answers: { [BOOTSTRAP]: LUDS, [CHECK]: luds(0, 1) },
    steps: typeNew('kettleorbit'),
    sees: SAID,
  },
  {
    ...onNew,
    name: 'passwords-rules-breached',
    title: 'a password that satisfies the rules, and is breached',
    answers: { [BOOTSTRAP]: LUDS, [CHECK]: luds(0, 0, { breached_password: true }) },
    steps: typeNew('Password1!'),
    sees: SAID,
  },
];
