import type { en } from './en'

export const es: Record<keyof typeof en, string> = {
  messengerClose: 'Desactivar los mensajes',
  messengerFailed: 'No se ha podido guardar. Comprueba tu conexión e inténtalo de nuevo.',
  messengerHelp:
    'Escribe a quienes gestionan esta instalación desde un botón en la esquina de cada pantalla. La empresa que transmite los mensajes conoce tu nombre y tu dirección de correo.',
  messengerShown: 'Mostrar el botón',
  messengerTitle: 'Mensajes',
}
