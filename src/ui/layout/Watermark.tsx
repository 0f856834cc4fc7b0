import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { WATERMARK_LOGO_WIDTH_PX } from '../../domain/constants';
import { focusRing, TARGET } from '../styling/base';
import { watermarkStrings } from './watermark.strings';
import { useMessages } from '../text/messages';

/** A reserved domain (RFC 2606) in place of the product's site. */
const PRODUCT_URL = 'https://pricerx-auth.example/';

const Anchor = styled('a')({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET.least,
  cursor: 'pointer',
  borderRadius: '4px',
  fontFamily: tokens.fontFamily,
  color: tokens.colors.secondary,
});

const LOGO = { height: 20, capsule: 20 };

const Logo = styled('svg')({
  display: 'block',
  flex: 'none',
  width: `${WATERMARK_LOGO_WIDTH_PX}px`,
  height: `${LOGO.height}px`,
  minWidth: `calc(7.5 * ${tokens.fontSize})`,
  minHeight: `calc(1 * ${tokens.fontSize})`,
  fill: 'currentColor',
  fontSize: '12px',
});

/** The watermark: a capsule icon and the product's name. */
export function Watermark() {
  const t = useMessages(watermarkStrings);
  return (
    <Anchor href={PRODUCT_URL} target="_blank" rel="noreferrer noopener" aria-label={t('watermark.altText')}>
      <Logo
        viewBox={`2 0 ${WATERMARK_LOGO_WIDTH_PX} ${LOGO.height}`}
        direction="ltr"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M3.2 10.4a4.2 4.2 0 0 0 6 6l1.9-1.9-6-6-1.9 1.9Zm2.9-2.9 6 6 1.9-1.9a4.2 4.2 0 0 0-6-6L6.1 7.5Z" />
        <text
          x={LOGO.capsule + 2}
          y="14.5"
          textLength={WATERMARK_LOGO_WIDTH_PX - LOGO.capsule}
          lengthAdjust="spacingAndGlyphs"
        >
          {t.rich('watermark.altText', undefined, {
            bold: (children) => <tspan fontWeight="bold">{children}</tspan>,
          })}
        </text>
      </Logo>
    </Anchor>
  );
}
