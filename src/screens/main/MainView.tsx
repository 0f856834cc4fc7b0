import { Fragment, type ReactNode } from 'react';
import { Divider } from '../../ui/Divider';
import { ErrorText } from '../../ui/ErrorText';
import { Logo } from '../../ui/Logo';
import { Screen } from '../../ui/Screen';
import { useStrings } from '../../ui/strings';
import { dividerBefore, type Block } from './productBlocks';
import { mainStrings } from './strings';
import { TypedForms, type TypedFormsProps } from './TypedForms';

export interface MainViewProps extends Omit<TypedFormsProps, 'tabs'> {
  blocks: readonly Block[];
  /** Two products that cannot stand together: said in place of the form. */
  conflict: string | null;
  /** The offer of passkeys, or what stands in for it. */
  passkeyLogin: ReactNode;
  /** The social providers' buttons, or what stands in for them. */
  socialButtons: ReactNode;
  /** The wallets' buttons, or what stands in for them. */
  walletButtons: ReactNode;
  logoUrl: string;
  displayHeader: boolean;
  focusOnMount: boolean;
}

/** §2 Main, from plain props: it needs no store, so it can be drawn before there is one. */
export function MainView(props: MainViewProps) {
  const {
    blocks,
    conflict,
    passkeyLogin,
    socialButtons,
    walletButtons,
    logoUrl,
    displayHeader,
    focusOnMount,
    ...forms
  } = props;
  const t = useStrings(mainStrings);
  return (
    <Screen
      title={t('login.title')}
      headerHidden={!displayHeader}
      focusOnMount={focusOnMount}
      unseen={(forms.withPasskeys && forms.state.passkeys === null) || forms.state.waitsForWallets}
      above={logoUrl ? <Logo src={logoUrl} /> : undefined}
    >
      {conflict !== null ? (
        <ErrorText error={{ kind: 'usage', message: conflict }} />
      ) : (
        <>
          {passkeyLogin}
          {forms.state.passkeys === 'button' && blocks[0]?.kind === 'form' && <Divider />}
          {blocks.map((block, index) => (
            <Fragment key={block.kind}>
              {dividerBefore(blocks, index) && <Divider />}
              {block.kind === 'oauth' && socialButtons}
              {block.kind === 'crypto' && walletButtons}
              {block.kind === 'form' && <TypedForms {...forms} tabs={block.tabs} />}
            </Fragment>
          ))}
        </>
      )}
    </Screen>
  );
}
