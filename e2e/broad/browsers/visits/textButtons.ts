import { expect } from '@playwright/test';
import type { MountArgs } from '../../../support/site/page';
import { EMAIL_CODE } from '../../../support/widget/widget';
import { inChromium } from '../inChromium';
import { FONT_FAMILY, fontFace } from '../sameFont';
import type { Stage, Visit } from '../stage';
import { CODE, EMAIL } from '../../../../tests/visitor/wanted';

const LEAST_PX = 24;

/** Runs in the page. */
function measure() {
  const button = document.querySelector('#pricerx-resend-code');
  if (!button?.parentNode) throw new Error('There is no button to resend the code.');
  const sentence = document.createRange();
  sentence.setStart(button.parentNode, 0);
  sentence.setEndBefore(button);
  const words = sentence.getBoundingClientRect();
  const { top, bottom, width, height } = button.getBoundingClientRect();
  const middle = (words.top + words.bottom) / 2;
  return { width, height, isOnItsLine: top < middle && middle < bottom };
}

async function resendCode(stage: Stage, args: MountArgs) {
  const html = `${fontFace()}<div style="width: 400px"><div id="sign-in"></div></div>`;
  const styles = { fontFamily: FONT_FAMILY };
  const visitor = await stage.widget({ config: EMAIL_CODE, styles, ...args }, { html });
  await visitor.type(EMAIL, stage.email);
  await visitor.press('Enter');
  await visitor.shown(CODE);
  return visitor.tab.evaluate(measure);
}

const LONG = { 'passcode.didntGetIt': 'Has the message with your code not arrived?' };

const CASES: { title: string; args?: MountArgs; isOnItsLine: boolean }[] = [
  { title: 'on the line of its sentence', isOnItsLine: true },
  { title: 'on the next line after a long sentence', args: { strings: LONG }, isOnItsLine: false },
];

export const textButtons: Visit[] = CASES.map(({ title, args = {}, isOnItsLine }) => ({
  notIn: ['Chromium'],
  title: `at 400 px the button to resend a code is ${title}, and at least ${LEAST_PX} px high`,
  async run(stage) {
    const found = {
      here: await resendCode(stage, args),
      inChromium: await inChromium(stage, (chromium) => resendCode(chromium, args)),
    };
    for (const box of Object.values(found)) {
      expect(box.isOnItsLine).toBe(isOnItsLine);
      expect(box.height).toBeGreaterThanOrEqual(LEAST_PX);
      expect(box.width).toBeGreaterThanOrEqual(LEAST_PX);
    }
  },
}));
