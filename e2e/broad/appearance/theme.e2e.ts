import type { Page } from '@playwright/test';
import type { Styles } from '../../../src/domain/theme/styles';
import { contrast } from '../../support/measure/contrast';
import { STATES, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

/** States with components that the first state of no screen has. */
const FURTHER = [
  'main-everything',
  'main-phone',
  'social-all',
  'passwords-login',
  'passwords-rules-half',
  'passkeys-list-edit',
  'toasts',
];
const SEEN = STATES.filter(
  ({ name, screen }, index) =>
    FURTHER.includes(name) || STATES.findIndex((state) => state.screen === screen) === index,
);

interface Unfit {
  text: string[];
  faint: string[];
  moving: string[];
}

/** A part of the screen that is visible if one of its colours has this contrast on the ground. */
interface Drawn {
  part: string;
  colors: string[];
  ground: string;
  contrast: number;
}

/** What the current screen draws: small texts, the colours of its parts, and what moves. */
const drawnOn = (page: Page) =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth') as HTMLElement;
    const partsOf = (selector: string) =>
      [...widget.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width > 1 && height > 1 && getComputedStyle(part).visibility === 'visible';
      });
    const shown = (part: Element) => part.outerHTML.slice(0, 140);
    const isSeeThrough = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const groundOf = (part: Element | null): string => {
      if (!part) return 'rgb(0, 0, 0)';
      const { backgroundColor } = getComputedStyle(part);
      return isSeeThrough(backgroundColor) ? groundOf(part.parentElement) : backgroundColor;
    };

    const drawn: Drawn[] = [];
    for (const control of partsOf('input, select, button')) {
      const { borderTopWidth, borderTopColor, color } = getComputedStyle(control);
      const isLine = parseFloat(borderTopWidth) > 0;
      const isTextOrIcon = control.matches('button') && !isLine;
      const edge = isTextOrIcon ? color : borderTopColor;
      // A disabled control may have low contrast. The passcode's boxes draw the edges of its input. Text that is no field has none.
      if (control.matches(':disabled, [readonly], [aria-disabled=true], [autocomplete=one-time-code]'))
        continue;
      const colors = isLine || isTextOrIcon ? [edge] : [];
      drawn.push({
        part: `edge: ${shown(control)}`,
        colors,
        ground: groundOf(control.parentElement),
        contrast: 3,
      });
    }
    // Line drawings have the forced colour of the text beside them; marks have colours of their own.
    for (const icon of partsOf('svg:has([fill])')) {
      if (icon.closest('[aria-disabled=true], :disabled')) continue;
      const colors = [...icon.querySelectorAll('*')]
        .flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
        .filter((color) => color !== 'none' && !isSeeThrough(color));
      drawn.push({ part: `mark: ${shown(icon)}`, colors, ground: groundOf(icon), contrast: 2 });
    }
    for (const control of partsOf('a, button, input, select, summary').slice(0, 3)) {
      if (control.matches(':disabled, [readonly]')) continue;
      control.focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
      // The passcode's boxes draw the focus of its input.
      if (control.matches('[autocomplete=one-time-code]')) continue;
      const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      drawn.push({
        part: `focus: ${outlineStyle} ${outlineWidth} ${shown(control)}`,
        colors: isRinged ? [outlineColor] : [],
        ground: groundOf(control.parentElement),
        contrast: 3,
      });
    }

    return {
      text: partsOf('input, select, textarea')
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(shown),
      drawn,
      moving: document.getAnimations().flatMap((animation) => {
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        const known = ['opacity', 'offset', 'computedOffset', 'easing', 'composite'];
        return frames.flatMap((frame) => Object.keys(frame).filter((name) => !known.includes(name)));
      }),
    };
  });

/** The problems of the current screen on a phone with forced colours and reduced motion. */
async function unfit(page: Page): Promise<Unfit> {
  const { text, drawn, moving } = await drawnOn(page);
  const faint = drawn.filter(
    ({ colors, ground, contrast: least }) => !colors.some((color) => contrast(color, ground) >= least),
  );
  return {
    text,
    faint: faint.map(({ part, colors, ground }) => `${part}: ${colors.join()} on ${ground}`),
    moving,
  };
}

test.describe('§3 Theme on a phone with forced colours and reduced motion', () => {
  const gallery = useGallery(
    {},
    {
      viewport: { width: 375, height: 700 },
      hasTouch: true,
      isMobile: true,
      forcedColors: 'active',
      colorScheme: 'dark',
    },
  );

  test('every screen: fields of 16 px and more, visible borders, icons and focus, and no motion (WCAG 1.4.11, 2.2.2)', async () => {
    const found: Record<string, Unfit> = {};
    for (const { name } of SEEN) {
      await gallery.show(name);
      const bad = await unfit(gallery.page);
      if (Object.values(bad).some((list) => list.length > 0)) found[name] = bad;
    }
    expect(await gallery.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await gallery.page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(found).toEqual({});
  });

  test('a primary button is inverted, "Delete" too', async () => {
    await gallery.show('passkeys-list-delete');
    const colors = await gallery.page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'pricerx-auth [part~=notice] ~ * button, pricerx-auth [part~=notice] ~ button',
        ),
      ].map((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return { color, backgroundColor };
      }),
    );
    const [primary, secondary] = colors;
    expect(colors).toHaveLength(2);
    expect(primary).toEqual({ color: secondary?.backgroundColor, backgroundColor: secondary?.color });
  });
});

/**
 * Mounts a widget with one set of styles after the other. Returns the console's lines up to one with this word, and
 * the styles drawn.
 */
async function mountWith(
  page: Page,
  last: string,
  ...all: Styles[]
): Promise<{ told: string[]; looks: string[] }> {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const whole = page.waitForEvent('console', (message) => message.text().includes(last));
  const looks = await page.evaluate(async (list) => {
    interface Door {
      mountLogin(args: object): { unmount(): void };
    }
    const { PriceRxAuth } = window as unknown as { PriceRxAuth: Door };
    const selector = document.body.appendChild(document.createElement('div'));
    const options = { endpoints: { apiUrl: window.location.origin }, events: false };
    const seen: string[] = [];
    for (const styles of list) {
      PriceRxAuth.mountLogin({ publicToken: 'public-token-test-theme', selector, options, styles });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const button = selector.querySelector('form button') as HTMLElement;
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button);
      seen.push(`${backgroundColor} ${borderRadius} ${fontFamily}`);
    }
    return seen;
  }, all);
  await whole;
  return { told, looks };
}

test.describe('§3 Theme in Chromium: colours and motion', () => {
  const gallery = useGallery({}, { reducedMotion: 'no-preference' });

  test('new styles apply to a mounted widget, and unreadable colours are reported with a fix', async () => {
    const { told, looks } = await mountWith(
      gallery.page,
      'oklch',
      { buttons: { primary: { backgroundColor: 'teal', borderRadius: '20px' } }, fontFamily: 'monospace' },
      { colors: { secondary: 'hsl(0 0% 60%)', error: 'tomato' }, inputs: { borderColor: 'oklch(0.95 0 0)' } },
      { colors: { primary: 'no colour', secondary: 'var(--theirs)' } },
    );
    expect(looks).toEqual([
      'rgb(0, 128, 128) 20px monospace',
      'rgb(25, 48, 61) 4px Arial, Helvetica, sans-serif',
      'rgb(25, 48, 61) 4px Arial, Helvetica, sans-serif',
    ]);
    expect(told.filter((line) => line.includes('has a contrast of'))).toEqual([
      expect.stringMatching(
        /styles\.colors\.secondary \(hsl\(0 0% 60%\)\) on styles\.container.* 2\.8:1.*#767676\./,
      ),
      expect.stringContaining('styles.colors.error (tomato) on styles.container.backgroundColor (#FFFFFF)'),
      expect.stringContaining('styles.inputs.borderColor (oklch(0.95 0 0)) on'),
    ]);
  });

  test('spinners and transitions are animated without reduced motion', async () => {
    await gallery.show('main-loading');
    const moving = await gallery.page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving).toEqual(['pricerx-turn']);
  });
});
