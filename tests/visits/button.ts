import { screen } from '@testing-library/react';

/**
 * Finds a button by its label or text. A query by role computes the styles of the whole page, which took a quarter of the time of
 * these tests.
 */
export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.queryByLabelText<HTMLButtonElement>(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button, button *' }).closest('button')!;
