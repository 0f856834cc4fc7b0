import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { bodyText, SPACE } from '../../../ui/styling/base';
import { styled } from '../../../ui/styling/styled';
import { Ltr } from '../../../ui/text/Text';
import { useMessages } from '../../../ui/text/messages';
import { useElementId } from '../../../ui/useElementId';
import { useScreen, useWidgetDispatch } from '../../shared/hooks';
import { phoneChanged, submitted } from '../reducer';
import { mainSlice } from '../slice';
import { sendStrings } from './strings';

const Group = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.small,
  minWidth: 0,
  // It has the focus only to be read aloud; its buttons are the stops of the Tab key.
  '&:focus': { outline: 'none' },
});

const Question = styled('p')({ ...bodyText, display: 'block' });

/** §2 Main: which number is meant, below the button that was pressed. The code is sent to the chosen one. */
export function PhoneQuestion() {
  const { question } = useScreen(mainSlice);
  const dispatch = useWidgetDispatch();
  const t = useMessages(sendStrings);
  const id = useElementId('phone-question');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), [question]);
  if (!question) return null;
  const { method, numbers } = question;
  const choose = (number: string) => {
    // These buttons end with the answer.
    group.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    dispatch(phoneChanged(number));
    dispatch(submitted({ method, value: number.replace(/[^+\d]/g, '') }));
  };
  return (
    <Group ref={group} role="group" aria-labelledby={id} tabIndex={-1}>
      <Question id={id}>{t('phone.question')}</Question>
      {numbers.map((number) => (
        <Button key={number} variant="secondary" onClick={() => choose(number)}>
          <Ltr unbroken>{number}</Ltr>
        </Button>
      ))}
    </Group>
  );
}
