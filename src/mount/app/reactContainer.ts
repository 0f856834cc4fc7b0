import { pageDocument } from '../../browser/page/pageDocument';

/** Prepares an element for React, which creates elements with the document of their container, and listens to that document once. */
export const reactContainer = <E extends Element>(element: E): E =>
  Object.defineProperty(element, 'ownerDocument', { value: pageDocument, configurable: true });
