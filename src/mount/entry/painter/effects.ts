import type * as Fields from '../../../ui/inputs/useUncontrolledField';

// Replaces hooks of `ui/` that are all effects, in the entry, where effects do not run.

export const useRestoreFocus = (): void => undefined;

export const useUncontrolledField = (
  defaultValue: string,
): Pick<ReturnType<typeof Fields.useUncontrolledField>, 'defaultValue'> => ({
  defaultValue,
});
