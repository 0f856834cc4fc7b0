import { bad, type Required, type WrongCall } from './wrongCall';

export const RBAC_REQUIRED: Required = {
  'rbac.isAuthorized': ['resource_id', 'action'],
};

export const RBAC_CALLS: WrongCall[] = [
  [
    'stytch.rbac.isAuthorized',
    'resource_id must be a string.',
    (c) => c.rbac.isAuthorized(bad(undefined), bad(1)),
  ],
  ['stytch.rbac.isAuthorized', 'action must be a string.', (c) => c.rbac.isAuthorized('r', bad(1))],
  [
    'stytch.rbac.isAuthorizedSync',
    'resource_id must be a string.',
    (c) => c.rbac.isAuthorizedSync(bad(1), 'a'),
  ],
  [
    'stytch.rbac.isAuthorizedSync',
    'action must be a string.',
    (c) => c.rbac.isAuthorizedSync('r', bad(null)),
  ],
];
