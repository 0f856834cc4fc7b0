import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import { reset } from '../styling/base';

export const block: CSSObject = { ...reset, display: 'block', minWidth: 0 };

/** A block without gaps between its children. */
export const Block = styled('div')(block);
