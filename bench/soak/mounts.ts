import type { Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import type { Random } from './random';

/** Each kind of widget with the arguments of its mount. */
const WIDGETS = [
  {
    method: 'mountLogin',
    args: {
      config: {
        products: ['oauth', 'otp', 'passwords', 'crypto', 'passkeys'],
        otpOptions: { methods: ['sms', 'email'] },
        oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }] },
      },
    },
  },
  {
    method: 'mountPasswordReset',
    args: { config: { products: ['passwords'] }, passwordResetToken: 'no-such-token' },
  },
  { method: 'mountPasskeyRegistration', args: { config: { products: ['passkeys'] } } },
  { method: 'mountIdentityProvider', args: {} },
] as const;
/** When a widget is unmounted: in the same task, in the next frame, or after React has hydrated it. */
const STAYS = ['task', 'frame', 'attached'] as const;

/** Mounts and unmounts every widget `each` times, at random moments. */
export async function mountAndUnmount(page: Page, site: Site, each: number, random: Random): Promise<void> {
  for (let round = 0; round < each; round += 1) {
    const visits = WIDGETS.map(({ method, args }) => ({ method, args, stays: random.among(STAYS) }));
    await page.evaluate(
      async ([visitsOfRound, publicToken, options]) => {
        interface Api {
          PriceRxAuth: Record<string, (args: object) => { unmount(): void }>;
        }
        const isAttached = () =>
          Object.keys(
            document.querySelector('pricerx-auth')?.querySelector('input, h2, p, button') ?? {},
          ).some((key) => key.startsWith('__reactFiber'));
        for (const { method, args, stays } of visitsOfRound) {
          const all = { publicToken, selector: '#sign-in', options, ...args };
          const mounted = (window as unknown as Api).PriceRxAuth[method]?.(all);
          if (stays !== 'task') await new Promise(requestAnimationFrame);
          for (let waited = 0; stays === 'attached' && !isAttached() && waited < 100; waited += 1)
            await new Promise((resolve) => setTimeout(resolve, 10));
          mounted?.unmount();
        }
      },
      [visits, PUBLIC_TOKEN, { endpoints: site.endpoints }] as const,
    );
  }
}
