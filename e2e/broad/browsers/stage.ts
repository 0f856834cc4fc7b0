import type { BarePage } from '../../support/site/bareServer';
import { PUBLIC_TOKEN, type MountArgs } from '../../support/site/page';
import type { SiteWithApp } from '../../support/site/thirdPartyApp';
import type { Driver, Profile, ProfileOptions } from './driver';
import { visitorOf, type Visitor } from './visitor';

export type Widget = 'mountLogin' | 'mountPasskeyRegistration';

/** The set-up of a visit: a site, and a browser without data of earlier visits. */
export interface Stage {
  driver: Driver;
  site: SiteWithApp;
  /** A number that is unique to this visit, for addresses and phone numbers. */
  index: number;
  email: string;
  /** A number in the USA, as digits. */
  national: string;
  profile(options?: ProfileOptions): Promise<Profile>;
  /** A tab of this visit's browser. */
  tab(profile?: Profile): Promise<Visitor>;
  host(path?: string, profile?: Profile): Promise<Visitor>;
  widget(args: MountArgs, bare?: BarePage, kind?: Widget): Promise<Visitor>;
  mount(visitor: Visitor, args: MountArgs, kind?: Widget): Promise<void>;
  code(to: string, after?: string): Promise<string>;
  link(email: string, place?: number, publicToken?: string): Promise<string>;
}

export interface Visit {
  title: string;
  /** `npm test` makes it in Chromium too. */
  isMain?: true | undefined;
  run(stage: Stage): Promise<void>;
  /** Console errors that are expected. */
  expected?: RegExp;
  /** The browsers in which the visit is skipped. */
  notIn?: readonly string[];
}

/** @returns the stage, and a function that closes it and returns the errors of its pages */
export function setStage(driver: Driver, site: SiteWithApp, index: number) {
  const profiles: Profile[] = [];
  const visitors: Visitor[] = [];
  const { control } = site;
  let own: Promise<Profile> | undefined;

  const stage: Stage = {
    driver,
    site,
    index,
    email: `visit-${index}@example.com`,
    national: `41555${String(50_000 + index)}`,
    async profile(options) {
      const made = await driver.newProfile(options);
      profiles.push(made);
      return made;
    },
    async tab(profile) {
      const visitor = visitorOf(await (profile ?? (await (own ??= stage.profile()))).newTab());
      visitors.push(visitor);
      return visitor;
    },
    async host(path = '/', profile) {
      const visitor = await stage.tab(profile);
      await visitor.tab.open(site.hostUrl + path);
      return visitor;
    },
    async widget(args, bare = {}, kind) {
      const visitor = await stage.tab();
      await visitor.tab.open(site.bare.add(bare));
      await stage.mount(visitor, args, kind);
      return visitor;
    },
    async mount({ tab }, args, kind = 'mountLogin') {
      const complete = {
        publicToken: PUBLIC_TOKEN,
        selector: '#sign-in',
        options: { endpoints: site.endpoints },
        ...args,
      };
      await tab.evaluate(
        (mount, mountArgs) => {
          const page = window as unknown as {
            PriceRxAuth: Record<string, (args: unknown) => unknown>;
            events: string[];
            mounted: unknown;
          };
          page.events ??= [];
          const onEvent = ({ type }: { type: string }) => void page.events.push(type);
          page.mounted = page.PriceRxAuth[mount]?.({ ...mountArgs, callbacks: { onEvent } });
        },
        kind,
        complete,
      );
    },
    async code(to, after) {
      return (await control.nextMessage({ public_token: PUBLIC_TOKEN, to, after })).code ?? '';
    },
    async link(email, place = 0, public_token = PUBLIC_TOKEN) {
      return (await control.nextMessage({ public_token, to: email })).links?.[place]?.url ?? '';
    },
  };

  return {
    stage,
    complaints: async () => (await Promise.all(visitors.map((visitor) => visitor.complaints()))).flat(),
    close: () => Promise.all(profiles.map((profile) => profile.close().catch(() => undefined))),
  };
}
