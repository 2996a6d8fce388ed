import type { en } from './en'

export const es: Record<keyof typeof en, string> = {
  messengerClose: 'Desactivar los mensajes',
  messengerFailed: 'No se ha podido guardar. Compruebe su conexión e inténtelo de nuevo.',
  messengerHelp:
    'Escriba a quienes gestionan esta instalación desde un botón en la esquina de cada pantalla. La empresa que transmite los mensajes conoce su nombre y su dirección de correo.',
  messengerShown: 'Mostrar el botón',
  messengerTitle: 'Mensajes',
}
