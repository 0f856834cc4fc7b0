import { useElementId } from '../../ui/useElementId';
import { useEffect } from 'react';
import { Notice } from '../../ui/feedback/Notice';
import { PromptContainer } from '../../ui/layout/PromptContainer';
import { sharedStrings } from '../../ui/text/shared.strings';
import { Ltr } from '../../ui/text/Text';
import { useMessages } from '../../ui/text/messages';
import { useWidgetDispatch, useScreen, useWidget } from '../shared/hooks';
import { PARENT_ID, oneTapSlice, placeReady } from './slice';

function Embedded({ isPending }: { isPending: boolean }) {
  const id = useElementId(PARENT_ID);
  const t = useMessages(sharedStrings);
  const dispatch = useWidgetDispatch();
  useEffect(() => void dispatch(placeReady()), [dispatch]);
  return <PromptContainer id={id} pending={isPending ? t('login.loading') : null} />;
}

/** Google's prompt in place of its button or, for developers, why there is no prompt, above the button. */
export function OneTap() {
  const { status, message } = useScreen(oneTapSlice);
  const isEmbedded = useWidget(({ widget }) => widget.promptEmbedded);
  if (isEmbedded) return <Embedded isPending={status === 'pending'} />;
  return message ? (
    <Notice kind="warning" role="alert">
      <Ltr lang="en">{message}</Ltr>
    </Notice>
  ) : null;
}
