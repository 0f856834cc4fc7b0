import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { SPACE } from '../styling/base';

export interface StackProps {
  /** Distance between the children. Default: medium. */
  gap?: keyof typeof SPACE;
  /** Screen readers announce the content when it appears. */
  role?: 'alert';
  children: ReactNode;
}

const columnStyles = (gap: keyof typeof SPACE) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'stretch',
  gap: SPACE[gap],
  minWidth: 0,
});

const Column = styled('div')<{ $gap: keyof typeof SPACE }>(({ $gap }) => columnStyles($gap));

/** A block without gaps between its children. */
export const block: CSSObject = { display: 'block', minWidth: 0 };

export const Block = styled('div')(block);

/** A vertical stack of elements. */
export const Stack = ({ gap = 'medium', role, children }: StackProps) => (
  <Column $gap={gap} role={role}>
    {children}
  </Column>
);

const FormColumn = styled('form')(columnStyles('medium'));

/** Focuses an element when a new error occurs, except on the first render. */
export function useFocusOnError(error: AuthError | null, find: () => HTMLElement | null | undefined): void {
  const known = useRef(error);
  useEffect(() => {
    if (error && error !== known.current) find()?.focus({ preventScroll: true });
    known.current = error;
  });
}

type Fields = HTMLFormControlsCollection;

/** The text of a field, also when a script has set it without an event. */
export const textOf = (fields: Fields, name: string): string =>
  (fields.namedItem(name) as HTMLInputElement).value;

interface FormProps {
  onSubmit: (fields: Fields) => void;
  /** A new error focuses the first field that the visitor can change. */
  error?: AuthError | null;
  children: ReactNode;
}

/**
 * A `form` element, for password managers and the Enter key, without the browser's own validation messages.
 */
export function Form({ onSubmit, error = null, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(error, () => form.current?.querySelector('input:not([readonly])'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget.elements);
  };
  return (
    <FormColumn ref={form} noValidate onSubmit={submit}>
      {children}
    </FormColumn>
  );
}
