import { countryChanged, phoneChanged, submitted, tabChosen } from '../../src/screens/main/reducer';
import { ALL_CODES } from '../data/configs';
import { PHONE, US } from '../data/people';
import { dispatch, read, see, type Entry } from './entry';

const PHONE_FIELD = 'input[type=tel]';
const ALERT = '[role=alert]:not(:empty)';
const TWO_NUMBERS = '(415) 555-0132 / (212) 555-0132';

/** Main with the phone field. */
export const MAIN_PHONE_ENTRIES: Entry[] = [
  {
    name: 'main-phone',
    screen: 'Main',
    title: 'phone number',
    config: ALL_CODES,
    steps: [see(PHONE_FIELD), dispatch(phoneChanged(PHONE)), read(PHONE_FIELD, '(415) 555-0132')],
    sees: PHONE_FIELD,
  },
  {
    name: 'main-phone-abroad',
    screen: 'Main',
    title: 'a phone number of another country',
    config: ALL_CODES,
    steps: [
      dispatch(tabChosen('whatsapp')),
      see(PHONE_FIELD),
      dispatch(countryChanged('MX')),
      dispatch(phoneChanged('5512345678')),
      read(PHONE_FIELD, '55 1234 5678'),
    ],
    sees: PHONE_FIELD,
  },
  {
    name: 'main-phone-wrong',
    screen: 'Main',
    title: 'an invalid phone number',
    config: ALL_CODES,
    steps: [
      see(PHONE_FIELD),
      dispatch(phoneChanged('415')),
      dispatch(submitted({ method: 'sms', value: '415', origin: US })),
    ],
    sees: ALERT,
  },
  {
    name: 'main-phone-question',
    screen: 'Main',
    title: 'a text with two phone numbers',
    config: ALL_CODES,
    steps: [
      dispatch(tabChosen('sms')),
      see(PHONE_FIELD),
      dispatch(phoneChanged(TWO_NUMBERS)),
      dispatch(submitted({ method: 'sms', value: TWO_NUMBERS, origin: US })),
    ],
    sees: '[role=group]',
  },
];
