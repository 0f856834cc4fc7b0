import type { Page } from '@playwright/test';
import type { Key } from '../../../tests/visitor/visitor';

/** The functions of a browser's driver that the visits use. Everything else runs in the page. */
export interface Driver {
  name: string;
  newProfile(options?: ProfileOptions): Promise<Profile>;
  close(): Promise<void>;
}

export interface ProfileOptions {
  dark?: boolean;
}

/** A browser profile with its own cookies and storage. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks with the mouse, at a place in the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types the characters of a text one by one. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page. It can use its arguments only. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Uncaught errors and console errors that the browser has reported. */
  complaints(): string[];
  /** Only Playwright's drivers have it. */
  page?: Page;
}
