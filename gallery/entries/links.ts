import { linkProblemFound } from '../../src/store/client';
import { submitted } from '../../src/screens/main/reducer';
import { EMAIL_LINK, LINK_AND_CODES } from '../data/configs';
import { dispatch, type Entry } from './entry';
import { EMAIL, LONG_EMAIL } from '../data/people';

const GMAIL = 'a[href*="mail.google.com"]';
const send = (value: string) => dispatch(submitted({ method: 'magicLink', value }));

export const LINK_ENTRIES: Entry[] = [
  {
    name: 'email-confirmation',
    screen: 'EmailConfirmation',
    title: 'the link was sent',
    config: EMAIL_LINK,
    steps: [send(EMAIL)],
    sees: GMAIL,
  },
  {
    name: 'email-confirmation-long-address',
    screen: 'EmailConfirmation',
    title: 'sent to an address that is longer than a line',
    config: EMAIL_LINK,
    steps: [send(LONG_EMAIL)],
    sees: GMAIL,
  },
  {
    name: 'link-elsewhere',
    screen: 'LinkOpenedElsewhere',
    title: 'the link was opened in another browser',
    config: LINK_AND_CODES,
    steps: [dispatch(linkProblemFound())],
    sees: '[role=alert]',
  },
];
