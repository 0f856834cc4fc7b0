import { configConflict, isOffered } from '../../domain/config';
import { flowWanted } from '../../store/widget';
import { useActions, useFlowPart, useFocusOnMount, useScreen, useWidget } from '../hooks';
import { MainView } from './MainView';
import { PhoneFormPlace } from './PhoneFormPlace';
import { frontTab, productBlocks } from './productBlocks';
import { emailChanged, mainSlice, submitted, tabChosen } from './slice';

const ACTIONS = { emailChanged, submitted, tabChosen, flowWanted };

export function Main() {
  const { config, theme, idSuffix } = useWidget(({ setup }) => setup);
  const phoneFailed = useWidget(({ widget }) => widget.failed.includes('phone'));
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
      failed={phoneFailed}
      onRetry={() => actions.flowWanted('phone')}
    />
  );
  return (
    <MainView
      blocks={productBlocks({ ...config, products: config.products.filter(isOffered) })}
      conflict={configConflict(config)}
      logoUrl={theme.logo.logoImageUrl}
      displayHeader={theme.displayHeader}
      idSuffix={idSuffix}
      focusOnMount={focusOnMount}
      state={state}
      phoneForm={phoneForm}
      onTab={actions.tabChosen}
      onEmail={actions.emailChanged}
      onSubmit={(method, value) => actions.submitted({ method, value })}
    />
  );
}
