import { useRef } from 'react';
import { TextButton } from '../../../ui/buttons/TextButton';
import { LiveAnnouncement } from '../../../ui/feedback/LiveAnnouncement';
import { styled } from '../../../ui/styling/styled';
import { Ltr } from '../../../ui/text/Text';
import { useMessages } from '../../../ui/text/messages';
import { useScreen, useWidgetDispatch } from '../../shared/hooks';
import { emailChanged } from '../reducer';
import { mainSlice } from '../slice';
import { sendStrings } from './strings';

/** As high as the line that is reserved below the field, although a button is higher. */
const Place = styled('div')({ display: 'block', marginBlock: '-2px -6px' });

/** How much of the name before the @ is shown: the domain is what differs, and the line must not wrap. */
const SHOWN_NAME = 10;

const shortened = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at > SHOWN_NAME ? `${email.slice(0, SHOWN_NAME - 1)}…${email.slice(at)}` : email;
};

/** §2 Main: "Did you mean …?" below the email field. A press fills the field and returns the focus to it. */
export function EmailSuggestion() {
  const { suggestion } = useScreen(mainSlice);
  const dispatch = useWidgetDispatch();
  const t = useMessages(sendStrings);
  const button = useRef<HTMLButtonElement>(null);
  const accept = (email: string) => {
    dispatch(emailChanged(email));
    button.current?.closest('form')?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };
  return (
    <>
      <LiveAnnouncement
        about={suggestion ?? ''}
        text={suggestion ? t('email.suggestion', { email: suggestion }) : ''}
      />
      {suggestion && (
        <Place>
          <TextButton ref={button} onClick={() => accept(suggestion)}>
            {t.rich(
              'email.suggestion',
              { email: shortened(suggestion) },
              { email: (shown) => <Ltr>{shown}</Ltr> },
            )}
          </TextButton>
        </Place>
      )}
    </>
  );
}
