import { flowWanted } from '../../store/widget';
import { useActions, useFlowPart, useFocusOnMount, useScreen, useWidget } from '../hooks';
import { MainView } from './MainView';
import { countryChanged, emailChanged, mainSlice, phoneChanged, submitted, tabChosen } from './slice';

const ACTIONS = { countryChanged, emailChanged, phoneChanged, submitted, tabChosen, flowWanted };

export function Main() {
  const { config, theme, idSuffix } = useWidget(({ setup }) => setup);
  const failed = useWidget(({ widget }) => widget.failed);
  const PasskeyLogin = useFlowPart('passkeys', 'PasskeyLogin');
  const SocialButtons = useFlowPart('oauth', 'SocialButtons');
  const WalletButtons = useFlowPart('crypto', 'WalletButtons');
  const state = useScreen(mainSlice);
  const actions = useActions(ACTIONS);
  return (
    <MainView
      config={config}
      theme={theme}
      idSuffix={idSuffix}
      focusOnMount={useFocusOnMount()}
      state={state}
      parts={{
        passkeyLogin: PasskeyLogin && <PasskeyLogin way={state.passkeys} />,
        socialButtons: SocialButtons && <SocialButtons />,
        walletButtons: WalletButtons && <WalletButtons />,
      }}
      failed={failed}
      onRetry={actions.flowWanted}
      onTab={actions.tabChosen}
      onEmail={actions.emailChanged}
      onPhone={actions.phoneChanged}
      onCountry={actions.countryChanged}
      onSubmit={actions.submitted}
    />
  );
}
