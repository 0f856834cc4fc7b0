import { configConflict } from '../../domain/config';
import { flowWanted } from '../../store/widget';
import { useActions, useFlowPart, useFocusOnMount, useScreen, useWidget } from '../hooks';
import { MainView } from './MainView';
import { ButtonsPlace } from './ButtonsPlace';
import { PhoneFormPlace } from './PhoneFormPlace';
import { frontTab, productBlocks } from './productBlocks';
import { emailChanged, mainSlice, submitted, tabChosen } from './slice';

const ACTIONS = { emailChanged, submitted, tabChosen, flowWanted };

export function Main() {
  const { config, theme, idSuffix } = useWidget(({ setup }) => setup);
  const failed = useWidget(({ widget }) => widget.failed);
  const PasskeyLogin = useFlowPart('passkeys', 'PasskeyLogin');
  const SocialButtons = useFlowPart('oauth', 'SocialButtons');
  const WalletButtons = useFlowPart('crypto', 'WalletButtons');
  const PhoneForm = useFlowPart('phone', 'PhoneForm');
  const state = useScreen(mainSlice);
  const focusOnMount = useFocusOnMount();
  const actions = useActions(ACTIONS);
  const phoneForm = PhoneForm ? (
    <PhoneForm />
  ) : (
    <PhoneFormPlace
      method={frontTab(config, state.tab) ?? 'sms'}
      idSuffix={idSuffix}
      failed={failed.includes('phone')}
      onRetry={() => actions.flowWanted('phone')}
    />
  );
  const passkeyLogin = PasskeyLogin ? (
    <PasskeyLogin way={state.passkeys} />
  ) : (
    state.passkeys === 'button' && (
      <ButtonsPlace
        count={1}
        failed={failed.includes('passkeys')}
        onRetry={() => actions.flowWanted('passkeys')}
      />
    )
  );
  const socialButtons = SocialButtons ? (
    <SocialButtons />
  ) : (
    <ButtonsPlace
      count={config.oauthOptions.providers.length}
      failed={failed.includes('oauth')}
      onRetry={() => actions.flowWanted('oauth')}
    />
  );
  const walletButtons = WalletButtons ? (
    <WalletButtons />
  ) : (
    <ButtonsPlace count={1} failed={failed.includes('crypto')} onRetry={() => actions.flowWanted('crypto')} />
  );
  return (
    <MainView
      blocks={productBlocks(config)}
      withPasskeys={config.products.includes('passkeys')}
      passkeyLogin={passkeyLogin}
      conflict={configConflict(config)}
      logoUrl={theme.logo.logoImageUrl}
      displayHeader={theme.displayHeader}
      idSuffix={idSuffix}
      focusOnMount={focusOnMount}
      state={state}
      phoneForm={phoneForm}
      socialButtons={socialButtons}
      walletButtons={walletButtons}
      onTab={actions.tabChosen}
      onEmail={actions.emailChanged}
      onSubmit={(method, value) => actions.submitted({ method, value })}
    />
  );
}
