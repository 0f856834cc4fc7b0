import type { IncomingHttpHeaders } from 'node:http';

/** The texts of the app in Spanish, by their English ones. */
const SPANISH: Readonly<Record<string, string>> = {
  'Refill reminders': 'Avisos de recarga',
  'an app of somebody else': 'una aplicación de terceros',
  'Never run out of a medicine': 'Que nunca te falte un medicamento',
  'We remind you before your medicines run out. Sign in with the account that you have at PriceRx.':
    'Te avisamos antes de que se acaben tus medicamentos. Inicia sesión con tu cuenta de PriceRx.',
  'Sign in with PriceRx': 'Iniciar sesión con PriceRx',
  'Hello, {name}': 'Hola, {name}',
  you: 'te damos la bienvenida',
  'Your next refills:': 'Tus próximas recargas:',
  'in 6 days': 'en 6 días',
  'in 11 days': 'en 11 días',
  'in 3 weeks': 'en 3 semanas',
  'Ask for my consent again': 'Volver a pedir mi permiso',
  'Sign out everywhere': 'Cerrar todas las sesiones',
  'Sign out, but ask me': 'Cerrar sesión, pero preguntarme',
  'There is no page at this address.': 'No hay ninguna página en esta dirección.',
  'PriceRx cannot be reached right now. Try again.':
    'No hay conexión con PriceRx en este momento. Inténtalo de nuevo.',
  'PriceRx no longer shares your data with us.': 'PriceRx ya no comparte tus datos con nosotros.',
  'This sign-in was not started here. Start it again.':
    'Este inicio de sesión no comenzó aquí. Vuelve a comenzarlo.',
  'You did not allow us to read your account.': 'No nos permitiste leer tu cuenta.',
  'The sign-in did not work. Start it again.': 'El inicio de sesión no funcionó. Vuelve a comenzarlo.',
  'You are signed out, here and at PriceRx.': 'Cerraste sesión, aquí y en PriceRx.',
};

export interface Language {
  tag: 'en' | 'es';
  t(english: string): string;
}

/** The visitor's language: Spanish if the browser's first is, otherwise English. */
export const languageOf = (headers: IncomingHttpHeaders): Language =>
  /^es\b/i.test(headers['accept-language'] ?? '')
    ? { tag: 'es', t: (english) => SPANISH[english] ?? english }
    : { tag: 'en', t: (english) => english };
