import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenName } from '../domain/screens';
import type { Operation } from '../sagas/effects';

/** A flow: its state, what its actions lead to, and its screens. A folder, and a chunk. */
export interface Flow {
  slices: readonly Slice[];
  saga: () => Operation<void>;
  screens: Partial<Record<ScreenName, ComponentType>>;
  parts?: FlowParts;
}

/** What a flow adds to screens that are drawn before its code is there. */
export interface FlowParts {
  /** The social providers' buttons on Main. */
  SocialButtons?: ComponentType;
  /** The wallets' buttons on Main. */
  WalletButtons?: ComponentType;
  /** The offer of passkeys on Main, and what is said of them. */
  PasskeyLogin?: ComponentType<PasskeyLoginProps>;
  /** Google's prompt around its button. */
  OneTap?: ComponentType<{ children: ReactNode }>;
  /** The mark below the card. */
  Watermark?: ComponentType;
  /** The toast area of the frame. */
  Toasts?: ComponentType;
  /** 'Check your email', on a screen of another flow. */
  LinkSent?: ComponentType<EmbeddedProps>;
  /** The entry of a code, on a screen of another flow. */
  CodeEntry?: ComponentType<EmbeddedProps>;
}

export interface PasskeyLoginProps {
  /** How passkeys are offered; null until the browser has said what it can. */
  way: 'button' | 'inputs' | 'none' | null;
}

/** A screen inside of another: the way back and what follows below belong to the outer one. */
export interface EmbeddedProps {
  back: ReactNode;
  children: ReactNode;
}
