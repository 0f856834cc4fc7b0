import styled from '@emotion/styled';
import { WATERMARK_LOGO_WIDTH_PX } from '../domain/constants';
import { focusRing, reset, resetSvg, TARGET } from './base';
import { watermarkStrings } from './watermark.strings';
import { useStrings } from './strings';

/** A reserved domain: it becomes the product's own site once there is one. */
const PRODUCT_URL = 'https://pricerx-auth.example/';

const Anchor = styled.a(({ theme }) => ({
  ...reset,
  ...focusRing(theme),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minWidth: `${WATERMARK_LOGO_WIDTH_PX}px`,
  minHeight: TARGET.least,
  cursor: 'pointer',
  borderRadius: '4px',
  fontFamily: theme.typography.fontFamily,
  fontSize: '11px',
  lineHeight: '14px',
  color: theme.colors.secondary,
}));

const Capsule = styled.svg({
  ...resetSvg,
  display: 'block',
  flex: 'none',
  width: '14px',
  height: '14px',
  fill: 'currentColor',
});

const Words = styled.span({ ...reset, minWidth: 0 });

/** The footer's mark: a capsule and the product's name. */
export function Watermark() {
  const t = useStrings(watermarkStrings);
  return (
    <Anchor href={PRODUCT_URL} target="_blank" rel="noreferrer noopener">
      <Capsule viewBox="2 3 14 14" aria-hidden="true" focusable="false">
        <path d="M3.2 10.4a4.2 4.2 0 0 0 6 6l1.9-1.9-6-6-1.9 1.9Zm2.9-2.9 6 6 1.9-1.9a4.2 4.2 0 0 0-6-6L6.1 7.5Z" />
      </Capsule>
      <Words>{t.rich('watermark.altText')}</Words>
    </Anchor>
  );
}
