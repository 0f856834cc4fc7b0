import createStyled from '@emotion/styled/base';
import type { JSX } from 'react';
import { isForwarded } from './forwarded';

export { CacheProvider } from '@emotion/react';

/**
 * emotion's `styled` with our filter of properties. In the painted views `mount/paint/styled.ts` takes the place of this module.
 * @example const Box = styled('div')<{ $wide?: boolean }>(({ $wide }) => ({ width: $wide ? '100%' : 'auto' }));
 */
export const styled = <Tag extends keyof JSX.IntrinsicElements>(tag: Tag) =>
  createStyled(tag, { shouldForwardProp: isForwarded });
