/** The part of the widget's global that this page uses, typed by hand, as for a site without a build step. */
export interface AuthUser {
  emails: { email: string }[];
  phone_numbers: { phone_number: string }[];
  crypto_wallets: { crypto_wallet_address: string }[];
  name: { first_name: string };
}

export interface AuthUrl {
  handled: boolean;
  tokenType: string;
  token: string;
}

export interface ConnectedApp {
  connected_app_id: string;
  name: string;
  /** Scopes separated by spaces. */
  scopes_granted: string;
}

export interface AuthClient {
  user: {
    getSync(): AuthUser | null;
    onChange(listener: () => void): () => void;
    getConnectedApps(): Promise<{ connected_apps: ConnectedApp[] }>;
    revokeConnectedApp(connectedAppId: string): Promise<unknown>;
  };
  session: {
    getSync(): object | null;
    onChange(listener: () => void): () => void;
    authenticate(): Promise<unknown>;
    revoke(options?: { forceClear?: boolean }): Promise<unknown>;
  };
  parseAuthenticateUrl(): AuthUrl | null;
  authenticateByUrl(options: {
    session_duration_minutes: number;
    confirm?: (signIn: { tokenType: string }) => Promise<boolean>;
  }): Promise<unknown>;
}

export interface HostEvent {
  type: string;
  data: unknown;
}

export interface LoginArgs {
  client: AuthClient;
  selector: string | Element;
  config: Record<string, unknown>;
  styles?: Record<string, unknown>;
  strings?: Record<string, string>;
  locale?: string;
  colorScheme?: 'auto';
  loading?: 'auto' | 'eager';
  callbacks: { onEvent(event: HostEvent): void; onError(error: unknown): void };
}

export interface WidgetGlobal {
  version: string;
  createClient(
    publicToken: string,
    options: {
      endpoints: Record<string, string>;
      cookieOptions?: Record<string, string>;
      rememberUser?: boolean;
    },
  ): AuthClient;
  mountLogin(args: LoginArgs): { unmount(): void };
  mountIdentityProvider(args: LoginArgs): { unmount(): void };
  mountPasskeyRegistration(args: LoginArgs): { unmount(): void };
  mountPasswordReset(args: LoginArgs & { passwordResetToken: string }): { unmount(): void };
}

/** The global of the widget's script, or undefined when the script did not load. */
export const widgetGlobal = (): WidgetGlobal | undefined =>
  (window as { PriceRxAuth?: WidgetGlobal }).PriceRxAuth;
