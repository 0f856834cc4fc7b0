import type { Product } from '../../domain/enums';
import { typedDialCode } from '../../domain/phones/typedDialCode';
import { flowWanted } from '../../store/widget';
import { useActions, useFlowParts, useFocusOnMount, useScreen, useWidget } from '../hooks';
import { MainView } from './MainView';
import { countryChanged, emailChanged, mainSlice, phoneChanged, submitted, tabChosen } from './slice';

const ACTIONS = { countryChanged, emailChanged, phoneChanged, submitted, tabChosen, flowWanted };
const PARTS: readonly Product[] = ['passkeys', 'oauth', 'crypto'];

export function Main() {
  const { config, theme, idSuffix } = useWidget(({ setup }) => setup);
  const { failed, buttons } = useWidget(({ widget: { failed, buttons } }) => ({ failed, buttons }));
  const parts = useFlowParts(PARTS);
  const state = useScreen(mainSlice);
  const actions = useActions(ACTIONS);
  return (
    <MainView
      config={config}
      theme={theme}
      idSuffix={idSuffix}
      focusOnMount={useFocusOnMount()}
      state={state}
      partOf={(product) => {
        const Part = parts[product];
        return Part && <Part />;
      }}
      last={parts.passkeys && <parts.passkeys isLast />}
      buttons={buttons}
      failed={failed}
      onRetry={actions.flowWanted}
      onTab={actions.tabChosen}
      onEmail={actions.emailChanged}
      onPhone={actions.phoneChanged}
      onCountry={actions.countryChanged}
      onSubmit={actions.submitted}
      typedDialCode={typedDialCode}
    />
  );
}
