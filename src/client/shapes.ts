import type { RoomShape } from './lazyRoom';
import type { Rooms } from './rooms';

const SENDS = { loginOrCreate: 1, send: 1 } as const;

/** What every room offers, known before its code is here. */
export const SHAPES = {
  user: { get: 1, update: 1 },
  session: { authenticate: 1, revoke: 1 },
  otps: { sms: SENDS, whatsapp: SENDS, email: SENDS, authenticate: 1 },
  magicLinks: { email: SENDS, authenticate: 1 },
  passwords: {
    create: 1,
    authenticate: 1,
    resetByEmailStart: 1,
    resetByEmail: 1,
    resetByExistingPassword: 1,
    resetBySession: 1,
    strengthCheck: 1,
  },
  authenticateByUrl: 1,
} as const satisfies RoomShape<Rooms>;
