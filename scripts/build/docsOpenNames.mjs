// What the code of documents may use without a declaration.
/** A block may use these without declaring them. */
export const OPEN = `
import type * as widget from 'pricerx-auth';
import type * as server from 'pricerx-auth/server';
import type * as react from 'pricerx-auth/react';
declare global {
  const PriceRxAuth: typeof widget;
  const { createClient, mountLogin, redirectAfterSignIn, toApiError, Products }: typeof widget;
  const { createAuthServer, renderLogin, renderPasswordReset }: typeof server;
  const { renderIdentityProvider, renderPasskeyRegistration }: typeof server;
  const { PriceRxAuthProvider, Login }: typeof react;
  const client: widget.Client;
  const config: widget.WidgetConfig;
  const styles: widget.Styles;
  const callbacks: widget.Callbacks;
  const authServer: server.AuthServer;
  const auth: server.Authentication;
  const visitor: server.ServerVisitor;
  const request: Request;
  const response: Response;
  const publicToken: string, nonce: string, token: string, code: string, email: string, password: string, signature: string, state: string;
  // The host's own.
  const app: any, button: HTMLButtonElement, children: any, error: any, file: any, forgetButton: HTMLElement, login: any, message: HTMLElement;
  let page: string;
  const swup: any, user: widget.User;
  type NextRequest = any;
  const NextResponse: any;
  function askAgain(message: string): void;
  function askForTheCodeAgain(): void;
  function offerPasskeys(): void;
  function offerRetry(seconds?: number): void;
  function render(...data: unknown[]): void;
  function report(error: unknown): void;
  function respond(html: string): void;
  function showAccount(...data: unknown[]): void;
  function showButton(text: string, onClick?: () => void): void;
  function showEditor(): void;
  function showLogin(): void;
  function showName(...data: unknown[]): void;
}
`;

/** A host's own modules by name, and a package that is not installed here. */
export const MODULES = {
  auth: `export const client: import('pricerx-auth').Client; export const Auth: any, SignOut: any;`,
  authserver: `export const authServer: import('pricerx-auth/server').AuthServer;`,
  'login.config': `export const login: Omit<import('pricerx-auth').LoginArgs, 'client' | 'selector' | 'callbacks'>;`,
  'next/navigation': 'export function redirect(path: string): never;',
  visit: 'declare const visit: unknown; export default visit;',
};
