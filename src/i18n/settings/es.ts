import type { settingsWords as English } from './en'

export const settingsWords: Record<keyof typeof English, string> = {
  reload: 'Recargar',
  staleNotice: 'Alguien ha cambiado esto mientras tanto. Recargue para verlo; lo que ha escrito aquí no está guardado.',
}
