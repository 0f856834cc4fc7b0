import type { Reply } from '../host/http/reply';
import { escape, htmlPage } from './html';
import type { Language } from './language';
import type { Person } from './provider';

const REMINDERS: readonly (readonly [medicine: string, when: string])[] = [
  ['Atorvastatin 20 mg', 'in 6 days'],
  ['Lisinopril 10 mg', 'in 11 days'],
  ['Metformin 500 mg', 'in 3 weeks'],
];

const link = (path: string, text: string, className = 'button'): string =>
  `<a class="${className}" href="${path}">${text}</a>`;

/** The page for signed-out users, with an optional note about the reason. */
export const welcome = (
  language: Language,
  note = '',
  status = 200,
  headers: Record<string, string> = {},
): Reply => {
  const { t } = language;
  return htmlPage(
    language,
    status,
    `<h1>${t('Never run out of a medicine')}</h1>
    ${note && `<p class="note" role="status">${escape(t(note))}</p>`}
    <p>${t('We remind you before your medicines run out. Sign in with the account that you have at PriceRx.')}</p>
    <p class="actions">${link('/sign-in', t('Sign in with PriceRx'))}</p>`,
    headers,
  );
};

export const reminders = (language: Language, { name }: Person): Reply => {
  const { t } = language;
  return htmlPage(
    language,
    200,
    `<h1>${escape(t('Hello, {name}').replace('{name}', () => name || t('you')))}</h1>
    <p>${t('Your next refills:')}</p>
    <ul>${REMINDERS.map(([medicine, when]) => `<li><span>${medicine}</span><span>${t(when)}</span></li>`).join('')}</ul>
    <p class="actions">
      ${link('/sign-in?again', t('Ask for my consent again'), 'button quiet')}
      ${link('/sign-out', t('Sign out everywhere'))}
      ${link('/sign-out?ask', t('Sign out, but ask me'), 'button quiet')}
    </p>`,
  );
};
