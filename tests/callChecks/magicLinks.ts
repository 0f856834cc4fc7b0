import { bad, MINUTES, type WrongCall } from './wrongCall';

export const MAGIC_LINK_CALLS: WrongCall[] = [
  [
    'stytch.magicLinks.email.loginOrCreate',
    'email must be a string.',
    (c) => c.magicLinks.email.loginOrCreate(bad(7)),
  ],
  ['stytch.magicLinks.email.send', 'email must be a string.', (c) => c.magicLinks.email.send(bad(7))],
  [
    'stytch.magicLinks.authenticate',
    'token must be a string.',
    (c) => c.magicLinks.authenticate(bad(7), MINUTES),
  ],
  [
    'stytch.magicLinks.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.magicLinks.authenticate('t', bad({})),
  ],
];
