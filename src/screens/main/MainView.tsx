import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { SPACE, TARGET } from '../../ui/styling/base';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import { Retry } from '../../ui/feedback/Retry';
import { Fragment, type ReactNode } from 'react';
import { configConflict, type ResolvedConfig } from '../../domain/config/config';
import type { Product } from '../../domain/enums';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { BUTTON_PADDING } from '../../ui/buttons/Button';
import { Divider } from '../../ui/layout/Divider';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Logo } from '../../ui/layout/Logo';
import { Screen } from '../../ui/screen/Screen';
import { useMessages } from '../../ui/text/messages';
import { buttonsOn, productBlocks, type ButtonCounts } from '../../domain/config/productBlocks';
import type { MainState } from './state';
import { mainStrings } from './strings';
import { TypedForms, type MainParts } from './TypedForms';

/** As high as buttons with one line of text, their padding and their edge. */
const Place = styled('div')<{ $count: number }>(({ $count }) => ({
  display: 'block',
  minHeight: `calc(${$count} * max(${TARGET.primary}, 2px + 2 * ${BUTTON_PADDING} + ${tokens.typography.body.lineHeight}) + ${$count - 1} * ${SPACE.small})`,
}));

interface ButtonsPlaceholderProps {
  count: number;
  failed: boolean;
  onRetry: () => void;
}

/** Reserves the space of buttons until their chunk is loaded, so that nothing moves. */
function ButtonsPlaceholder({ count, failed, onRetry }: ButtonsPlaceholderProps) {
  return (
    <Place $count={count}>{failed && <Retry error={CHUNK_NOT_LOADED} onRetry={onRetry} gap="small" />}</Place>
  );
}

interface MainViewProps extends MainParts {
  config: ResolvedConfig;
  theme: Pick<ResolvedTheme, 'logo' | 'hideHeaderText'>;
  focusOnMount: boolean;
  state: MainState;
  /** The buttons of a product's own flow; undefined until its chunk is loaded. */
  slotOf: (product: Product) => ReactNode;
  /** Content after the last block. */
  last?: ReactNode;
  /** The number of buttons of such a product; null until it is known. */
  buttons: ButtonCounts;
  /** Flows whose chunk could not be fetched. */
  failed: readonly string[];
  /** Fetches a flow's chunk again. */
  onRetry: (flow: string) => void;
}

/** §2 Main, with plain props: the entry paints it before there is a store, then React renders it. */
export function MainView(props: MainViewProps) {
  const { config, theme, focusOnMount, state, slotOf, last, buttons, failed, onRetry, ...parts } = props;
  const t = useMessages(mainStrings);
  const conflict = configConflict(config);
  const withPasskeys = config.products.includes('passkeys');
  const blocks = productBlocks(config);
  const drawButtons = (product: 'passkeys' | 'oauth' | 'crypto') => {
    const count = buttonsOn(config, product, buttons);
    return (
      slotOf(product) ??
      (count > 0 && (
        <ButtonsPlaceholder
          count={count}
          failed={failed.includes(product)}
          onRetry={() => onRetry(product)}
        />
      ))
    );
  };
  const topButtons = buttonsOn(config, 'passkeys', buttons);
  return (
    <Screen
      title={t('login.title')}
      headerHidden={theme.hideHeaderText}
      focusOnMount={focusOnMount}
      unseen={Object.values(buttons).includes(null)}
      above={theme.logo.logoImageUrl ? <Logo src={theme.logo.logoImageUrl} /> : undefined}
    >
      {conflict !== null ? (
        <ErrorText error={{ kind: 'usage', message: conflict }} />
      ) : (
        <>
          {drawButtons('passkeys')}
          {blocks.map((block, index) => (
            <Fragment key={block.kind}>
              {index + topButtons > 0 && <Divider />}
              {block.kind !== 'form' ? (
                drawButtons(block.kind)
              ) : (
                <TypedForms
                  {...parts}
                  tabs={block.tabs}
                  defaultCountry={config.otpOptions.defaultCountry}
                  state={state}
                  withPasskeys={withPasskeys}
                  isPasskeyLast={withPasskeys && topButtons === 0 && state.lastUsed === 'passkeys'}
                />
              )}
            </Fragment>
          ))}
          {last}
        </>
      )}
    </Screen>
  );
}
