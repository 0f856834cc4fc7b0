import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { makeSetup } from '../../tests/data/widgets';
import {
  buttonsCounted,
  cryptoStateUpdated,
  errorDescriptorSet,
  flowFailed,
  flowReady,
  flowRequested,
  loadingSet,
  magicLinkEmailSet,
  otpStateUpdated,
  passwordStateUpdated,
  promptEnded,
  promptPlaced,
  started,
  successShown,
  transition,
} from './widget';
import { createWidgetsReducer, mounted, setupReplaced, unmounted, type WidgetsState } from './widgets';

const noteSlice = createSlice({
  name: 'widget/note',
  initialState: { text: '' },
  reducers: { noted: (_, { payload }: PayloadAction<string>) => ({ text: payload }) },
});
const { noted } = noteSlice.actions;
const of = <A extends object>(mountId: string, action: A) => ({ ...action, meta: { mountId } });

function setUp(...mountIds: string[]) {
  const { reducer, injectScreen } = createWidgetsReducer();
  let state: WidgetsState = reducer(undefined, { type: '@@init' });
  const dispatch = (action: { type: string }) => (state = reducer(state, action));
  mountIds.forEach((mountId) => dispatch(mounted({ mountId, setup: makeSetup() })));
  return { dispatch, injectScreen, state: () => state };
}

describe('§3 Widget state, §2 Screens', () => {
  it.each([
    ['login', 'Main'],
    ['passwordReset', 'PasswordResetForm'],
    ['passkeyRegistration', 'PasskeyRegistrationStart'],
    ['identityProvider', 'IDPConsent'],
  ] as const)('a widget of the kind %s starts with the screen %s', (kind, screen) => {
    const { dispatch, state } = setUp();
    dispatch(mounted({ mountId: 'a', setup: { ...makeSetup(), kind } }));
    expect(state().a).toMatchObject({ widget: { screen, transitions: 0 }, screens: {} });
  });

  it('a new widget starts with the defaults of the shared parts', () => {
    const { state } = setUp('a');
    expect(state().a?.widget).toMatchObject({
      loading: false,
      errorDescriptor: null,
      formState: {
        magicLinkState: { email: '' },
        otpState: { type: 'email', methodId: '', otpDestination: '' },
        cryptoState: { walletAddress: '', walletOption: 'Metamask', walletChallenge: '' },
        passwordState: { email: '', type: 'new' },
        resetPasswordState: { token: '' },
      },
    });
  });

  it('there is an action for the screen, and one for each shared part', () => {
    const { dispatch, state } = setUp('a');
    dispatch(of('a', transition('EmailConfirmation')));
    dispatch(of('a', loadingSet(true)));
    dispatch(of('a', magicLinkEmailSet('ada@example.com')));
    dispatch(of('a', otpStateUpdated({ type: 'sms', methodId: 'method-1' })));
    dispatch(of('a', cryptoStateUpdated({ walletOption: 'Phantom' })));
    dispatch(of('a', passwordStateUpdated({ email: 'ada@example.com', type: 'password' })));
    const error = { kind: 'usage', message: 'No.' } as const;
    dispatch(of('a', errorDescriptorSet(error)));
    expect(state().a?.widget).toMatchObject({
      screen: 'EmailConfirmation',
      transitions: 1,
      loading: true,
      errorDescriptor: error,
      formState: {
        magicLinkState: { email: 'ada@example.com' },
        otpState: { type: 'sms', methodId: 'method-1', otpDestination: '' },
        cryptoState: { walletOption: 'Phantom', walletAddress: '' },
        passwordState: { email: 'ada@example.com', type: 'password' },
      },
    });
    dispatch(of('a', errorDescriptorSet(null)));
    expect(state().a?.widget.errorDescriptor).toBeNull();
  });

  it('a success screen forgets what was entered, another keeps it', () => {
    const { dispatch, state } = setUp('a');
    dispatch(of('a', started('PasswordResetForm')));
    dispatch(of('a', magicLinkEmailSet('ada@example.com')));
    dispatch(of('a', transition('OTPAuthenticate')));
    expect(state().a?.widget.formState.magicLinkState).toEqual({ email: 'ada@example.com' });
    dispatch(of('a', transition('OTPConfirmation')));
    expect(state().a?.widget).toMatchObject({
      screen: 'OTPConfirmation',
      transitions: 2,
      formState: {
        magicLinkState: { email: '' },
        otpState: { type: 'email', expirationMinutes: 5 },
        resetPasswordState: { token: '••••' },
      },
    });
    expect(successShown(transition('OTPConfirmation'))).toBe(true);
    expect(successShown(transition('OTPAuthenticate'))).toBe(false);
    expect(successShown(started('OTPConfirmation'))).toBe(false);
  });

  it('the prompt of One Tap ends, and is placed', () => {
    const { dispatch, state } = setUp('a');
    expect(state().a?.widget).toMatchObject({ promptOver: false, promptEmbedded: false });
    dispatch(of('a', promptEnded()));
    dispatch(of('a', promptPlaced(true)));
    expect(state().a?.widget).toMatchObject({ promptOver: true, promptEmbedded: true });
    dispatch(of('a', promptPlaced(false)));
    expect(state().a?.widget.promptEmbedded).toBe(false);
  });

  it('a flow is ready or failed once, and is fetched again when it is requested', () => {
    const { dispatch, state } = setUp('a');
    const flows = () => [state().a?.widget.ready, state().a?.widget.failed];
    dispatch(of('a', flowFailed('otp')));
    dispatch(of('a', flowFailed('oauth')));
    dispatch(of('a', flowFailed('otp')));
    expect(flows()).toEqual([[], ['otp', 'oauth']]);
    const before = state();
    dispatch(of('a', flowRequested('crypto')));
    expect(state()).toBe(before);
    dispatch(of('a', flowRequested('otp')));
    expect(flows()).toEqual([[], ['oauth']]);
    dispatch(of('a', flowReady('oauth')));
    dispatch(of('a', flowReady('otp')));
    dispatch(of('a', flowReady('oauth')));
    expect(flows()).toEqual([['oauth', 'otp'], []]);
  });

  it('a mount brings input, buttons and ready flows of the painted form; buttons are counted by flow', () => {
    const { dispatch, state } = setUp();
    const screens = { 'widget/note': { text: 'typed' } };
    dispatch(mounted({ mountId: 'a', setup: makeSetup(), screens, buttons: { oauth: 2 }, ready: ['oauth'] }));
    dispatch(of('a', buttonsCounted({ flow: 'passkeys', buttons: null })));
    expect(state().a).toMatchObject({
      screens,
      widget: { buttons: { oauth: 2, passkeys: null }, ready: ['oauth'] },
    });
    dispatch(mounted({ mountId: 'b', setup: makeSetup() }));
    expect(state().b).toMatchObject({ screens: {}, widget: { buttons: {}, ready: [] } });
    expect(Object.keys(state())).toEqual(['a', 'b']);
  });

  it('a new mount on the same element replaces the host’s arguments, and keeps the screen', () => {
    const { dispatch, injectScreen, state } = setUp('a', 'b');
    injectScreen(noteSlice);
    dispatch(of('a', transition('OTPAuthenticate')));
    dispatch(of('a', noted('kept')));
    const before = state();
    const setup = makeSetup({ products: ['otp'], otpOptions: { methods: ['sms'] } });
    dispatch(setupReplaced({ mountId: 'a', setup }));
    expect(state().a).toEqual({ ...before.a, setup });
    expect(state().b).toBe(before.b);
  });

  it('an unmount removes its own state only', () => {
    const { dispatch, state } = setUp('a', 'b');
    const { b } = state();
    dispatch(unmounted({ mountId: 'a' }));
    expect(state()).toEqual({ b });
    expect(state().b).toBe(b);
  });

  it('a late action for a removed widget changes nothing', () => {
    const { dispatch, state } = setUp('a');
    dispatch(unmounted({ mountId: 'a' }));
    const before = state();
    dispatch(unmounted({ mountId: 'a' }));
    dispatch(setupReplaced({ mountId: 'a', setup: makeSetup() }));
    dispatch(of('a', transition('OTPAuthenticate')));
    expect(state()).toBe(before);
  });

  it('an action changes its own widget only', () => {
    const { dispatch, injectScreen, state } = setUp('a', 'b');
    injectScreen(noteSlice);
    const { b } = state();
    dispatch(of('a', noted('hello')));
    expect(state().a?.screens).toEqual({ 'widget/note': { text: 'hello' } });
    expect(state().b).toBe(b);
  });

  it.each([
    ['a widget action without a widget', transition('OTPAuthenticate')],
    ['an action of the client', { type: 'session/cleared' }],
    ['an action that changes nothing', of('a', { type: 'widget/unheardOf' })],
  ])('%s keeps the state’s identity', (_, action) => {
    const { dispatch, state } = setUp('a');
    const before = state();
    dispatch(action);
    expect(state()).toBe(before);
  });

  it('a flow’s slice is added to every widget when it loads, and loading it twice keeps its state', () => {
    const { dispatch, injectScreen, state } = setUp('a');
    dispatch(of('a', noted('too early')));
    expect(state().a?.screens).toEqual({});
    injectScreen(noteSlice);
    dispatch(of('a', noted('in time')));
    injectScreen(noteSlice);
    dispatch(of('a', { type: 'widget/other' }));
    expect(state().a?.screens).toEqual({ 'widget/note': { text: 'in time' } });
  });
});
