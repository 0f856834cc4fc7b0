/** Identifies an element by its kind and its text. */
export interface Wanted {
  css: string;
  /** Its complete text, without the mark of the way that signed in last. */
  name?: string;
  /** A part of its text. */
  part?: string;
  /** Its value. */
  value?: string;
  focused?: true;
}

export const button = (name: string): Wanted => ({ css: 'button, [role=button], a', name });
export const heading = (name: string): Wanted => ({ css: 'h1, h2', name });
export const text = (part: string): Wanted => ({ css: 'p, li, span, div, h1, h2, label, button', part });
export const alert = (part: string): Wanted => ({ css: '[role=alert], [role=status]', part });
export const account = (part: string): Wanted => ({ css: '.account__name', part });

export const EMAIL: Wanted = { css: 'input[type=email]' };
export const PHONE: Wanted = { css: 'input[type=tel]' };
export const COUNTRY: Wanted = { css: 'select' };
export const CODE: Wanted = { css: 'input[name=code]' };
export const CURRENT_PASSWORD: Wanted = { css: 'input[id^=pricerx-current-password]' };
export const NEW_PASSWORD: Wanted = { css: 'input[id^=pricerx-new-password]' };
