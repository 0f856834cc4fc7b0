type Fill = (code: string) => void;

/** The code field of each widget, by mount id. A code is a secret, so it reaches the field without the state. */
const fields = new Map<string, Fill>();

/** @returns stops listening */
export function onFillCode(mountId: string, fill: Fill): () => void {
  fields.set(mountId, fill);
  return () => void (fields.get(mountId) === fill && fields.delete(mountId));
}

export const fillCode = (mountId: string, code: string): void => fields.get(mountId)?.(code);
