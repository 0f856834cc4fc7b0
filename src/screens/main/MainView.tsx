import { Fragment, type ReactNode } from 'react';
import { configConflict, type ResolvedConfig } from '../../domain/config';
import type { Theme } from '../../domain/theme';
import { Divider } from '../../ui/Divider';
import { ErrorText } from '../../ui/ErrorText';
import { Logo } from '../../ui/Logo';
import { Screen } from '../../ui/Screen';
import { useStrings } from '../../ui/strings';
import { ButtonsPlace } from './ButtonsPlace';
import { productBlocks } from './productBlocks';
import type { MainState } from './state';
import { mainStrings } from './strings';
import { TypedForms, type MainHandlers } from './TypedForms';

/** What other flows add to Main: absent until their code is here. */
export interface MainParts {
  passkeyLogin?: ReactNode;
  socialButtons?: ReactNode;
  walletButtons?: ReactNode;
}

export interface MainViewProps extends MainHandlers {
  config: ResolvedConfig;
  theme: Pick<Theme, 'logo' | 'displayHeader'>;
  idSuffix: string;
  focusOnMount: boolean;
  state: MainState;
  parts: MainParts;
  /** The flows whose code could not be fetched. */
  failed: readonly string[];
  /** Fetches a flow's code again. */
  onRetry: (flow: string) => void;
}

/** §2 Main, from plain props: the entry paints it before there is a store, and React goes on with it. */
export function MainView(props: MainViewProps) {
  const { config, theme, idSuffix, focusOnMount, state, parts, failed, onRetry, ...handlers } = props;
  const t = useStrings(mainStrings);
  const conflict = configConflict(config);
  const withPasskeys = config.products.includes('passkeys');
  const blocks = productBlocks(config);
  const place = (flow: string, count: number) => (
    <ButtonsPlace count={count} failed={failed.includes(flow)} onRetry={() => onRetry(flow)} />
  );
  return (
    <Screen
      title={t('login.title')}
      headerHidden={!theme.displayHeader}
      focusOnMount={focusOnMount}
      unseen={(withPasskeys && state.passkeys === null) || state.waitsForWallets}
      above={theme.logo.logoImageUrl ? <Logo src={theme.logo.logoImageUrl} /> : undefined}
    >
      {conflict !== null ? (
        <ErrorText error={{ kind: 'usage', message: conflict }} />
      ) : (
        <>
          {parts.passkeyLogin ?? (state.passkeys === 'button' && place('passkeys', 1))}
          {blocks.map((block, index) => (
            <Fragment key={block.kind}>
              {(index > 0 || state.passkeys === 'button') && <Divider />}
              {block.kind === 'oauth' &&
                (parts.socialButtons ?? place('oauth', config.oauthOptions.providers.length))}
              {block.kind === 'crypto' && (parts.walletButtons ?? place('crypto', state.walletPlaces))}
              {block.kind === 'form' && (
                <TypedForms
                  {...handlers}
                  tabs={block.tabs}
                  defaultCountry={config.otpOptions.defaultCountry}
                  state={state}
                  idSuffix={idSuffix}
                  withPasskeys={withPasskeys}
                />
              )}
            </Fragment>
          ))}
        </>
      )}
    </Screen>
  );
}
