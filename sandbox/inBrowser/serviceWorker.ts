/** What the sandbox uses of a service worker. TypeScript has these types in `lib.webworker`, which cannot be used beside `lib.dom`. */
export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface PageMessageEvent extends LifetimeEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listen: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listen: (event: PageMessageEvent) => void): void;
}
