import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

const place = document.querySelector('main');
if (place) {
  hydrateRoot(place, <App {...globalThis.loginProps} />, {
    onRecoverableError: (error) => console.error('Recovered:', error),
  });
}
