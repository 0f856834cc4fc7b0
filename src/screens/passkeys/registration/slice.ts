import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WebauthnRegistration } from '../../../domain/entities';
import { transition } from '../../../store/widget';

/** A passkey in the list. */
export interface PasskeyEntry {
  id: string;
  name: string;
}

/** The authenticator or password manager of a passkey, if this browser has seen its registration. */
export interface PasskeyManager {
  name: string;
  kind: 'device' | 'passwordManager' | 'securityKey';
}

interface PasskeyRegistrationState {
  /** The user, whom a new passkey requires: `none` without a session, `unread` after any other failure. */
  user: 'loading' | 'known' | 'none' | 'unread';
  isCreating: boolean;
  /** A passkey was created since the widget was mounted. */
  isOneMade: boolean;
  canCreate: boolean;
  passkeys: PasskeyEntry[];
  /** The visitor has changed the list: the answer to an earlier read is ignored. */
  isChanged: boolean;
  /** Id of the row being edited or deleted; one at a time. */
  editing: string | null;
  deleting: string | null;
  /** By registration id. */
  managers: Record<string, PasskeyManager>;
}

const initialState: PasskeyRegistrationState = {
  user: 'loading',
  isCreating: false,
  isOneMade: false,
  canCreate: true,
  passkeys: [],
  isChanged: false,
  editing: null,
  deleting: null,
  managers: {},
};

const entryOf = ({ webauthn_registration_id: id, name }: WebauthnRegistration): PasskeyEntry => ({
  id,
  name,
});

export const passkeyRegistrationSlice = createSlice({
  name: 'widget/passkeyRegistration',
  initialState,
  reducers: {
    userRequested(state) {
      if (state.user !== 'known') state.user = 'loading';
    },
    userRead(state, { payload }: PayloadAction<'known' | 'none' | 'unread'>) {
      state.user = payload;
      if (payload !== 'known') state.isOneMade = false;
    },
    creating(state, { payload }: PayloadAction<boolean>) {
      state.isCreating = payload;
      // The visitor goes on, so the failed read no longer matters.
      if (payload) state.user = 'known';
    },
    created(state) {
      state.isOneMade = true;
    },
    createPossible(state, { payload }: PayloadAction<boolean>) {
      state.canCreate = payload;
    },
    listEntered: ({ canCreate, user, isOneMade }, { payload }: PayloadAction<WebauthnRegistration[]>) => ({
      ...initialState,
      canCreate,
      user,
      isOneMade,
      passkeys: payload.map(entryOf),
    }),
    passkeysLoaded(state, { payload }: PayloadAction<WebauthnRegistration[]>) {
      if (!state.isChanged) state.passkeys = payload.map(entryOf);
    },
    /** After a failed change: what the provider has. */
    passkeysRestored(state, { payload }: PayloadAction<WebauthnRegistration[]>) {
      state.passkeys = payload.map(entryOf);
      const isGone = (id: string | null) => !state.passkeys.some((entry) => entry.id === id);
      if (isGone(state.editing)) state.editing = null;
      if (isGone(state.deleting)) state.deleting = null;
    },
    managersFound(state, { payload }: PayloadAction<Record<string, PasskeyManager>>) {
      state.managers = payload;
    },
    editStarted(state, { payload }: PayloadAction<string>) {
      state.editing = payload;
    },
    editEnded(state) {
      state.editing = null;
    },
    renamed(state, { payload: { id, name } }: PayloadAction<PasskeyEntry>) {
      state.passkeys = state.passkeys.map((entry) => (entry.id === id ? { id, name } : entry));
      state.editing = null;
      state.isChanged = true;
    },
    deleteRequested(state, { payload }: PayloadAction<string>) {
      state.deleting = payload;
      state.editing = null;
    },
    deleteCancelled(state) {
      state.deleting = null;
    },
    deleted(state, { payload }: PayloadAction<string>) {
      state.passkeys = state.passkeys.filter(({ id }) => id !== payload);
      state.deleting = null;
      state.isChanged = true;
    },
  },
  extraReducers: (builder) =>
    // The list is not kept while another screen is shown: the visitor may have signed out.
    builder.addCase(transition, (state) => {
      state.passkeys = [];
      state.managers = {};
    }),
});

export const {
  userRequested,
  userRead,
  creating,
  created,
  createPossible,
  listEntered,
  passkeysLoaded,
  passkeysRestored,
  managersFound,
  editStarted,
  editEnded,
  renamed,
  deleteRequested,
  deleteCancelled,
  deleted,
} = passkeyRegistrationSlice.actions;

export const retryRequested = createAction('widget/passkeyRegistration/retryRequested');
export const createRequested = createAction('widget/passkeyRegistration/createRequested');
export const skipRequested = createAction('widget/passkeyRegistration/skipRequested');
/** The provider has answered to a rename or deletion, or cannot be reached. */
export const changeEnded = createAction('widget/passkeyRegistration/changeEnded');
export const anotherRequested = createAction('widget/passkeyRegistration/anotherRequested');
export const doneRequested = createAction('widget/passkeyRegistration/doneRequested');
