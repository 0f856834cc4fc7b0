import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { ErrorIcon } from '../icons/icons';
import { useErrorText } from '../text/messages';

/** Margins that place the error closer to its field than to the next element. */
export const ERROR_MARGIN = '4px -8px';

/** The space of an icon of 18 px and the gap after it, for texts whose space is reserved. */
export const AFTER_ICON = { paddingInlineStart: '24px' } as const;

/** Height of the provider's message, of one line, beside helper texts. */
export const DETAIL_LINE = 'max(16px, 1em)';

/** Reserves two lines, which hold most messages and notes in every language, or three on small phones, so that nothing moves. */
const Area = styled('div')(() => {
  const { lineHeight } = tokens.typography.helper;
  return {
    ...tokens.typography.helper,
    // The error and the note share one place.
    display: 'grid',
    minHeight: `calc(${lineHeight} * 2)`,
    marginBlock: ERROR_MARGIN,
    '@media (max-width: 359px)': { minHeight: `calc(${lineHeight} * 3)` },
    color: tokens.colors.error,
  };
});

const cell = { display: 'block', gridArea: '1 / 1', minWidth: 0 } as const;

const Cell = styled('div')({ ...cell, '& > span': AFTER_ICON });

const Note = styled('div')<{ $unseen: boolean }>(({ $unseen }) => ({
  ...cell,
  color: tokens.colors.secondary,
  visibility: $unseen ? 'hidden' : undefined,
}));

const Line = styled('div')({ display: 'flex', gap: '6px' });

const Mark = styled('span')({ display: 'block', flex: 'none', paddingBlockStart: '1px' });

const Content = styled('span')({ display: 'block', minWidth: 0, overflowWrap: 'anywhere' });

const Small = styled('span')({
  display: 'block',
  fontSize: 'max(12px, 0.75em)',
  lineHeight: 'max(16px, 1.33em)',
  color: tokens.colors.secondary,
  overflowWrap: 'anywhere',
});

/** The provider's message below a text of ours: smaller, for whoever helps the visitor. */
export const ErrorDetail = ({ children }: { children: ReactNode }) => (
  <Small lang="en" dir="ltr">
    {children}
  </Small>
);

export const errorIdOf = (id: string): string => `${id}-error`;
const noteIdOf = (id: string): string => `${id}-note`;

/**
 * The `aria-describedby` of a control: its error, or else its note. One element for both would be read as a whole whenever one
 * replaces the other, beside the announcement of the error.
 */
export const descriptionIdOf = (id: string, error: unknown, note: unknown): string | undefined =>
  error ? errorIdOf(id) : note ? noteIdOf(id) : undefined;

interface ErrorTextProps {
  /** The id of the control that `descriptionIdOf` describes. */
  id?: string;
  error: AuthError | null;
  /** Shown in the same place while there is no error. */
  note?: string;
  suggestion?: ReactNode;
  /** The note keeps its space, unseen: a suggestion has its place, for example. */
  hidesNote?: boolean;
}

/** Scrolls an error into view if its form has the focus: the on-screen keyboard may cover the space below the field. */
function scrollIntoView(area: HTMLElement | null): void {
  const { activeElement } = (area?.getRootNode() ?? document) as Document | ShadowRoot;
  if (area?.closest('form')?.contains(activeElement)) area.scrollIntoView?.({ block: 'nearest' });
}

/** The text of an error, which is announced each time the error occurs, and the provider's message. */
export function ErrorText({ id, error, note, suggestion, hidesNote = false }: ErrorTextProps) {
  const textOf = useErrorText();
  const area = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState({ error, times: 0 });
  if (said.error !== error) setSaid({ error, times: said.times + 1 });
  useEffect(() => {
    if (error) scrollIntoView(area.current);
  }, [error]);
  const shown = error && textOf(error);
  return (
    // The id keeps the painter from making this element of another one of the form, which would count as a layout shift.
    <Area ref={area} part="error" id={id && `${id}-message`}>
      <Cell id={id && errorIdOf(id)}>
        {shown && (
          // Orca announces an alert that is added to the page, and none that gets another text.
          <Line role="alert" key={said.times}>
            <Mark>
              <ErrorIcon size={18} />
            </Mark>
            <Content lang={shown.lang} dir={shown.lang && 'ltr'}>
              {shown.text}
            </Content>
          </Line>
        )}
        {shown?.detail && <ErrorDetail>{shown.detail}</ErrorDetail>}
        {!shown && suggestion}
      </Cell>
      {note && (
        <Note id={id && noteIdOf(id)} $unseen={Boolean(shown) || hidesNote}>
          {note}
        </Note>
      )}
    </Area>
  );
}
