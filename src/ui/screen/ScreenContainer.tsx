import { styled } from '../styling/styled';
import type { CSSObject } from '@emotion/react';
import { reset } from '../styling/base';

export const screenContainer: CSSObject = { ...reset, display: 'block', position: 'relative' };

/** The place of a screen that nothing holds, as in `HeldScreen`. */
export const ScreenContainer = styled('div')(screenContainer);
