import { createAction, createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../domain/errors/errors';
import { MASK } from '../domain/secrets/mask';
import { OTP_EXPIRATION_MINUTES } from '../domain/constants';
import type { ToastKind } from '../domain/flowConstants';
import type { FormState, ScreenName } from '../domain/screens';

/** Shown after a sign-in, when what the visitor has entered is no longer needed. */
const SUCCESS_SCREENS: readonly ScreenName[] = [
  'PasskeyConfirmation',
  'PasswordConfirmation',
  'OTPConfirmation',
  'CryptoConfirmation',
];

/** §3 Widget state, §4 widget actions: the current screen, and the data that screens share. */
export interface WidgetCore {
  screen: ScreenName;
  /** The screen that probably comes next. Its flow's chunk is fetched, and it is rendered once in advance. */
  expected: ScreenName | null;
  /** Number of screen changes: the first screen must not take the page's focus, later ones should. */
  transitions: number;
  loading: boolean;
  formState: FormState;
  errorDescriptor: AuthError | null;
  /** A One Tap prompt that replaced the whole widget has ended, or could not start. */
  promptOver: boolean;
  /** One Tap replaces the Google button. */
  promptEmbedded: boolean;
  /** Flows whose chunk is loaded and whose saga runs for this widget. */
  ready: string[];
  /** Flows whose chunk could not be fetched. */
  failed: string[];
  /** By flow, the number of buttons on Main. Main is invisible while one of them is null: not determined yet. */
  buttons: Record<string, number | null>;
}

const INITIAL_FORM_STATE: FormState = {
  magicLinkState: { email: '' },
  otpState: {
    type: 'email',
    methodId: '',
    otpDestination: '',
    expiresAt: 0,
    expirationMinutes: OTP_EXPIRATION_MINUTES,
  },
  cryptoState: { walletAddress: '', walletOption: 'Metamask', walletChallenge: '' },
  passwordState: { email: '', type: 'new' },
  resetPasswordState: { token: '' },
};

const initialState: WidgetCore = {
  screen: 'Main',
  expected: null,
  transitions: 0,
  loading: false,
  formState: INITIAL_FORM_STATE,
  errorDescriptor: null,
  promptOver: false,
  promptEmbedded: false,
  ready: [],
  failed: [],
  buttons: {},
};

/** Changes nothing when the item is not in the list, so that no view renders again. */
function removeFrom(list: string[], item: string): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}

export const widgetSlice = createSlice({
  name: 'widget',
  initialState,
  reducers: {
    started(_, { payload }: PayloadAction<ScreenName>): WidgetCore {
      // The reset widget is always mounted with a token.
      const token = payload === 'PasswordResetForm' ? MASK : '';
      const formState: FormState = { ...INITIAL_FORM_STATE, resetPasswordState: { token } };
      return { ...initialState, screen: payload, formState };
    },
    transition(state, { payload }: PayloadAction<ScreenName>) {
      state.screen = payload;
      state.expected = null;
      state.transitions += 1;
      if (SUCCESS_SCREENS.includes(payload)) {
        state.formState = { ...INITIAL_FORM_STATE, resetPasswordState: state.formState.resetPasswordState };
      }
    },
    screenExpected(state, { payload }: PayloadAction<ScreenName>) {
      state.expected = payload;
    },
    magicLinkEmailSet(state, { payload }: PayloadAction<string>) {
      state.formState.magicLinkState.email = payload;
    },
    otpStateUpdated(state, { payload }: PayloadAction<Partial<FormState['otpState']>>) {
      Object.assign(state.formState.otpState, payload);
    },
    cryptoStateUpdated(state, { payload }: PayloadAction<Partial<FormState['cryptoState']>>) {
      Object.assign(state.formState.cryptoState, payload);
    },
    passwordStateUpdated(state, { payload }: PayloadAction<FormState['passwordState']>) {
      state.formState.passwordState = payload;
    },
    errorDescriptorSet(state, { payload }: PayloadAction<AuthError | null>) {
      state.errorDescriptor = payload;
    },
    promptEnded(state) {
      state.promptOver = true;
    },
    promptPlaced(state, { payload }: PayloadAction<boolean>) {
      state.promptEmbedded = payload;
    },
    loadingSet(state, { payload }: PayloadAction<boolean>) {
      state.loading = payload;
    },
    flowReady(state, { payload }: PayloadAction<string>) {
      if (!state.ready.includes(payload)) state.ready.push(payload);
      // An earlier prefetch may have failed.
      removeFrom(state.failed, payload);
    },
    flowFailed(state, { payload }: PayloadAction<string>) {
      if (!state.failed.includes(payload)) state.failed.push(payload);
    },
    buttonsCounted(state, { payload }: PayloadAction<{ flow: string; buttons: number | null }>) {
      state.buttons[payload.flow] = payload.buttons;
    },
    /** A flow is needed now or soon. A failed one is fetched again. */
    flowRequested(state, { payload }: PayloadAction<string>) {
      removeFrom(state.failed, payload);
    },
  },
});

export const {
  started,
  transition,
  screenExpected,
  magicLinkEmailSet,
  otpStateUpdated,
  cryptoStateUpdated,
  passwordStateUpdated,
  errorDescriptorSet,
  promptEnded,
  promptPlaced,
  loadingSet,
  flowReady,
  flowFailed,
  flowRequested,
  buttonsCounted,
} = widgetSlice.actions;

/** The visitor has signed in: flows forget what was entered. */
export const successShown = (action: Action): boolean =>
  transition.match(action) && SUCCESS_SCREENS.includes(action.payload);

/** The entry of a code is shown inside a screen of another flow. */
export const codeEntryEmbedded = createAction('widget/codeEntryEmbedded');

/** Another flow offers this sign-in method: Main opens with it in front. */
export const methodRequested = createAction<'magicLink' | 'code'>('widget/methodRequested');

/** The page is about to navigate to a social provider. */
export const leavingForProvider = createAction('widget/leavingForProvider');

export interface ToastContent {
  kind: ToastKind;
  /** Id of a text and its default, which the host's string with that id replaces; of an error, the provider's message. */
  text: { id?: string; message: string; variables?: Record<string, string | number>; detail?: string };
}

/** Requests a toast. The flow `toasts` is loaded with the first one and shows it. */
export const toastRequested = createAction<ToastContent>('widget/toastRequested');
