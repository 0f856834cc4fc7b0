import type { ReactNode } from 'react';
import type { ConsentItem, ConsentSection } from '../../domain/idp/consentManifest';
import { ChevronDownIcon } from '../../ui/icons/symbols/ChevronDownIcon';
import { Stack } from '../../ui/layout/Stack';
import {
  Arrow,
  Detail,
  Details,
  Expandable,
  Header,
  Item,
  Items,
  Plain,
  Summary,
  Words,
} from './Manifest.styles';

/** A native `details` element, for keyboards and screen readers. */
function ManifestItem({ item }: { item: ConsentItem }) {
  const { text, details = [] } = typeof item === 'string' ? { text: item } : item;
  if (details.length === 0) return <Plain>{text}</Plain>;
  return (
    <Expandable>
      <Summary>
        <Words>{text}</Words>
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

export interface ManifestProps {
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
