import { transition } from '../../../store/widget';
import { TextButton } from '../../../ui/buttons/TextButton';
import { useStrings } from '../../../ui/text/strings';
import { useWidgetDispatch } from '../../hooks';
import { LinkPlace } from './SetUpLink.styles';
import { cryptoStrings } from '../strings';

export function SetUpLink() {
  const dispatch = useWidgetDispatch();
  const t = useStrings(cryptoStrings);
  return (
    <LinkPlace>
      <TextButton onClick={() => dispatch(transition('CryptoSetupWallet'))}>
        {t('crypto.wallet.setupNewWallet')}
      </TextButton>
    </LinkPlace>
  );
}
