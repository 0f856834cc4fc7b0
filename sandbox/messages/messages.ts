import { formatMessage, type MessageVariables } from '../../src/domain/text/messages';
import type { Channel } from '../state/factors/codes';
import type { MessageContent } from '../state/project/messages';
import type { MessageLanguage } from './languages';
import { WORDS } from './words';

const RIGHT_TO_LEFT: readonly MessageLanguage[] = ['ar', 'fa'];

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface AnyMessage {
  language: MessageLanguage;
  /** The project's name. */
  project: string;
  /** How long the code or the links are valid. */
  minutes: number;
}

function writerOf({ language, ...variables }: AnyMessage, more: MessageVariables = {}) {
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
  const start = language === 'en' ? '<p>' : `<p lang="${language}" dir="${direction}">`;
  const { colon = ':', ...words } = WORDS[language];
  return {
    colon,
    say: (name: keyof typeof words) => formatMessage(words[name] ?? '', { ...variables, ...more }, language),
    htmlOf: (paragraphs: string[]) => paragraphs.map((paragraph) => `${start}${paragraph}</p>`).join('\n'),
    linkTo: (url: string, text: string) => `<a href="${escape(url)}">${escape(text)}</a>`,
  };
}

interface CodeMessage extends AnyMessage {
  channel: Channel;
  code: string;
  /** The host page's domain. */
  domain: string;
}

/** A message with a code. The last line of a text message follows the format for autofill of origin-bound one-time codes. */
export function codeMessage({ channel, code, domain, ...message }: CodeMessage): MessageContent {
  const { say, htmlOf } = writerOf(message, { code });
  const sentence = say('code');
  if (channel !== 'email') return { text: `${sentence}\n\n@${domain} #${code}`, code };
  const note = say('codeNote');
  return {
    subject: say('codeSubject'),
    text: `${sentence}\n\n${note}`,
    html: htmlOf([escape(sentence), escape(note)]),
    code,
  };
}

interface ResetMessage extends AnyMessage {
  resetUrl: string;
  loginUrl: string;
}

/** A message with two links: one sets a new password, the other signs in without it. */
export function resetMessage({ resetUrl, loginUrl, ...message }: ResetMessage): MessageContent {
  const { say, colon, htmlOf, linkTo } = writerOf(message);
  const [act, other, note] = [say('newPassword'), say('withoutPassword'), say('passwordNote')];
  return {
    subject: act,
    text: `${act}${colon}\n${resetUrl}\n\n${other}${colon}\n${loginUrl}\n\n${note}`,
    html: htmlOf([linkTo(resetUrl, act), linkTo(loginUrl, other), escape(note)]),
    links: [
      { rel: 'reset_password', url: resetUrl },
      { rel: 'login', url: loginUrl },
    ],
  };
}

interface LinkMessage extends AnyMessage {
  url: string;
  isNew: boolean;
}

export function linkMessage({ url, isNew, ...message }: LinkMessage): MessageContent {
  const { say, colon, htmlOf, linkTo } = writerOf(message);
  const [act, note] = [say(isNew ? 'signUp' : 'signIn'), say('linkNote')];
  return {
    subject: act,
    text: `${act}${colon}\n${url}\n\n${note}`,
    html: htmlOf([linkTo(url, act), escape(note)]),
    links: [{ rel: 'magic_links', url }],
  };
}
