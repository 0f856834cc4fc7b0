import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import { ADDRESS, pathsOf, type Stage as FlowStage, type WidgetKind } from '../../../tests/flows/flow';
import type { BarePage } from '../../support/site/bareServer';
import { PUBLIC_TOKEN, type MountArgs } from '../../support/site/page';
import type { SiteWithApp } from '../../support/site/thirdPartyApp';
import { PKCE_TOKEN } from '../../support/widget/emailLinks';
import { clientCall, signInByCalls } from '../../support/widget/passkeys';
import { makeAccount } from '../../support/widget/passwords';
import type { Driver, Profile, ProfileOptions, Tab } from './driver';
import { visitorOf, type Visitor } from './visitor';

/** The set-up of a visit: a site, and a browser without data of earlier visits. */
export interface Stage extends FlowStage {
  driver: Driver;
  site: SiteWithApp;
  open(opened: Parameters<FlowStage['open']>[0]): Promise<Visitor>;
  profile(options?: ProfileOptions): Promise<Profile>;
  /** A tab of this visit's browser. */
  tab(profile?: Profile): Promise<Visitor>;
  host(path?: string, profile?: Profile): Promise<Visitor>;
  widget(args: MountArgs, bare?: BarePage): Promise<Visitor>;
  mount(visitor: Visitor, args: MountArgs, kind?: WidgetKind): Promise<void>;
  /** A link of the newest mail: the first, or the one at this place. */
  link(email: string, place?: number, publicToken?: string): Promise<string>;
}

export interface Visit {
  title: string;
  /** `npm test` makes it in Chromium too. */
  isMain?: boolean | undefined;
  run(stage: Stage): Promise<void>;
  /** Console errors that are expected. */
  expected?: RegExp;
  /** The browsers in which the visit is skipped. */
  notIn?: readonly string[];
}

/** A page of a browser that offers passkeys by a button. */
const BY_BUTTON = `<div id="sign-in"></div><script>
  if (window.PublicKeyCredential) Object.assign(PublicKeyCredential, {
    getClientCapabilities: undefined,
    isConditionalMediationAvailable: () => Promise.resolve(false),
  })</script>`;

async function becomeVisitor({ page }: Tab, site: SiteWithApp, who: 'signedIn' | 'withPasskey') {
  if (!page) throw new Error('This driver has no authenticator.');
  await addAuthenticator(page);
  await signInByCalls(page, site, ADDRESS);
  if (who === 'signedIn') return;
  await clientCall(page, site, 'webauthn.register', { is_passkey: true });
  await clientCall(page, site, 'session.revoke');
}

/** @returns the stage, and a function that closes it and returns the errors of its pages */
export function setStage(driver: Driver, site: SiteWithApp) {
  const profiles: Profile[] = [];
  const visitors: Visitor[] = [];
  const { control } = site;
  let own: Promise<Profile> | undefined;
  let mounted: Tab | undefined;
  let before = 0;

  const sent = async () =>
    pathsOf(
      (
        await Promise.all(
          [PUBLIC_TOKEN, PKCE_TOKEN].map((public_token) =>
            control.requests({ public_token }).catch(() => []),
          ),
        )
      ).flat(),
    );

  const stage: Stage = {
    driver,
    site,
    email: ADDRESS,
    national: '4155550000',
    async open({ config, host, widget, visitor: who }) {
      if (host !== undefined) return stage.host(host);
      const visitor = await stage.tab();
      await visitor.tab.open(site.bare.add({ html: BY_BUTTON }));
      if (who) await becomeVisitor(visitor.tab, site, who);
      before = (await sent()).length;
      await stage.mount(visitor, { config }, widget);
      return visitor;
    },
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
    async widget(args, bare = {}) {
      const visitor = await stage.tab();
      await visitor.tab.open(site.bare.add(bare));
      await stage.mount(visitor, args);
      return visitor;
    },
    async mount({ tab }, args, kind = 'mountLogin') {
      mounted = tab;
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
          const callbacks = {
            onEvent: ({ type }: { type: string }) => void page.events.push(type),
            onError: ({ name }: Error) => void page.events.push(name),
          };
          page.mounted = page.PriceRxAuth[mount]?.({ ...mountArgs, callbacks });
        },
        kind,
        complete,
      );
    },
    async code(to) {
      await control.nextMessage({ public_token: PUBLIC_TOKEN, to });
      return (await control.messages({ public_token: PUBLIC_TOKEN, to })).at(-1)?.code ?? '';
    },
    account: (given) => makeAccount(site, ADDRESS, given),
    sent: async () => (await sent()).slice(before),
    reported: async () =>
      (await mounted?.evaluate(() => (window as unknown as { events: string[] }).events)) ?? null,
    async link(email, place = 0, public_token = PUBLIC_TOKEN) {
      await control.nextMessage({ public_token, to: email });
      return (await control.messages({ public_token, to: email })).at(-1)?.links?.[place]?.url ?? '';
    },
  };

  return {
    stage,
    complaints: async () => (await Promise.all(visitors.map((visitor) => visitor.complaints()))).flat(),
    close: () => Promise.all(profiles.map((profile) => profile.close().catch(() => undefined))),
  };
}
