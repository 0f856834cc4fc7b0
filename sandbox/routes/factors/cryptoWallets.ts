import { rfc3339 } from '../../state/clock';
import type { StoredWallet, WalletChallenge } from '../../state/factors/wallets';
import { walletText } from '../../texts';
import { bytesToHex, randomBytes } from '../../verify/bytes';
import { checkSessionDuration, minutes } from '../../verify/durations';
import { refuse, SchemaRefusal } from '../../verify/refusals';
import type { BodyOf, Shape } from '../../verify/schema';
import { schemaIssues } from '../../verify/schema';
import { SIWE_PARAMS, siweText, siweTime } from '../../verify/factors/siwe';
import { checksummed, hasSigned, walletKey } from '../../verify/factors/wallets';
import { signIn } from '../authAnswer';
import type { Answer, Call, Route } from '../route';
import { BOT_PROTECTION, requireUserId, route } from '../route';

const GOOD_FOR_MINUTES = 5;
const NONCE_BYTES = 16;

const WALLET = {
  crypto_wallet_address: { type: 'string', required: true },
  crypto_wallet_type: { type: 'string', required: true, enum: ['ethereum', 'solana'] },
} as const satisfies Shape;

const START = {
  ...WALLET,
  siwe_params: { type: 'object', properties: SIWE_PARAMS },
  ...BOT_PROTECTION,
} as const satisfies Shape;

const SIWE_REQUIRED = { siwe_params: { type: 'object', required: true } } as const satisfies Shape;

const walletOf = (body: BodyOf<typeof WALLET>): Pick<StoredWallet, 'type' | 'key'> => {
  const type = body.crypto_wallet_type as StoredWallet['type'];
  return { type, key: walletKey(type, body.crypto_wallet_address) };
};

async function start(call: Call<BodyOf<typeof START>>, userId: string | null): Promise<Answer> {
  const { state, project, visitor, body } = call;
  const { siwe_params: siwe, crypto_wallet_address: address } = body;
  const wallet = walletOf(body);
  if (siwe && wallet.type !== 'ethereum') return refuse('crypto_wallet_type_incompatible_with_siwe');
  if (wallet.type === 'ethereum' && project.bootstrap.siwe_required_for_crypto_wallets) {
    const issues = schemaIssues(body, SIWE_REQUIRED);
    if (issues.length > 0) throw new SchemaRefusal(issues);
  }
  const owner = userId === null ? null : await state.wallets.find(project.public_token, wallet);
  if (owner && owner.user_id !== userId) return refuse('invalid_wallet_address_user');
  const nonce = bytesToHex(randomBytes(NONCE_BYTES));
  const expires_at = state.now + minutes(GOOD_FOR_MINUTES);
  siweTime('issued_at', siwe?.issued_at);
  const challenge = siwe
    ? siweText({
        ...siwe,
        domain: new URL(visitor.page).host,
        address: await checksummed(address),
        uri: siwe.uri ?? visitor.page,
        nonce,
        issued_at: siwe.issued_at ?? rfc3339(state.now),
        expires_at: rfc3339(expires_at),
      })
    : walletText({ project: project.bootstrap.project_name ?? 'this site', address, nonce, now: state.now });
  await state.wallets.addChallenge({
    nonce,
    public_token: project.public_token,
    ...wallet,
    user_id: userId,
    challenge,
    page: siwe ? visitor.page : null,
    not_before: siweTime('not_before', siwe?.not_before) ?? state.now,
    expires_at,
  });
  return { data: { challenge } };
}

/** Finds the issued text that was signed. It must come from this page and, for a wallet to be added, from this session. */
async function signedChallenge(
  { state, project, visitor, session, onBehalf }: Call,
  wallet: Pick<StoredWallet, 'type' | 'key'>,
  signature: string,
): Promise<WalletChallenge> {
  for (const open of await state.wallets.openChallenges(project.public_token, wallet)) {
    const { challenge, page, user_id } = open;
    const isHere = onBehalf !== undefined || page === null || page === visitor.page;
    const isMine = user_id === null || user_id === (onBehalf?.userId ?? session?.user_id);
    if (isHere && isMine && (await hasSigned(wallet.type, wallet.key, challenge, signature))) return open;
  }
  return refuse('unable_to_authenticate_crypto_wallet');
}

const authenticate = route({
  method: 'POST',
  path: '/crypto_wallets/authenticate',
  access: 'project',
  body: {
    ...WALLET,
    signature: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
    ...BOT_PROTECTION,
  },
  run: async (call) => {
    const { state, project, body } = call;
    const { public_token } = project;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const wallet = walletOf(body);
    const challenge = await signedChallenge(call, wallet, body.signature);
    await state.wallets.spendChallenge(challenge);
    const known = await state.wallets.find(public_token, wallet);
    if (known && challenge.user_id !== null && known.user_id !== challenge.user_id)
      return refuse('invalid_wallet_address_user');
    const userId = known?.user_id ?? challenge.user_id ?? (await state.users.create(public_token));
    const { crypto_wallet_id, address, type } =
      known ?? (await state.wallets.add(public_token, userId, wallet, body.crypto_wallet_address));
    return signIn(call, {
      userId,
      durationMinutes,
      factor: {
        type: 'crypto',
        delivery_method: 'crypto_wallet',
        last_authenticated_at: rfc3339(state.now),
        crypto_wallet_factor: {
          crypto_wallet_id,
          crypto_wallet_address: address,
          crypto_wallet_type: type,
        },
      },
    });
  },
});

export const cryptoWalletRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/crypto_wallets/authenticate/start/primary',
    access: 'project',
    body: START,
    run: (call) => start(call, null),
  }),
  route({
    method: 'POST',
    path: '/crypto_wallets/authenticate/start/secondary',
    access: 'session',
    body: START,
    run: (call) => start(call, requireUserId(call)),
  }),
  authenticate,
];
