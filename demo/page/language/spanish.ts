import { DEVELOPER_SPANISH } from '../developer/spanish';

/** The page's texts in Spanish, by their English ones. `{name}` is replaced by a value; a text after `|` is the context. */
export const SPANISH = {
  // Around every page.
  'Skip to content': 'Saltar al contenido',
  Main: 'Principal',
  Compare: 'Comparar',
  'Saved prices': 'Precios guardados',
  Language: 'Idioma',
  'Dark page': 'Página oscura',
  'Light page': 'Página clara',
  'Made-up pharmacies and prices, for trying out sign-in. Not medical advice.':
    'Farmacias y precios inventados, para probar el inicio de sesión. No es consejo médico.',
  Developer: 'Desarrollo',
  'Sign in': 'Iniciar sesión',
  'Sign in|in the header': 'Entrar',
  'Sign out': 'Cerrar sesión',
  'Sign out|in the header': 'Salir',
  'Signed in': 'Sesión iniciada',
  'You are signed out.': 'Cerraste sesión.',
  'Loading…': 'Cargando…',
  'Try again': 'Intentar de nuevo',

  // Prices.
  'Compare prescription prices': 'Compara precios de medicamentos',
  'Compare prescription prices near you': 'Compara precios de medicamentos cerca de ti',
  'The same medicine can cost twice as much two streets away. Compare first, then go.':
    'El mismo medicamento puede costar el doble a dos calles. Compara antes de salir.',
  'Medicine, brand or condition': 'Medicamento, marca o enfermedad',
  Search: 'Buscar',
  Medicines: 'Medicamentos',
  '{count} common medicines': '{count} medicamentos comunes',
  'No medicine found. Check the spelling, or try the generic name.':
    'No se encontró ningún medicamento. Revisa cómo se escribe o prueba con el nombre genérico.',
  '1 medicine found': '1 medicamento encontrado',
  '{count} medicines found': '{count} medicamentos encontrados',
  'Generic {brand}': 'Genérico de {brand}',
  'The price list cannot be loaded right now. Reload the page to try again.':
    'La lista de precios no se puede cargar en este momento. Vuelve a cargar la página.',
  'Lowest price': 'Menor precio',
  Nearest: 'Más cercana',
  'Prices in {area}': 'Precios en {area}',
  Strength: 'Dosis',
  'Sort by': 'Ordenar por',
  'No prices for this medicine': 'No hay precios de este medicamento',
  'Choose another one from the list.': 'Elige otro de la lista.',
  'All medicines': 'Todos los medicamentos',
  '{lowest} to {highest}': 'De {lowest} a {highest}',
  'for {quantity} {form} at {count} pharmacies near {area}. The lowest saves you {amount}.':
    'por {quantity} {form} en {count} farmacias cerca de {area}. Con el más bajo ahorras {amount}.',
  '{price} per tablet': '{price} por tableta',
  '{price} per capsule': '{price} por cápsula',
  'Cash prices without insurance or coupon, as reported by the pharmacies on {day}. Distances from the center of {area}. Call before you go: prices change.':
    'Precios al contado, sin seguro ni cupón, según las farmacias el {day}. Distancias desde el centro de {area}. Llama antes de ir: los precios cambian.',
  'from {price}': 'desde {price}',
  '{drug} at {pharmacy}': '{drug} en {pharmacy}',
  '{drug} at {pharmacy}, {price}': '{drug} en {pharmacy}, {price}',

  // Saving a price.
  Save: 'Guardar',
  'Save this price of {label}': 'Guardar este precio de {label}',
  '✓ Saved': '✓ Guardado',
  '✓ Saved: {label}': '✓ Guardado: {label}',
  'Saved: {label}.': 'Guardado: {label}.',
  'Removed: {label}.': 'Eliminado: {label}.',
  Remove: 'Eliminar',
  'Kept for {name}.': 'Guardados para {name}.',
  '{quantity} {form} · saved {day}': '{quantity} {form} · guardado el {day}',
  'Nothing saved yet. Find a medicine and save the price you like.':
    'Todavía no guardaste nada. Busca un medicamento y guarda el precio que te convenga.',
  'Compare prices': 'Comparar precios',
  'Sign in to see the prices you saved.': 'Inicia sesión para ver los precios que guardaste.',
  'The price service cannot be reached. Check your connection and try again.':
    'No hay conexión con el servicio de precios. Revisa tu conexión e inténtalo de nuevo.',
  'Sign-in cannot be checked right now. Try again in a moment.':
    'No podemos comprobar tu sesión en este momento. Inténtalo de nuevo en un momento.',
  'Sign in to see and save prices.': 'Inicia sesión para ver y guardar precios.',

  // Signing in.
  'Your prices, kept for you': 'Tus precios, guardados para ti',
  'Sign in to save this price': 'Inicia sesión para guardar este precio',
  'To be saved: {label}': 'Por guardar: {label}',
  'Do not save it': 'No guardarlo',
  'Sign-in is not available right now. You can still compare prices.':
    'No se puede iniciar sesión en este momento. Puedes seguir comparando precios.',
  'You are signed in as {name}.': 'Iniciaste sesión como {name}.',
  'See saved prices': 'Ver los precios guardados',
  'What you get with an account': 'Lo que obtienes con una cuenta',
  'Your prices in one list': 'Tus precios en una lista',
  'Save the price of a medicine at a pharmacy, and find it again when you need a refill.':
    'Guarda el precio de un medicamento en una farmacia y encuéntralo cuando necesites otra caja.',
  'On every device': 'En todos tus dispositivos',
  'Sign in on your phone at the counter and see what you saved at home.':
    'Inicia sesión en tu teléfono en el mostrador y mira lo que guardaste en casa.',
  'No new password': 'Sin otra contraseña',
  'A link, a code or a passkey is enough.': 'Basta con un enlace, un código o una llave de acceso.',
  'How a list of saved prices looks': 'Así se ve una lista de precios guardados',
  'elsewhere up to {price}': 'en otros lugares hasta {price}',
  'Private.': 'Privado.',
  'Your address or number is used to sign you in, and for nothing else. Only you see your saved prices. Comparing needs no account.':
    'Tu correo o tu número se usa solo para iniciar tu sesión. Solo tú ves los precios que guardas. Para comparar no hace falta una cuenta.',

  // Links in emails, and returns from social providers.
  'Finish signing in': 'Termina de iniciar sesión',
  'Signing you in…': 'Iniciando sesión…',
  'One moment.': 'Un momento.',
  'You are signed in already': 'Ya iniciaste sesión',
  'As {name}: the link is not needed.': 'Como {name}: no hace falta el enlace.',
  'Use the link anyway': 'Usar el enlace de todos modos',
  'This sign-in with a social account was not started in this browser. Go on only if you have started it yourself.':
    'Este inicio de sesión con una red social no comenzó en este navegador. Continúa solo si lo comenzaste tú.',
  'Sign in as another user?': '¿Iniciar sesión como otra persona?',
  'This link signs {name} out and another user in. It is for our support staff only. If you are not one of them, do not go on.':
    'Este enlace cierra la sesión de {name} e inicia la de otra persona. Es solo para nuestro personal de asistencia. Si no formas parte de él, no continúes.',
  'This link signs you in as another user. It is for our support staff only. If you are not one of them, do not go on.':
    'Este enlace inicia tu sesión como otra persona. Es solo para nuestro personal de asistencia. Si no formas parte de él, no continúes.',
  'Sign in as the other user': 'Iniciar sesión como la otra persona',
  'Press the button to sign in to PriceRx with the link from your email. Go on only if you have asked for it.':
    'Presiona el botón para iniciar sesión en PriceRx con el enlace de tu correo. Continúa solo si lo pediste tú.',
  'You are signed in': 'Iniciaste sesión',
  'As {name}. Taking you to your saved prices.': 'Como {name}. Te llevamos a tus precios guardados.',
  'This link did not work': 'Este enlace no funcionó',
  'The link could not be used.': 'No se pudo usar el enlace.',
  'Send a new link': 'Enviar un enlace nuevo',
  'Your password': 'Tu contraseña',
  'Back to your saved prices': 'De vuelta a tus precios guardados',
  'Choose a new password, and you are signed in.': 'Elige una contraseña nueva y entrarás en tu cuenta.',
  'Long beats complicated': 'Mejor larga que complicada',
  'Three or four words that do not belong together are easy to remember and hard to guess.':
    'Tres o cuatro palabras sin relación son fáciles de recordar y difíciles de adivinar.',
  'Only for PriceRx': 'Solo para PriceRx',
  'A password that you use elsewhere is only as safe as the other site.':
    'Una contraseña que usas en otro sitio solo es tan segura como ese sitio.',
  'Or none at all': 'O ninguna',

  // The account.
  'Your account': 'Tu cuenta',
  Prices: 'Precios',
  Passkeys: 'Llaves de acceso',
  'Sign in with your fingerprint, your face or your screen lock.':
    'Inicia sesión con tu huella, tu rostro o el bloqueo de pantalla.',
  'Quicker than a code': 'Más rápido que un código',
  'One touch, and no message to wait for.': 'Un toque, sin esperar ningún mensaje.',
  'Safe from copies of this site': 'A salvo de copias de este sitio',
  'A passkey works at PriceRx only, so that nobody can talk you out of it.':
    'Una llave de acceso solo funciona en PriceRx, así que nadie puede sacártela con engaños.',
  'On your own devices': 'En tus propios dispositivos',
  'Your phone or computer keeps it. If you lose the device, remove its passkey here.':
    'La guarda tu teléfono o tu computadora. Si pierdes el dispositivo, elimina aquí su llave.',
  'Sign in to see your passkeys.': 'Inicia sesión para ver tus llaves de acceso.',
  'Connected apps': 'Aplicaciones conectadas',
  'Apps of others that you let read your account.': 'Aplicaciones de terceros que pueden leer tu cuenta.',
  'May use: {scopes}': 'Puede usar: {scopes}',
  '{name} could not be removed. Try again.': 'No se pudo eliminar {name}. Inténtalo de nuevo.',
  'Removed: {name}. It can no longer read your account.': 'Eliminada: {name}. Ya no puede leer tu cuenta.',
  'Sign in to see your connected apps.': 'Inicia sesión para ver tus aplicaciones conectadas.',
  'No app has access to your account.': 'Ninguna aplicación tiene acceso a tu cuenta.',
  'Your connected apps cannot be shown right now. Load the page again.':
    'Tus aplicaciones conectadas no se pueden mostrar en este momento. Vuelve a cargar la página.',
  'Your account and other apps': 'Tu cuenta y otras aplicaciones',
  'Another app is asking': 'Otra aplicación pide permiso',
  'You stay at PriceRx until you have answered.': 'Sigues en PriceRx hasta que respondas.',
  'You decide': 'Tú decides',
  'The app gets what the list says, and nothing if you deny it.':
    'La aplicación recibe lo que dice la lista, y nada si la rechazas.',
  'How you sign in stays here': 'Cómo entras queda aquí',
  'The app learns no password and no code.': 'La aplicación no conoce contraseñas ni códigos.',
  'You can change your mind': 'Puedes cambiar de opinión',
  'Remove the app at any time, under “Connected apps”.':
    'Elimina la aplicación cuando quieras, en «Aplicaciones conectadas».',

  // Addresses that do not exist.
  'Page not found': 'Página no encontrada',
  'There is no page at this address': 'No hay ninguna página en esta dirección',
  'The address may have been mistyped, or the page was moved. Nothing of yours is lost: your saved prices are where they were.':
    'Quizá la dirección está mal escrita o la página cambió de lugar. No perdiste nada: tus precios guardados siguen donde estaban.',
  'Where to go instead': 'A dónde ir',
  'Search for a medicine, a brand or a condition.': 'Busca un medicamento, una marca o una enfermedad.',
  'The prices that you kept.': 'Los precios que guardaste.',
  'To save prices and to see them on any device.': 'Para guardar precios y verlos en cualquier dispositivo.',

  // The price list.
  'Acid reflux': 'Reflujo ácido',
  Allergy: 'Alergia',
  Anxiety: 'Ansiedad',
  Asthma: 'Asma',
  'Asthma and allergy': 'Asma y alergia',
  'Bacterial infection': 'Infección bacteriana',
  Depression: 'Depresión',
  'Depression and anxiety': 'Depresión y ansiedad',
  'Enlarged prostate': 'Próstata agrandada',
  'High blood pressure': 'Presión arterial alta',
  'High cholesterol': 'Colesterol alto',
  Inflammation: 'Inflamación',
  'Nerve pain': 'Dolor de los nervios',
  'Pain and fever': 'Dolor y fiebre',
  'Type 2 diabetes': 'Diabetes tipo 2',
  'Underactive thyroid': 'Hipotiroidismo',
  capsules: 'cápsulas',
  inhaler: 'inhalador',
  'nasal spray': 'aerosol nasal',
  tablets: 'tabletas',
  'Open 24 hours': 'Abierta las 24 horas',
  'Open until 5 pm': 'Abierta hasta las 5\u00a0p.\u00a0m.',
  'Open until 6 pm': 'Abierta hasta las 6\u00a0p.\u00a0m.',
  'Open until 7 pm': 'Abierta hasta las 7\u00a0p.\u00a0m.',
  'Open until 8 pm': 'Abierta hasta las 8\u00a0p.\u00a0m.',
  'Open until 9 pm': 'Abierta hasta las 9\u00a0p.\u00a0m.',
  ...DEVELOPER_SPANISH,
} as const;
