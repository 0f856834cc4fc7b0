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
  minHeight: TARGET.least,
  cursor: 'pointer',
  borderRadius: '4px',
  color: theme.colors.secondary,
}));

const Mark = styled.svg(({ theme }) => ({
  ...resetSvg,
  display: 'block',
  width: `${WATERMARK_LOGO_WIDTH_PX}px`,
  height: '20px',
  fill: 'currentColor',
  direction: 'ltr',
  '& text': {
    all: 'revert-layer',
    fontFamily: theme.typography.fontFamily,
    fontSize: '11px',
    fontWeight: 400,
  },
  '& tspan': { all: 'revert-layer', fontWeight: 700 },
}));

/** The footer's mark: a capsule and the product's name. */
export function Watermark() {
  const t = useStrings(watermarkStrings);
  return (
    <Anchor
      href={PRODUCT_URL}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={t('watermark.altText')}
      dir="ltr"
    >
      <Mark viewBox="0 0 150 20" aria-hidden="true" focusable="false">
        <path d="M3.2 10.4a4.2 4.2 0 0 0 6 6l1.9-1.9-6-6-1.9 1.9Zm2.9-2.9 6 6 1.9-1.9a4.2 4.2 0 0 0-6-6L6.1 7.5Z" />
        <text x="22" y="14">
          Powered by <tspan>PriceRxAuth</tspan>
        </text>
      </Mark>
    </Anchor>
  );
}
