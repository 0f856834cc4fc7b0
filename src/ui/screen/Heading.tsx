import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { forwardRef, type ReactNode } from 'react';

const Title = styled('h2')({
  ...tokens.typography.header,
  color: tokens.colors.primary,
  display: 'block',
  textAlign: 'start',
  marginBlockEnd: '4px',
  overflowWrap: 'anywhere',
  // So that the last line of a Chinese or Japanese title has more than one letter.
  textWrap: 'balance',
  // Browsers that cannot find Japanese phrases would break balanced lines within words.
  '&:lang(ja)': { textWrap: ['wrap', 'pretty'] },
});

interface HeadingProps {
  id?: string;
  children: ReactNode;
}

/** A screen's title. A script can focus it, so that screen readers announce the new screen. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ id, children }, ref) {
  return (
    <Title ref={ref} part="heading" id={id} tabIndex={-1}>
      {children}
    </Title>
  );
});
