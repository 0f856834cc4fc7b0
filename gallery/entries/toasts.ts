import { TOAST_LIMIT } from '../../src/domain/constants';
import { toastRequested } from '../../src/store/widget';
import { EMAIL_LINK } from '../data/configs';
import { dispatch, see, type Entry } from './entry';

const toast = (kind: 'success' | 'error' | 'blank', id: string, message: string) =>
  dispatch(toastRequested({ kind, text: { id, message } }));

export const TOAST_ENTRIES: Entry[] = [
  {
    name: 'toasts',
    screen: 'Main',
    title: 'several toasts',
    config: EMAIL_LINK,
    steps: [
      see('input'),
      toast('success', 'toast.emailResent', 'Email resent'),
      see('li'),
      toast('error', 'error.unreachable', 'The server could not be reached.'),
    ],
    sees: 'li + li',
    aroundWidget: 'below',
  },
  {
    name: 'toasts-many',
    screen: 'Main',
    title: 'the largest number of toasts',
    config: EMAIL_LINK,
    steps: [
      see('input'),
      ...Array.from({ length: TOAST_LIMIT }, () => toast('success', 'toast.emailResent', 'Email resent')),
    ],
    sees: `li:nth-child(${TOAST_LIMIT})`,
    aroundWidget: 'below',
  },
];
