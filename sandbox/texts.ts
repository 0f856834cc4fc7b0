import { rfc3339 } from './state/clock';
import type { Channel } from './state/factors/codes';
import type { MessageContent } from './state/project/messages';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const span = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

const htmlOf = (paragraphs: string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');

interface CodeMessage {
  channel: Channel;
  project: string;
  code: string;
  minutes: number;
  /** The host page's domain. */
  domain: string;
}

/** A message with a code. The last line of a text message follows the format for autofill of origin-bound one-time codes. */
export function codeMessage({ channel, project, code, minutes, domain }: CodeMessage): MessageContent {
  const sentence = `Your ${project} code is ${code}. It is good for ${span(minutes)}.`;
  if (channel !== 'email') return { text: `${sentence}\n\n@${domain} #${code}`, code };
  const warning = 'If you did not ask for it, you can ignore this email.';
  return {
    subject: `${code} is your ${project} code`,
    text: `${sentence}\n\n${warning}`,
    html: htmlOf([escape(sentence), escape(warning)]),
    code,
  };
}

interface ResetMessage {
  project: string;
  resetUrl: string;
  loginUrl: string;
  minutes: number;
}

/** A message with two links: one sets a new password, the other signs in without it. */
export function resetMessage({ project, resetUrl, loginUrl, minutes }: ResetMessage): MessageContent {
  const act = `Choose a new password for ${project}`;
  const other = 'Sign in without a password';
  const note = `The links are good for ${span(minutes)} and can be used once. If you did not ask for them, you can ignore this email.`;
  return {
    subject: act,
    text: `${act}:\n${resetUrl}\n\n${other}:\n${loginUrl}\n\n${note}`,
    html: htmlOf([
      `<a href="${escape(resetUrl)}">${escape(act)}</a>`,
      `<a href="${escape(loginUrl)}">${other}</a>`,
      escape(note),
    ]),
    links: [
      { rel: 'reset_password', url: resetUrl },
      { rel: 'login', url: loginUrl },
    ],
  };
}

interface WalletText {
  project: string;
  address: string;
  nonce: string;
  now: number;
}

/** The text that a wallet shows and signs. */
export const walletText = ({ project, address, nonce, now }: WalletText): string =>
  [
    `Sign in to ${project}.`,
    'Signing this text proves that the wallet is yours. It costs nothing and moves nothing.',
    '',
    `Wallet: ${address}`,
    `Nonce: ${nonce}`,
    `Issued At: ${rfc3339(now)}`,
  ].join('\n');

interface LinkMessage {
  project: string;
  url: string;
  minutes: number;
  isNew: boolean;
}

export function linkMessage({ project, url, minutes, isNew }: LinkMessage): MessageContent {
  const act = isNew ? `Finish signing up for ${project}` : `Sign in to ${project}`;
  const note = `The link is good for ${span(minutes)} and can be used once.`;
  return {
    subject: act,
    text: `${act}:\n${url}\n\n${note}`,
    html: htmlOf([`<a href="${escape(url)}">${escape(act)}</a>`, escape(note)]),
    links: [{ rel: 'magic_links', url }],
  };
}
