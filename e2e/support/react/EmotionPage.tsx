import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';

/** Before all other styles of the page, as emotion's documentation advises beside other style sheets. */
const cache = createCache({ key: 'css', prepend: true });

const Price = styled.p({ color: 'rgb(0, 128, 0)' });
const Offer = styled.p({ color: 'rgb(0, 0, 128)' });

/** A host that renders styles with emotion on its server first, with emotion's usual key. */
export const EmotionPage = ({ withOffer = false }: { withOffer?: boolean }) => (
  <CacheProvider value={cache}>
    <Price>4.20 a box</Price>
    {withOffer && <Offer>3.90 from Monday</Offer>}
  </CacheProvider>
);
