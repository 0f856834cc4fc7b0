import { useEffect, useRef, type RefObject } from 'react';
import type { AuthError } from '../domain/errors';

/** Brings the visitor to the field that is wrong, each time a new error comes up; never on the first drawing. */
export function useFocusOnError<E extends HTMLElement>(error: AuthError | null): RefObject<E | null> {
  const field = useRef<E>(null);
  const known = useRef(error);
  useEffect(() => {
    if (error && error !== known.current) field.current?.focus({ preventScroll: true });
    known.current = error;
  }, [error]);
  return field;
}
