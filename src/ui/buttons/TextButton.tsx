import type { CSSObject } from '@emotion/react';
import { tokens } from '../../domain/theme/tokens';
import { shade, TARGET } from '../styling/base';
import { styled } from '../styling/styled';
import { createButton, commonStyles, OFF, ON } from './Button';

const styles: CSSObject = {
  minHeight: TARGET.least,
  minWidth: TARGET.least,
  padding: '2px 4px',
  marginInline: '-4px',
  font: 'inherit',
  color: tokens.colors.primary,
  borderRadius: '4px',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '@media (hover: hover)': { [`&:hover${ON}`]: { textDecorationThickness: '2px' } },
  [`&:active${ON}`]: { backgroundColor: shade(tokens.colors.primary, 10) },
  [OFF]: { cursor: 'default', color: tokens.buttons.disabled.textColor, textDecorationLine: 'none' },
  '@media (forced-colors: active)': { [OFF]: { color: 'GrayText' } },
};

/** @param more styles beside those of a link */
export const createTextButton = (more?: CSSObject) =>
  createButton(styled('button')<{ $variant: 'text' }>({ ...commonStyles, ...styles, ...more }), 'text');

/** A button that looks like a link in a sentence, with the target size of a button. */
export const TextButton = createTextButton();
