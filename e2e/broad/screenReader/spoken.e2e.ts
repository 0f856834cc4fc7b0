import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasReader, type Reader, startReader } from '../../support/screenReader/reader';
import { makeAccount, PASSWORD, PASSWORDS } from '../../support/widget/passwords';
import { EMAIL_CODE, EMAIL_LINK, SMS_CODE } from '../../support/widget/widget';
import { expect } from '../../support/test';
import { test } from '../../support/site/thirdPartyApp';
import type { Driver } from '../browsers/driver';
import { hasFirefox, openFirefoxOn } from '../browsers/playwrightDriver';
import { setStage, type Stage } from '../browsers/stage';
import type { Visitor } from '../browsers/visitor';
import {
  alert,
  CODE,
  CURRENT_PASSWORD,
  heading,
  NEW_PASSWORD,
  PHONE,
  text,
  type Wanted,
} from '../../../tests/visitor/wanted';

const HEADER = `What the screen reader Orca says in Firefox after each act of a visitor with a keyboard. Written by
\`npm run screen-reader\` on a machine with Orca.`;

const KEPT = path.join(import.meta.dirname, '../../../docs/screen-reader/spoken');

const ADA = 'ada@example.com';

/** Performs an act. What is said after it must contain each of the given texts. */
type Hear = (act: string, perform: () => Promise<unknown>, ...expected: string[]) => Promise<void>;

interface Flow {
  title: string;
  config: object;
  run(visitor: Visitor, hear: Hear, stage: Stage): Promise<void>;
}

const EMAIL_FIELD = 'Email address entry';

const submitsEmail = async ({ press, tab, shown }: Visitor, hear: Hear, next: Wanted, title: string) => {
  await hear('presses Tab', () => press('Tab'), EMAIL_FIELD);
  await tab.type(ADA);
  await hear(
    `types ${ADA} and presses Enter`,
    async () => {
      await press('Enter');
      await shown(next);
    },
    title,
  );
};

const FLOWS: Flow[] = [
  {
    title: 'a code by email',
    config: EMAIL_CODE,
    async run({ press, shown, tab }, hear, { code }) {
      await hear('presses Tab', () => press('Tab'), EMAIL_FIELD, 'We will email you a 6-digit code.');
      await hear('presses Tab', () => press('Tab'), 'Continue with email push button');
      await hear(
        'presses Enter',
        async () => {
          await press('Enter');
          await shown(alert('Invalid email address'));
        },
        EMAIL_FIELD,
        'Invalid email address, please try again.',
      );
      await tab.type(ADA);
      await hear(
        `types ${ADA} and presses Enter`,
        async () => {
          await press('Enter');
          await shown(CODE);
        },
        'Enter your code',
      );
      await hear(
        'types a wrong code',
        async () => {
          await tab.type('000000');
          await shown(alert('Invalid passcode'));
        },
        'Invalid passcode, please try again.',
      );
      await hear(
        'types the right code',
        async () => {
          await tab.type(await code(ADA));
          await shown(heading('Success!'));
        },
        'Your passcode has been successfully verified.',
      );
    },
  },
  {
    title: 'a code by text message',
    config: SMS_CODE,
    async run({ press, shown, tab }, hear, { code, national }) {
      await hear('presses Tab', () => press('Tab'), 'Country code combo box', 'United States');
      await hear('presses Tab', () => press('Tab'), 'Phone number entry', 'We will text you a 6-digit code.');
      await shown(PHONE);
      await tab.type('415');
      await hear(
        'types 415 and presses Enter',
        async () => {
          await press('Enter');
          await shown(alert('phone number'));
        },
        'Invalid phone number, please try again.',
      );
      await tab.type(national.slice(3));
      await hear(
        'types the rest and presses Enter',
        async () => {
          await press('Enter');
          await shown(CODE);
        },
        'Enter your code',
      );
      await hear(
        'types the code',
        async () => {
          await tab.type(await code(`+1${national}`));
          await shown(heading('Success!'));
        },
        'Your passcode has been successfully verified.',
      );
    },
  },
  {
    title: 'a link by email',
    config: EMAIL_LINK,
    async run(visitor, hear) {
      await submitsEmail(visitor, hear, heading('Check your email'), 'An email was sent to ada@example.com.');
      await hear('presses Tab', () => visitor.press('Tab'), 'Open in Gmail link');
    },
  },
  {
    title: 'a new password',
    config: PASSWORDS,
    async run(visitor, hear) {
      const { press, shown, tab } = visitor;
      await submitsEmail(visitor, hear, NEW_PASSWORD, 'Create a password');
      await hear(
        'types a weak password',
        async () => {
          await tab.type('password1');
          await shown(text('Very weak. '));
        },
        'Password strength: Very weak.',
      );
      await hear(
        'adds to it',
        async () => {
          await tab.type(' kettle of plums 9');
          await shown(text('Strong'));
        },
        'Password strength: Strong',
      );
      await hear(
        'presses Enter',
        async () => {
          await press('Enter');
          await shown(heading('Success!'));
        },
        'You are logged in.',
      );
    },
  },
  {
    title: 'a known password',
    config: PASSWORDS,
    async run(visitor, hear, { site }) {
      const { press, shown, tab } = visitor;
      await makeAccount(site, ADA);
      await submitsEmail(visitor, hear, CURRENT_PASSWORD, 'Log in');
      await hear(
        'types a wrong password and presses Enter',
        async () => {
          await tab.type('not the right one');
          await press('Enter');
          await shown(alert('Wrong email address or password'));
        },
        'Wrong email address or password.',
      );
      await hear(
        'types the right password and presses Enter',
        async () => {
          await press('Control+a');
          await tab.type(PASSWORD);
          await press('Enter');
          await shown(heading('Success!'));
        },
        'You are logged in.',
      );
    },
  },
];

test.describe('§2 Screens: what a screen reader says (WCAG 2.4.3, 3.3.1, 4.1.2, 4.1.3)', () => {
  if (!hasReader || !hasFirefox) {
    test('Orca or Firefox is not installed: nothing is read', () => {
      console.warn('Orca is not installed: docs/accessibility.md names its packages.');
    });
    return;
  }
  test.describe.configure({ mode: 'serial' });
  let reader: Reader;
  let driver: Driver;
  test.beforeAll(async () => {
    reader = await startReader();
    driver = await openFirefoxOn(reader.env);
  });
  test.afterAll(async () => {
    await driver.close();
    await reader.close();
  });

  for (const { title, config, run } of FLOWS) {
    test(`${title}: each field, error and new screen is said`, async ({ site }, {
      config: { updateSnapshots },
    }) => {
      const { stage, close } = setStage(driver, site);
      const parts = [`${title}\n\n${HEADER}`];
      try {
        const visitor = await stage.widget({ config });
        await visitor.shown(heading('Sign up or log in'));
        await reader.heard();
        await run(
          visitor,
          async (act, perform, ...expected) => {
            await perform();
            const said = await reader.heard(expected);
            parts.push([act, ...said.map((words) => `    ${words}`)].join('\n'));
            for (const words of expected) expect(said.join('\n'), act).toContain(words);
            if (act === 'presses Tab') expect(said, act).not.toContain('invalid entry');
          },
          stage,
        );
      } finally {
        await close();
      }
      if (updateSnapshots === 'all')
        await writeFile(path.join(KEPT, `${title}.txt`), `${parts.join('\n\n')}\n`);
    });
  }
});
