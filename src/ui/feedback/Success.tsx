import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { motion, shade, SPACE } from '../styling/base';
import { CheckIcon } from '../icons/icons';
import { Screen } from '../screen/Screen';
import { Text } from '../text/Text';

const Disc = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '64px',
  height: '64px',
  marginBlock: `${SPACE.medium} ${SPACE.small}`,
  borderRadius: '50%',
  backgroundColor: tokens.colors.success,
  boxShadow: `0 0 0 8px ${shade(tokens.colors.success, 12)}`,
  color: tokens.container.backgroundColor,
  '@media (forced-colors: active)': { border: '2px solid currentColor' },
  // The check draws itself once: its line is 20 units long.
  ...motion({
    '@keyframes pricerx-draw': { from: { strokeDashoffset: 20 } },
    '& path': { strokeDasharray: 20, animation: 'pricerx-draw 300ms 120ms ease-out backwards' },
  }),
});

interface SuccessProps {
  title: string;
  back?: ReactNode;
  /** Default: true, because this is never the first screen. */
  focusOnMount?: boolean;
  children: ReactNode;
}

/** The end of a flow: a check mark, a title and a sentence. */
export const Success = ({ title, back, focusOnMount = true, children }: SuccessProps) => (
  <Screen
    title={title}
    focusOnMount={focusOnMount}
    back={back}
    above={
      <Disc>
        <CheckIcon size={36} />
      </Disc>
    }
  >
    <Text>{children}</Text>
  </Screen>
);
