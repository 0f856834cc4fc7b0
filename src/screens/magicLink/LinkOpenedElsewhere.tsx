import { Button } from '../../ui/buttons/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { BackToMain } from '../shared/BackToMain';
import { useWidgetDispatch, useFocusOnMount, useWidget } from '../shared/hooks';
import { codeRequested, newLinkRequested } from './saga';
import { magicLinkStrings } from './strings';

/** Tells that the link works only in the browser that requested it, and offers a new link or a code. */
export function LinkOpenedElsewhere() {
  const t = useMessages(magicLinkStrings);
  const products = useWidget(({ setup }) => setup.config.products);
  const dispatch = useWidgetDispatch();
  return (
    <Screen title={t('linkElsewhere.title')} back={<BackToMain />} focusOnMount={useFocusOnMount()}>
      <Notice role="alert">{t('linkElsewhere.content')}</Notice>
      <Stack gap="small">
        {products.includes('emailMagicLinks') && (
          <Button onClick={() => dispatch(newLinkRequested())}>{t('linkElsewhere.newLink')}</Button>
        )}
        {products.includes('otp') && (
          <Button variant="secondary" onClick={() => dispatch(codeRequested())}>
            {t('linkElsewhere.useCode')}
          </Button>
        )}
      </Stack>
    </Screen>
  );
}
