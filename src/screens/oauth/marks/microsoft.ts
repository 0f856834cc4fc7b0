import type { Mark } from './mark';

export const mark: Mark = {
  viewBox: '0 0 23 23',
  shapes: [
    { d: 'M1 1h10v10H1z', fill: '#F25022' },
    { d: 'M12 1h10v10H12z', fill: '#7FBA00' },
    { d: 'M1 12h10v10H1z', fill: '#00A4EF' },
    { d: 'M12 12h10v10H12z', fill: '#FFB900' },
  ],
};
