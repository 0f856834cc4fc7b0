import { useEffect, useRef, type RefObject } from 'react';
import type { AuthError } from '../../domain/errors/errors';

/** Focuses the invalid field when a new error occurs, except on the first render. */
export function useFocusOnError<E extends HTMLElement>(error: AuthError | null): RefObject<E | null> {
  const field = useRef<E>(null);
  const known = useRef(error);
  useEffect(() => {
    if (error && error !== known.current) field.current?.focus({ preventScroll: true });
    known.current = error;
  }, [error]);
  return field;
}
