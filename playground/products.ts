import type { OTPMethod, Product } from '../src/domain/enums';

export const PRODUCT_LABELS: Readonly<Record<Product, string>> = {
  emailMagicLinks: 'Email link',
  otp: 'One-time code',
  oauth: 'Social providers',
  crypto: 'Wallets',
  passwords: 'Passwords',
  passkeys: 'Passkeys',
};

export const METHOD_LABELS: Readonly<Record<OTPMethod, string>> = {
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  email: 'Email',
};

export interface Preset {
  label: string;
  products: Product[];
  otp: OTPMethod[];
}

export const PRESETS: readonly Preset[] = [
  {
    label: 'Email link, phone codes, passkeys',
    products: ['emailMagicLinks', 'otp', 'passkeys'],
    otp: ['sms', 'whatsapp'],
  },
  { label: 'Email link', products: ['emailMagicLinks'], otp: [] },
  { label: 'Email code, passkeys', products: ['otp', 'passkeys'], otp: ['email'] },
  { label: 'Email code', products: ['otp'], otp: ['email'] },
  { label: 'Password, or email link', products: ['passwords', 'emailMagicLinks'], otp: [] },
  { label: 'Password, or email code', products: ['passwords', 'otp'], otp: ['email'] },
  { label: 'Password alone', products: ['passwords'], otp: [] },
  { label: 'Social providers, or email code', products: ['oauth', 'otp'], otp: ['email'] },
  { label: 'Social providers alone', products: ['oauth'], otp: [] },
  { label: 'Wallets, or email code', products: ['crypto', 'otp'], otp: ['email'] },
  { label: 'Wallets alone', products: ['crypto'], otp: [] },
  { label: 'All codes', products: ['otp'], otp: ['sms', 'whatsapp', 'email'] },
];

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

export const isPreset = (chosen: { products: string[]; otp: string[] }, preset: Preset): boolean =>
  same(chosen.products, preset.products) && same(chosen.otp, preset.otp);

/** Adds an item at the end, because the widget shows products in the order of the list. */
export const listed = <T>(list: readonly T[], item: T, on: boolean): T[] => {
  const others = list.filter((one) => one !== item);
  return on ? [...others, item] : others;
};
