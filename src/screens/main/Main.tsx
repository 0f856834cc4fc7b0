import type { Product } from '../../domain/enums';
import { typedDialCode } from '../../domain/phones/leadingDialCode';
import { flowRequested } from '../../store/widget';
import { useWidgetDispatch, useSlots, useFocusOnMount, useScreen, useWidget } from '../shared/hooks';
import { MainView } from './MainView';
import { mainSlice } from './slice';

const SLOTS: readonly Product[] = ['passkeys', 'oauth', 'crypto'];
const SEND = ['send'] as const;

export function Main() {
  const { config, theme } = useWidget(({ setup }) => setup);
  const { failed, buttons } = useWidget(({ widget: { failed, buttons } }) => ({ failed, buttons }));
  const slots = useSlots(SLOTS);
  const { send: Send } = useSlots(SEND);
  const state = useScreen(mainSlice);
  const dispatch = useWidgetDispatch();
  return (
    <MainView
      config={config}
      theme={theme}
      focusOnMount={useFocusOnMount()}
      state={state}
      slotOf={(product) => {
        const Slot = slots[product];
        return Slot && <Slot />;
      }}
      last={slots.passkeys && <slots.passkeys isLast />}
      buttons={buttons}
      failed={failed}
      suggestion={Send && <Send />}
      question={Send && <Send isLast />}
      onRetry={(flow) => dispatch(flowRequested(flow))}
      dispatch={dispatch}
      typedDialCode={typedDialCode}
    />
  );
}
