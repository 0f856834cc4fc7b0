import { copyButton } from '../../../demo/page/parts/copyButton';
import { el } from '../../../demo/page/parts/dom';
import type { SandboxControl } from '../../../sandbox/browser';

type Message = Awaited<ReturnType<SandboxControl['messages']>>['messages'][number];

const POLL_MS = 1000;
const MOST_SHOWN = 4;
const CHANNELS: Readonly<Record<string, string>> = {
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  email: 'Email',
};
const LINKS: Readonly<Record<string, string>> = {
  magic_links: 'Sign in',
  login: 'Sign in',
  reset_password: 'Set a new password',
};

const copyCode = (code: string): HTMLElement =>
  copyButton('Copy the code', code, { className: 'button button--quiet' });

const messageItem = ({ channel, to, subject, code, links = [], text }: Message): HTMLElement =>
  el(
    'li',
    { class: 'message' },
    el('p', { class: 'message__to' }, `${CHANNELS[channel] ?? channel} to ${to}`),
    el('p', { class: 'message__subject' }, subject ?? (code === undefined ? text : 'Your code')),
    ...(code === undefined ? [] : [el('p', { class: 'message__code' }, code), copyCode(code)]),
    ...links.map(({ rel, url }) => el('a', { class: 'button button--quiet', href: url }, LINKS[rel] ?? rel)),
  );

/** The newest messages of the sandbox, newest first. */
export const startInbox = (control: SandboxControl, list: HTMLElement, count: HTMLElement): void => {
  let known = '';
  const show = async (): Promise<void> => {
    if (document.hidden) return;
    const { messages } = await control.messages({});
    const newest = messages.slice(-MOST_SHOWN).reverse();
    const ids = newest.map(({ id }) => id).join();
    if (ids === known) return;
    known = ids;
    list.replaceChildren(...newest.map(messageItem));
    const [first] = newest;
    // Sighted visitors see the list, so the sentence is for screen readers only.
    count.classList.toggle('visually-hidden', first !== undefined);
    count.textContent = first === undefined ? 'No messages yet.' : `New message to ${first.to}`;
  };
  const poll = (): void =>
    void show()
      .catch(() => undefined)
      .finally(() => setTimeout(poll, POLL_MS));
  poll();
};
