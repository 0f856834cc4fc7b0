import { configConflict } from '../../domain/config';
import { useActions, useFocusOnMount, useScreen, useWidget } from '../hooks';
import { MainView } from './MainView';
import { productBlocks } from './productBlocks';
import { countryChanged, emailChanged, mainSlice, phoneChanged, submitted, tabChosen } from './slice';

const ACTIONS = { countryChanged, emailChanged, phoneChanged, submitted, tabChosen };

export function Main() {
  const { config, theme, idSuffix } = useWidget(({ setup }) => setup);
  const state = useScreen(mainSlice);
  const focusOnMount = useFocusOnMount();
  const actions = useActions(ACTIONS);
  return (
    <MainView
      blocks={productBlocks(config)}
      conflict={configConflict(config)}
      logoUrl={theme.logo.logoImageUrl}
      displayHeader={theme.displayHeader}
      idSuffix={idSuffix}
      focusOnMount={focusOnMount}
      state={state}
      onTab={actions.tabChosen}
      onEmail={actions.emailChanged}
      onPhone={actions.phoneChanged}
      onCountry={actions.countryChanged}
      onSubmit={(method, value) => actions.submitted({ method, value })}
    />
  );
}
