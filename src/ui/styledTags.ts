import styled from '@emotion/styled/base';
import type { JSX } from 'react';

/** Stands in for `@emotion/styled` in the bundles: `styled.div` is made when it is asked for, so no list of all tags is needed. */
export default new Proxy(styled, {
  get: (make, tag) => make(tag as keyof JSX.IntrinsicElements),
});
