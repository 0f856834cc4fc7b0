import { bad, type WrongCall } from './wrongCall';

export const USER_CALLS: WrongCall[] = [
  [
    'stytch.user.update',
    'untrusted_metadata must be an object.',
    (c) => c.user.update(bad({ untrusted_metadata: 'x' })),
  ],
  [
    'stytch.user.update',
    'untrusted_metadata must be an object.',
    (c) => c.user.update(bad({ untrusted_metadata: [] })),
  ],
  ['stytch.user.update', 'name must be an object.', (c) => c.user.update(bad({ name: 'Ada' }))],
];
