import styled from '@emotion/styled/base';
import type { JSX } from 'react';

/** Replaces `@emotion/styled` in the bundles: creates `styled.div` on access, without a list of all tags. */
export default new Proxy(styled, {
  get: (make, tag) => make(tag as keyof JSX.IntrinsicElements),
});
