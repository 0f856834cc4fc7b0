import { Button } from '../../ui/buttons/Button';
import { BlockLink } from '../../ui/buttons/BlockLink';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { BackToMain } from '../shared/BackToMain';
import type { SlotProps } from '../flows/flow';
import { useWidgetDispatch, useBootstrap, useFocusOnMount, useWidget } from '../shared/hooks';
import { tryAgainClicked } from './saga';
import { magicLinkStrings } from './strings';
import { senderDomainOf, webmailLinks } from './webmail';

/** §2 Email confirmation: where the link was sent. Also shown inside the screen for accounts without a password. */
export function LinkSent({ back, children }: SlotProps) {
  const t = useMessages(magicLinkStrings);
  const { magicLinkState, passwordState } = useWidget(({ widget }) => widget.formState);
  const { domainHint } = useWidget(({ setup }) => setup.config.emailMagicLinksOptions);
  const { emailDomains } = useBootstrap();
  const dispatch = useWidgetDispatch();
  return (
    <Screen title={t('emailConfirmation.title')} back={back} focusOnMount={useFocusOnMount()}>
      <Text>
        {t.rich('emailConfirmation.content', { email: magicLinkState.email || passwordState.email })}
      </Text>
      <Text>{t('emailConfirmation.instruction')}</Text>
      <Text variant="helper">{t('emailConfirmation.hint')}</Text>
      <Stack gap="small">
        {webmailLinks(senderDomainOf(domainHint, emailDomains)).map(({ id, url }) => (
          <BlockLink key={id} href={url}>
            {t(id)}
          </BlockLink>
        ))}
      </Stack>
      <Button variant="secondary" onClick={() => dispatch(tryAgainClicked())}>
        {t('emailConfirmation.otherAddress')}
      </Button>
      {children}
    </Screen>
  );
}

export const EmailConfirmation = () => <LinkSent back={<BackToMain />}>{null}</LinkSent>;
