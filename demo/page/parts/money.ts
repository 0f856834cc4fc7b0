const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const money = (amount: number): string => dollars.format(amount);
export const distance = (amount: number): string => `${miles.format(amount)} mi`;
export const day = (timestamp: string): string => days.format(new Date(timestamp));
