/** Creates the actions of one type, and recognises them. Like a creator of Redux Toolkit, which the entry does not have. */
export interface PlainAction<Type extends string, Payload> {
  (payload: Payload): { type: Type; payload: Payload };
  type: Type;
  match(action: { type: string }): action is { type: Type; payload: Payload };
}

/** @example const emailChanged = plainAction('widget/main/emailChanged')<string>(); */
export const plainAction =
  <Type extends string>(type: Type) =>
  <Payload>(): PlainAction<Type, Payload> => {
    const create = Object.assign((payload: Payload) => ({ type, payload }), {
      type,
      match: (action: { type: string }): action is { type: Type; payload: Payload } => action.type === type,
    });
    // redux-saga takes a function with a `toString` of its own as the type to wait for. It is defined, because where a page has frozen the
    // prototypes, `toString` cannot be assigned.
    return Object.defineProperty(create, 'toString', { value: () => type });
  };
