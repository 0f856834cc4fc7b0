/** The texts of the developer panel in Spanish, by their English ones. */
export const DEVELOPER_SPANISH = {
  Close: 'Cerrar',
  'Open the inbox in a new tab': 'Abrir la bandeja de entrada en una pestaña nueva',
  'The sandbox does not answer.': 'El entorno de pruebas no responde.',
  'The page’s address configures the widget (README.md). The playground of “npm run site” prints its code.':
    'La dirección de la página configura el widget (README.md). El «playground» de «npm run site» muestra su código.',

  // Events, the store's history and recorded visits.
  Events: 'Eventos',
  Clear: 'Borrar',
  'Events the page received': 'Eventos que recibió la página',
  'Nothing yet. Events appear as a visitor signs in.':
    'Todavía nada. Los eventos aparecen cuando alguien inicia sesión.',
  'Time travel': 'Viaje en el tiempo',
  'Show the history': 'Mostrar el historial',
  'Record from now on (reloads)': 'Grabar desde ahora (recarga la página)',
  'The Redux DevTools of this browser record the store: open them.':
    'Las Redux DevTools de este navegador graban el store: ábrelas.',
  'Time travel could not be loaded.': 'No se pudo cargar el viaje en el tiempo.',
  'A store': 'Un store',
  'Point in time of {name}': 'Momento de {name}',
  'Recorded visits': 'Visitas grabadas',
  'Record a visit (reloads)': 'Grabar una visita (recarga la página)',
  'Save the recorded visit': 'Guardar la visita grabada',
  'Stop recording (reloads)': 'Dejar de grabar (recarga la página)',
  'Play a recorded visit': 'Reproducir una visita grabada',
  'Playing…': 'Reproduciendo…',
  'The widget’s script was not loaded.': 'El script del widget no se cargó.',
  'All {count} steps were as recorded.': 'Los {count} pasos fueron como en la grabación.',
  'Step {number} was not as recorded.': 'El paso {number} no fue como en la grabación.',
  'Recorded: {step}': 'Grabado: {step}',
  'Now: {step}': 'Ahora: {step}',
  nothing: 'nada',
} as const;
