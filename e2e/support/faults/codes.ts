import { button, codeField, emailField, heading, phoneField, shown } from '../widget/widget';
import type { Step, Visitor } from './step';

const newestCode = async ({ site, publicToken }: Visitor, to: string): Promise<string> => {
  await site.control.nextMessage({ public_token: publicToken, to });
  const messages = await site.control.messages({ public_token: publicToken, to });
  return messages.at(-1)?.code ?? '';
};

const METHODS = [
  { flow: 'Email code', method: 'email', label: 'Continue with email' },
  { flow: 'SMS code', method: 'sms', label: 'Continue with a text message' },
  { flow: 'WhatsApp code', method: 'whatsapp', label: 'Continue with WhatsApp' },
];

const addressField = ({ page }: Visitor, method: string) =>
  method === 'email' ? emailField(page) : phoneField(page);
const addressOf = ({ email, phone }: Visitor, method: string) => (method === 'email' ? email : phone);
const toOf = ({ email, phone }: Visitor, method: string) => (method === 'email' ? email : `+1${phone}`);

export const CODES: Step[] = METHODS.flatMap(({ flow, method, label }): Step[] => {
  const args = () => ({ config: { products: ['otp'], otpOptions: { methods: [method] } } });
  const fill = (visitor: Visitor) => addressField(visitor, method).fill(addressOf(visitor, method));
  const submit = ({ page }: Visitor) => button(page, label).click();
  return [
    {
      flow,
      step: 'send',
      call: `/otps/${method}/login_or_create`,
      chunk: 'send',
      isProtected: true,
      args,
      arrive: fill,
      act: submit,
      typed: (visitor) => addressField(visitor, method),
      done: ({ page }) => shown(codeField(page)),
    },
    {
      flow,
      step: 'enter',
      call: '/otps/authenticate',
      args,
      async arrive(visitor) {
        await fill(visitor);
        await submit(visitor);
        await shown(codeField(visitor.page));
        visitor.known['code'] = await newestCode(visitor, toOf(visitor, method));
      },
      act: ({ page, known }) => codeField(page).fill(known['code'] ?? ''),
      again: ({ page }) => button(page, 'Continue').click(),
      typed: ({ page }) => codeField(page),
      done: ({ page }) => shown(heading(page, 'Success!')),
    },
  ];
});
