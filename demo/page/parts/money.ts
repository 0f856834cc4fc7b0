import { pageLanguage } from '../language/language';

const tag = (): string => `${pageLanguage()}-US`;

export const money = (amount: number): string =>
  new Intl.NumberFormat(tag(), { style: 'currency', currency: 'USD' }).format(amount);
export const distance = (amount: number): string =>
  `${new Intl.NumberFormat(tag(), { maximumFractionDigits: 1 }).format(amount)} mi`;
export const day = (timestamp: string): string =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'medium' }).format(new Date(timestamp));
