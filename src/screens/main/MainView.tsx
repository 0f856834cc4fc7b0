import { Logo } from '../../ui/Logo';
import { Notice } from '../../ui/Notice';
import { Screen } from '../../ui/Screen';
import { useStrings } from '../../ui/strings';
import type { Block, TabMethod } from './productBlocks';
import type { MainState } from './slice';
import { mainStrings } from './strings';
import { TypedForms, type TypedFormsActions } from './TypedForms';

export interface MainViewProps extends TypedFormsActions {
  blocks: readonly Block[];
  /** Two products that cannot stand together: said in place of the form. */
  conflict: string | null;
  logoUrl: string;
  displayHeader: boolean;
  idSuffix: string;
  focusOnMount: boolean;
  state: MainState;
  onTab: (tab: TabMethod) => void;
}

/** §2 Main, from plain props: it needs no store, so it can be drawn before there is one. */
export function MainView(props: MainViewProps) {
  const { blocks, conflict, logoUrl, displayHeader, focusOnMount } = props;
  const t = useStrings(mainStrings);
  return (
    <Screen
      title={t('login.title')}
      headerHidden={!displayHeader}
      focusOnMount={focusOnMount}
      above={logoUrl ? <Logo src={logoUrl} /> : undefined}
    >
      {conflict !== null ? (
        <Notice kind="error" role="alert">
          {conflict}
        </Notice>
      ) : (
        blocks.map((block) => <TypedForms key={block.kind} {...props} tabs={block.tabs} />)
      )}
    </Screen>
  );
}
