import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';

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

/** A screen's title. */
export const Heading = ({ id, children }: HeadingProps) => (
  <Title part="heading" id={id}>
    {children}
  </Title>
);
