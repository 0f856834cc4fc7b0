import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { useEffect, useRef, useState } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { ErrorIcon } from '../icons/icons';
import { useErrorText } from '../text/messages';

/** Margins that place the error closer to its field than to the next element. */
export const ERROR_MARGIN = '4px -8px';

/** The space of an icon of 18 px and the gap after it, for texts whose space is reserved. */
export const AFTER_ICON = { paddingInlineStart: '24px' } as const;

/** Reserves a line in the gap to the next element, so that a short message does not move that element. */
const Area = styled('div')({
  ...tokens.typography.helper,
  display: 'flex',
  gap: '6px',
  minHeight: tokens.typography.helper.lineHeight,
  marginBlock: ERROR_MARGIN,
  // On small phones most messages have two lines.
  '@media (max-width: 359px)': { minHeight: `calc(2 * ${tokens.typography.helper.lineHeight})` },
  color: tokens.colors.error,
});

const Mark = styled('span')({ display: 'block', flex: 'none', paddingBlockStart: '1px' });

const Words = styled('span')({ display: 'block', minWidth: 0, overflowWrap: 'anywhere' });

export interface ErrorTextProps {
  /** Id for the field's `aria-describedby`. */
  id?: string;
  error: AuthError | null;
}

/** Scrolls an error into view if its form has the focus: the on-screen keyboard may cover the space below the field. */
function scrollIntoView(area: HTMLElement | null): void {
  const { activeElement } = (area?.getRootNode() ?? document) as Document | ShadowRoot;
  if (area?.closest('form')?.contains(activeElement)) area.scrollIntoView?.({ block: 'nearest' });
}

/** The text of an error. It is announced each time the error occurs. */
export function ErrorText({ id, error }: ErrorTextProps) {
  const textOf = useErrorText();
  const area = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState({ error, times: 0 });
  if (said.error !== error) setSaid({ error, times: said.times + 1 });
  useEffect(() => {
    if (error) scrollIntoView(area.current);
  }, [error]);
  const shown = error && textOf(error);
  return (
    <Area ref={area} part="error" id={id} role="alert">
      {shown && (
        <>
          <Mark>
            <ErrorIcon size={18} />
          </Mark>
          <Words key={said.times} lang={shown.lang} dir={shown.lang && 'ltr'}>
            {shown.linked}
          </Words>
        </>
      )}
    </Area>
  );
}
