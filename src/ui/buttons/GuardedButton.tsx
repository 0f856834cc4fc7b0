import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from './Button';
import { useClickGuard } from './useClickGuard';

/** A button whose press has consequences for the account: it refuses a click that was meant for another page. */
export function GuardedButton(props: Pick<ButtonProps, 'pending' | 'onClick' | 'children'>) {
  const { isPaused, accepts, onPointerDown } = useClickGuard();
  const refuse = (event: MouseEvent) => {
    if (accepts(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return <Button {...props} aria-disabled={isPaused} onPointerDown={onPointerDown} onClickCapture={refuse} />;
}
