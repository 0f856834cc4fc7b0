import { tokens } from '../../domain/theme/tokens';
import { Block } from '../layout/Stack';
import { styled } from '../styling/styled';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { focusRing, motion, TARGET } from '../styling/base';
import { useElementId } from '../useElementId';

const List = styled('div')({
  // Where space is short, the widest label wraps first. Tracks of a flexible box would break the words of all.
  display: 'grid',
  gridAutoFlow: 'column',
  borderBlockEnd: `1px solid ${tokens.container.borderColor}`,
  // 16 px including the 1 px line.
  marginBlockEnd: '15px',
});

const TabButton = styled('button')<{ $selected: boolean }>(({ $selected }) => ({
  ...tokens.typography.body,
  ...focusRing,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: TARGET.comfortable,
  padding: '8px 4px',
  borderRadius: '4px 4px 0 0',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  fontWeight: $selected ? 600 : 400,
  color: $selected ? tokens.colors.primary : tokens.colors.secondary,
  '@media (hover: hover)': { '&:hover': { color: tokens.colors.primary } },
  // Reserves the width of the bold label, so that selecting a tab moves none.
  '&::before': {
    content: 'attr(data-label)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 600,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    height: '2px',
    backgroundColor: $selected ? tokens.colors.primary : 'transparent',
    ...motion({ transition: 'background-color 120ms ease-out' }),
    '@media (forced-colors: active)': { backgroundColor: $selected ? 'Highlight' : 'transparent' },
  },
}));

interface TabsProps<Id extends string> {
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Accessible name of the tab list. */
  label: string;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** The tab to which an arrow key, Home or End leads; null for any other key. */
function targetOf(key: string, index: number, count: number, rightToLeft: boolean): number | null {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

export function Tabs<Id extends string>({ tabs, selected, onSelect, label, children }: TabsProps<Id>) {
  const base = useElementId('tabs');
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetOf(event.key, index, tabs.length, rightToLeft);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <Block>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: text }) => (
          <TabButton
            key={id}
            part="tab"
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            data-label={text}
            $selected={id === selected}
          >
            {text}
          </TabButton>
        ))}
      </List>
      <Block role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${selected}`}>
        {children}
      </Block>
    </Block>
  );
}
