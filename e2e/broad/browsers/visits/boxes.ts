import { expect } from '@playwright/test';
import { DARK } from '../../../../gallery/looks';
import { type MountArgs, PUBLIC_TOKEN } from '../../../support/site/page';
import { PASSWORDS_AND_CODE } from '../../../support/widget/passwords';
import { ALL_CODES, EMAIL_LINK } from '../../../support/widget/widget';
import { inChromium } from '../inChromium';
import { FONT_FAMILY, fontFace } from '../sameFont';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';

const WITHIN_PX = 3;

const STATES: [title: string, args: MountArgs][] = [
  ['codes by phone', { config: ALL_CODES }],
  [
    'social buttons and a link',
    {
      config: {
        products: ['oauth', ...EMAIL_LINK.products],
        oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }] },
      },
    },
  ],
  ['a password or a code', { config: PASSWORDS_AND_CODE }],
  ['codes in Spanish', { config: ALL_CODES, locale: 'es' }],
  ['codes in the dark', { config: ALL_CODES, styles: DARK }],
];

type Box = [name: string, left: number, top: number, width: number, height: number];

/** Whether the parts that have their own chunks are drawn: the social buttons, the Spanish texts. */
const isWhole = (boxes: Box[], { config, locale }: MountArgs): boolean => {
  const last = locale === 'es' ? 'Continuar con mensaje de texto' : 'pricerx-oauth-apple';
  const isWaited = locale === 'es' || JSON.stringify(config).includes('"apple"');
  return !isWaited || boxes.some(([name]) => name.includes(last));
};

/** The widget is in a frame, because a window cannot be as narrow as a phone. */
async function boxesIn(stage: Stage, width: number, args: MountArgs): Promise<Box[]> {
  const inner = stage.site.bare.add({ html: `${fontFace()}<div id="sign-in"></div>` });
  const visitor: Visitor = await stage.tab();
  await visitor.tab.open(
    stage.site.bare.add({
      html: `<iframe src="${inner}" style="border: 0; width: ${width}px; height: 900px" scrolling="no"></iframe>`,
    }),
  );
  await visitor.until('the frame', () =>
    visitor.tab.evaluate(() => 'PriceRxAuth' in (document.querySelector('iframe')?.contentWindow ?? {})),
  );
  const { endpoints } = stage.site;
  const mountArgs = {
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints },
    ...args,
    styles: { ...(args['styles'] as object | undefined), fontFamily: FONT_FAMILY },
  };
  await visitor.tab.evaluate(
    async (font, given) => {
      const frame = document.querySelector('iframe')?.contentWindow as unknown as Window & {
        PriceRxAuth: { mountLogin(mountArgs: unknown): unknown };
      };
      await frame.document.fonts.load(`16px ${font}`);
      frame.PriceRxAuth.mountLogin(given);
    },
    FONT_FAMILY,
    mountArgs,
  );
  let before = '';
  return visitor.until('the boxes at rest', async () => {
    const boxes = await visitor.tab.evaluate(measure);
    const isAtRest = boxes.length > 3 && isWhole(boxes, args) && before === JSON.stringify(boxes);
    before = JSON.stringify(boxes);
    return isAtRest && boxes;
  });
}

/** Runs in the page. */
function measure(): Box[] {
  const page = document.querySelector('iframe')?.contentDocument;
  const parts = page?.querySelectorAll(
    'pricerx-auth, pricerx-auth :is(h2, input, select, button, [role=tablist])',
  );
  return [...(parts ?? [])].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const name = [part.tagName, part.id, part.textContent.trim().slice(0, 30)].join(' ');
    return [name, left, top, width, height];
  });
}

const differences = (ours: Box[], theirs: Box[]): string[] =>
  ours.flatMap(([name, ...ourBox], at) => {
    const [, ...theirBox] = theirs[at] ?? [''];
    const isNear = ourBox.every((value, side) => Math.abs(value - (theirBox[side] ?? NaN)) <= WITHIN_PX);
    return isNear ? [] : [`${name}: ${ourBox.join(' ')}, and in Chromium ${theirBox.join(' ')}`];
  });

export const boxes: Visit[] = STATES.flatMap(([title, args]) =>
  [320, 400].map((width) => ({
    title: `${title} at ${width} px`,
    notIn: ['Chromium'],
    async run(stage: Stage) {
      const expected = await inChromium(stage, (chromium) => boxesIn(chromium, width, args));
      const found = await boxesIn(stage, width, args);
      expect(found.map(([name]) => name)).toEqual(expected.map(([name]) => name));
      expect(differences(found, expected)).toEqual([]);
    },
  })),
);
