import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OAuthAuthorizeStartAnswer, OAuthLogoutStartAnswer } from '../../api/idp';
import type { ConsentSection } from '../../domain/consentManifest';
import type { AuthError } from '../../domain/errors';
import { plainName } from '../../domain/plainName';
import { loadingSet } from '../../store/widget';

/** What the page was opened for. */
type IDPFlow = 'authorize' | 'logout';

/** §4 Authorize flow state, shared by the logout flow. */
export interface IDPState {
  /** Null until the page's address has been read, and for good where it lacks something. */
  flow: IDPFlow | null;
  /** The widget's own flag: a spinner stands in place of the screen. */
  loading: boolean;
  /** Until the provider has answered the call that starts the flow. */
  preflight: boolean;
  error: AuthError | null;
  /** Whether the visitor is offered to try again what ended with the error. */
  mayRetry: boolean;
  /** The visitor's answer, or that none is needed, is on its way to the app. */
  success: boolean;
  /** The visitor said no. */
  denied: boolean;
  consent_required: boolean;
  oidc_client: OAuthAuthorizeStartAnswer['oidc_client'] | null;
  grantable_scope: string;
  ungrantable_scope: string;
  /** Where the page goes: the app's own, and after a sign-out the provider's answer. */
  redirect_uri: string;
  /** In the host's words; null for the widget's own. */
  manifest: ConsentSection[] | null;
}

/** What the call that starts a flow has told. */
type Started =
  | (Pick<
      OAuthAuthorizeStartAnswer,
      'consent_required' | 'oidc_client' | 'grantable_scope' | 'ungrantable_scope'
    > & { redirect_uri: string })
  | Pick<OAuthLogoutStartAnswer, 'consent_required' | 'redirect_uri'>;

const initialState: IDPState = {
  flow: null,
  loading: false,
  preflight: true,
  error: null,
  mayRetry: false,
  success: false,
  denied: false,
  consent_required: false,
  oidc_client: null,
  grantable_scope: '',
  ungrantable_scope: '',
  redirect_uri: '',
  manifest: null,
};

export const idpSlice = createSlice({
  name: 'widget/idp',
  initialState,
  reducers: {
    /** A flow begins, or begins anew for another user. */
    flowBegan: ({ loading }, { payload }: PayloadAction<IDPFlow>): IDPState => ({
      ...initialState,
      loading,
      flow: payload,
    }),
    flowStarted(state, { payload }: PayloadAction<Started>) {
      Object.assign(state, payload, { preflight: false });
    },
    manifestGiven(state, { payload }: PayloadAction<ConsentSection[] | null>) {
      state.manifest = payload;
    },
    failed(state, { payload }: PayloadAction<{ error: AuthError; mayRetry: boolean }>) {
      Object.assign(state, payload);
    },
    succeeded(state) {
      state.success = true;
    },
    denied(state) {
      state.denied = true;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loadingSet, (state, { payload }) => {
      state.loading = payload;
      // What is tried now says nothing of what failed before.
      if (payload) Object.assign(state, { error: null, mayRetry: false });
    }),
});

export const { flowBegan, flowStarted, manifestGiven, failed, succeeded, denied } = idpSlice.actions;

export const consentAnswered = createAction<boolean>('widget/idp/consentAnswered');
export const logoutAnswered = createAction<boolean>('widget/idp/logoutAnswered');
export const retryWanted = createAction('widget/idp/retryWanted');

const LONGEST_APP_NAME = 60;

/** The app's name as it may be shown; empty where it has none. */
export const clientNameOf = (client: IDPState['oidc_client']): string =>
  plainName(client?.client_name, LONGEST_APP_NAME);

/** What stands on the screen. */
type IDPView =
  'nothing' | 'noSession' | 'failed' | 'success' | 'denied' | 'notLoggedOut' | 'consent' | 'logout';

export function selectView(state: IDPState): IDPView {
  const { flow, loading, preflight, error, success } = state;
  if (error) return 'name' in error && error.name === 'NoCurrentSessionError' ? 'noSession' : 'failed';
  if (success) return 'success';
  if (state.denied) return flow === 'logout' ? 'notLoggedOut' : 'denied';
  if (preflight || loading) return 'nothing';
  return flow === 'logout' ? 'logout' : 'consent';
}
