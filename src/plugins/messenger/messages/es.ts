import type { en } from './en'

export const es: Record<keyof typeof en, string> = {
  messengerClose: 'Desactivar los mensajes',
}
