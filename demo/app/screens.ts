import type { Reply } from '../host/http/reply';
import { escape, htmlPage } from './html';
import type { Person } from './provider';

const REMINDERS = [
  ['Atorvastatin 20 mg', 'in 6 days'],
  ['Lisinopril 10 mg', 'in 11 days'],
  ['Metformin 500 mg', 'in 3 weeks'],
];

const link = (path: string, text: string, className = 'button'): string =>
  `<a class="${className}" href="${path}">${text}</a>`;

/** The page for signed-out users, with an optional note about the reason. */
export const welcome = (note = '', status = 200, headers: Record<string, string> = {}): Reply =>
  htmlPage(
    status,
    `<h1>Never run out of a medicine</h1>
    ${note && `<p class="note" role="status">${escape(note)}</p>`}
    <p>We remind you before your medicines run out. Sign in with the account that you have at PriceRx.</p>
    <p class="actions">${link('/sign-in', 'Sign in with PriceRx')}</p>`,
    headers,
  );

export const reminders = ({ name }: Person): Reply =>
  htmlPage(
    200,
    `<h1>Hello, ${escape(name)}</h1>
    <p>Your next refills:</p>
    <ul>${REMINDERS.map(([medicine, when]) => `<li><span>${medicine}</span><span>${when}</span></li>`).join('')}</ul>
    <p class="actions">
      ${link('/sign-in?again', 'Ask for my consent again', 'button quiet')}
      ${link('/sign-out', 'Sign out everywhere')}
      ${link('/sign-out?ask', 'Sign out, but ask me', 'button quiet')}
    </p>`,
  );
