import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps a field and its value in step, whoever fills it. React's own `onChange` misses a script or a password manager
 * that sets `value` and then fires only `input` or only `change`; the field's own events miss nothing.
 */
export function useFilledValue<F extends Field>(
  value: string,
  onChange: (value: string) => void,
): RefObject<F | null> {
  const ref = useRef<F>(null);
  const latest = useRef({ value, onChange });
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    latest.current = { value, onChange };
    // Also when the owner kept its old value: the field then shows what is known, not what was typed.
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    const heard = () => {
      if (field.value === latest.current.value) return;
      latest.current.onChange(field.value);
      redraw();
    };
    field.addEventListener('input', heard);
    field.addEventListener('change', heard);
    return () => {
      field.removeEventListener('input', heard);
      field.removeEventListener('change', heard);
    };
  }, []);

  return ref;
}
