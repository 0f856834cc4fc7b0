import { styled } from '../styling/styled';
import { IconButton } from './IconButton';
import { ArrowBackIcon } from '../icons/icons';
import { appStrings } from '../text/app.strings';
import { useMessages } from '../text/messages';

/** Negative margins align the arrow, rather than its larger target, with the text. */
const Place = styled('div')({
  display: 'flex',
  marginBlock: '-14px -10px',
  marginInlineStart: '-10px',
});

export function BackButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(appStrings);
  return (
    <Place>
      <IconButton label={t('button.back.ariaLabel')} onClick={onClick}>
        <ArrowBackIcon size={24} />
      </IconButton>
    </Place>
  );
}
