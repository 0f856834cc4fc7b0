// Replaces hooks of `ui/` in the painted views, without their effects, which do not run there.

export const useRestoreFocus = (): void => undefined;

export const useUncontrolledField = (defaultValue: string) => ({ defaultValue });
