import type { Mark } from './mark';

export const mark: Mark = {
  viewBox: '-9.5 0 57 57',
  shapes: [
    { d: 'M0 9.5A9.5 9.5 0 0 1 9.5 0H19v19H9.5A9.5 9.5 0 0 1 0 9.5z', fill: '#F24E1E' },
    { d: 'M19 0h9.5a9.5 9.5 0 1 1 0 19H19z', fill: '#FF7262' },
    { d: 'M0 28.5A9.5 9.5 0 0 1 9.5 19H19v19H9.5A9.5 9.5 0 0 1 0 28.5z', fill: '#A259FF' },
    { d: 'M19 28.5a9.5 9.5 0 1 1 19 0 9.5 9.5 0 0 1-19 0z', fill: '#1ABCFE' },
    { d: 'M0 47.5A9.5 9.5 0 0 1 9.5 38H19v9.5a9.5 9.5 0 1 1-19 0z', fill: '#0ACF83' },
  ],
};
