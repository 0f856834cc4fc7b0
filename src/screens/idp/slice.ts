import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OAuthAuthorizeStartAnswer, OAuthLogoutStartAnswer } from '../../api/endpoints/idp';
import type { ConsentSection } from '../../domain/idp/consentManifest';
import type { AuthError } from '../../domain/errors/errors';
import { quotableName } from '../../domain/text/plainName';
import { loadingSet } from '../../store/widget';

/** What the page was opened for. */
type IDPFlow = 'authorize' | 'logout';

/** §4 Authorize flow state, shared by the logout flow. */
interface IDPState {
  /** Null until the page's address was read, and when it is invalid. */
  flow: IDPFlow | null;
  /** The widget's loading flag: a spinner replaces the screen. */
  loading: boolean;
  /** True until the provider has answered the first call of the flow. */
  preflight: boolean;
  error: AuthError | null;
  /** Whether the visitor may retry what failed. */
  mayRetry: boolean;
  /** The answer is being submitted to the app. */
  success: boolean;
  /** The visitor has declined. */
  denied: boolean;
  consent_required: boolean;
  oidc_client: OAuthAuthorizeStartAnswer['oidc_client'] | null;
  /** The requested scopes; the two below are the provider's answer to them. */
  scope: string;
  grantable_scope: string;
  ungrantable_scope: string;
  /** Target of the navigation: the app's redirect URI, or for a logout the address from the provider's answer. */
  redirect_uri: string;
  /** The host's manifest; null for the widget's own texts. */
  manifest: ConsentSection[] | null;
}

/** Answer of the flow's first call. */
type Started =
  | (Pick<
      OAuthAuthorizeStartAnswer,
      'consent_required' | 'oidc_client' | 'grantable_scope' | 'ungrantable_scope'
    > & { scope: string; redirect_uri: string })
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
  scope: '',
  grantable_scope: '',
  ungrantable_scope: '',
  redirect_uri: '',
  manifest: null,
};

export const idpSlice = createSlice({
  name: 'widget/idp',
  initialState,
  reducers: {
    /** A flow begins, or restarts for another user. */
    flowStarted: ({ loading }, { payload }: PayloadAction<IDPFlow>): IDPState => ({
      ...initialState,
      loading,
      flow: payload,
    }),
    flowStartSucceeded(state, { payload }: PayloadAction<Started>) {
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
      // A retry clears the error.
      if (payload) Object.assign(state, { error: null, mayRetry: false });
    }),
});

export const { flowStarted, flowStartSucceeded, manifestGiven, failed, succeeded, denied } = idpSlice.actions;

export const consentAnswered = createAction<boolean>('widget/idp/consentAnswered');
export const logoutAnswered = createAction<boolean>('widget/idp/logoutAnswered');
export const retryRequested = createAction('widget/idp/retryRequested');

const LONGEST_APP_NAME = 60;

/** The app's name for display; empty when it has none. */
export const clientNameOf = (client: IDPState['oidc_client']): string =>
  quotableName(client?.client_name, LONGEST_APP_NAME);

/** The views of the screen. */
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
