import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { bodyText, focusRing, helperText, motion, SPACE, TARGET } from '../../ui/styling/base';
import type { ReactNode } from 'react';
import type { ConsentItem, ConsentSection } from '../../domain/idp/consentManifest';
import { ChevronDownIcon } from '../../ui/icons/icons';
import { Stack } from '../../ui/layout/Stack';

const Header = styled('h3')({
  ...bodyText,
  display: 'block',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const Items = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${tokens.container.borderColor}`,
  borderRadius: tokens.inputs.borderRadius,
});

const Item = styled('li')({
  ...bodyText,
  display: 'block',
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${tokens.container.borderColor}` },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.small,
  minHeight: TARGET.comfortable,
  padding: '12px',
} as const;

const Plain = styled('span')({ ...row });

const Expandable = styled('details')({ display: 'block' });

const Summary = styled('summary')({
  ...row,
  ...focusRing,
  cursor: 'pointer',
  borderRadius: tokens.inputs.borderRadius,
  '&::-webkit-details-marker': { display: 'none' },
  '@media (hover: hover)': { '&:hover': { textDecorationLine: 'underline' } },
});

const Content = styled('span')({ display: 'block', minWidth: 0 });

/** Points down, or up while the details are open. */
const Arrow = styled('span')({
  display: 'flex',
  flex: 'none',
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
  ...motion({ transition: 'transform 150ms ease-out' }),
});

const Details = styled('ul')({
  ...helperText,
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: '0 12px 12px',
});

const Detail = styled('li')({
  display: 'list-item',
  listStyle: 'disc outside',
  marginInlineStart: '18px',
  overflowWrap: 'anywhere',
});

/** A native `details` element, for keyboards and screen readers. */
function ManifestItem({ item }: { item: ConsentItem }) {
  const { text, details = [] } = typeof item === 'string' ? { text: item } : item;
  if (details.length === 0) return <Plain>{text}</Plain>;
  return (
    <Expandable>
      <Summary>
        <Content>{text}</Content>
        <Arrow>
          <ChevronDownIcon size={20} />
        </Arrow>
      </Summary>
      <Details role="list">
        {details.map((detail, at) => (
          <Detail key={at}>{detail}</Detail>
        ))}
      </Details>
    </Expandable>
  );
}

interface ManifestProps {
  sections: readonly ConsentSection[];
  /** Header of sections that have none of their own. */
  header: ReactNode;
}

/** §3 Consent manifest: what an app requests. Texts of hosts and apps are rendered as plain text, never as markup. */
export function Manifest({ sections, header }: ManifestProps) {
  return sections
    .filter(({ items }) => items.length > 0)
    .map((section, at) => (
      <Stack key={at} gap="small">
        <Header>{section.header ?? header}</Header>
        <Items role="list">
          {section.items.map((item, position) => (
            <Item key={position}>
              <ManifestItem item={item} />
            </Item>
          ))}
        </Items>
      </Stack>
    ));
}
