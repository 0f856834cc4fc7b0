import { passkeyRequested } from '../../src/screens/passkeys/login/slice';
import {
  createRequested,
  deleteRequested,
  editStarted,
  skipRequested,
} from '../../src/screens/passkeys/registration/slice';
import { transition } from '../../src/store/widget';
import { refusal } from '../data/answers';
import { WITH_PASSKEYS } from '../data/configs';
import { dispatch, lack, see, type Entry, type Step } from './entry';
import { ADA, ADA_WITH_PASSKEYS, KNOWN_PASSKEYS } from '../data/people';

const EMAIL_FIELD = 'input[type=email]';
const ALERT = '[role=alert]:not(:empty)';
const READY = 'button:not(:disabled)';
const SECOND = 'webauthn-registration-test-2';

const byButton = { screen: 'Main', config: WITH_PASSKEYS, browser: { passkeys: 'button' } } as const;
const onStart = {
  screen: 'PasskeyRegistrationStart',
  widget: 'passkeyRegistration',
  user: ADA,
  browser: { passkeys: 'button' },
} as const;
const onList = {
  screen: 'PasskeyRegistrationSuccess',
  widget: 'passkeyRegistration',
  user: ADA_WITH_PASSKEYS,
  browser: {
    passkeys: 'button',
    stored: { 'stytch_sdk_state_public-token-test-gallery::passkeys': JSON.stringify(KNOWN_PASSKEYS) },
  },
} as const;
/** Waits until the rows have the names of the passkey providers. */
const toList: Step[] = [see(READY), dispatch(skipRequested()), see('li input + span')];

export const PASSKEY_ENTRIES: Entry[] = [
  {
    ...byButton,
    name: 'passkeys-login',
    title: 'a passkey, in a browser that offers none in inputs',
    steps: [see('button')],
    sees: EMAIL_FIELD,
  },
  {
    ...byButton,
    name: 'passkeys-inputs',
    title: 'passkeys among the suggestions of the input',
    browser: { passkeys: 'inputs' },
    sees: `${EMAIL_FIELD}[autocomplete~=webauthn]`,
  },
  {
    ...byButton,
    name: 'passkeys-refused',
    title: 'a passkey, in a browser that refuses them among the suggestions of the input',
    browser: { passkeys: 'inputs', prompt: 'declines' },
    sees: 'form ~ button',
  },
  {
    ...byButton,
    name: 'passkeys-login-prompt',
    title: 'the browser asks for a passkey',
    steps: [see(EMAIL_FIELD), dispatch(passkeyRequested())],
    sees: '[aria-busy=true]',
  },
  {
    ...byButton,
    name: 'passkeys-login-problem',
    title: 'a passkey that was deleted from the account',
    answers: { 'POST /webauthn/authenticate/start': refusal(404, 'webauthn_registration_not_found') },
    steps: [see(EMAIL_FIELD), dispatch(passkeyRequested())],
    sees: ALERT,
  },
  {
    screen: 'Main',
    config: { ...WITH_PASSKEYS, passkeyOptions: { immediate: true } },
    browser: { passkeys: 'button', prompt: 'notHere' },
    name: 'passkeys-not-here',
    title: 'no passkey is on this device',
    steps: [see('[part=button-secondary]'), dispatch(passkeyRequested())],
    sees: ALERT,
  },
  {
    ...byButton,
    screen: 'PasskeyConfirmation',
    name: 'passkeys-success',
    title: 'the visitor is signed in',
    steps: [see(EMAIL_FIELD), dispatch(transition('PasskeyConfirmation')), lack(EMAIL_FIELD)],
    sees: 'h2',
  },
  { ...onStart, name: 'passkeys-start', title: 'a passkey is offered', sees: READY },
  {
    ...onStart,
    name: 'passkeys-start-waiting',
    title: 'the session is being checked',
    answers: { 'GET /users/me': 'never' },
    sees: 'button:disabled',
  },
  {
    ...onStart,
    name: 'passkeys-start-prompt',
    title: 'the browser’s prompt is open',
    steps: [see(READY), dispatch(createRequested())],
    sees: '[aria-busy=true]',
  },
  {
    ...onStart,
    name: 'passkeys-start-failed',
    title: 'the passkey was not created',
    browser: { passkeys: 'button', prompt: 'declines' },
    steps: [see(READY), dispatch(createRequested())],
    sees: ALERT,
  },
  {
    ...onStart,
    name: 'passkeys-start-duplicate',
    title: 'this device has one already',
    browser: { passkeys: 'button', prompt: 'duplicate' },
    steps: [see(READY), dispatch(createRequested())],
    sees: ALERT,
  },
  {
    ...onStart,
    name: 'passkeys-start-no-user',
    title: 'no session',
    user: undefined,
    answers: { 'GET /users/me': refusal(401, 'unauthorized_credentials') },
    sees: ALERT,
  },
  {
    ...onStart,
    name: 'passkeys-start-unread',
    title: 'the user cannot be fetched, with a session',
    answers: { 'GET /users/me': 'lost' },
    sees: ALERT,
  },
  {
    ...onStart,
    name: 'passkeys-start-unread-signed-out',
    title: 'the user cannot be fetched, without a session',
    user: undefined,
    answers: { 'GET /users/me': 'lost' },
    sees: ALERT,
  },
  {
    ...onStart,
    name: 'passkeys-start-unsupported',
    title: 'a browser without passkeys',
    browser: {},
    sees: 'button:not(:disabled)',
  },
  { ...onList, name: 'passkeys-list', title: 'the user’s passkeys', steps: toList, sees: 'li' },
  {
    ...onList,
    name: 'passkeys-list-edit',
    title: 'a passkey is renamed',
    steps: [...toList, dispatch(editStarted(SECOND))],
    sees: 'li input',
  },
  {
    ...onList,
    name: 'passkeys-list-delete',
    title: 'the deletion of a passkey must be confirmed',
    steps: [...toList, dispatch(deleteRequested(SECOND))],
    sees: '[part=notice] + * > button:not([aria-disabled])',
  },
  {
    ...onStart,
    screen: 'PasskeyRegistrationSuccess',
    name: 'passkeys-list-none',
    title: 'no passkeys',
    steps: [see(READY), dispatch(skipRequested())],
    sees: 'h3',
  },
];
