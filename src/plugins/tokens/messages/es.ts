import type { en } from './en'

/** Los textos de los tokens de acceso. */
export const es: Record<keyof typeof en, string> = {
  activityTokenCreated: 'Creó el token de acceso «{{name}}»',
  activityTokenEnded: 'Finalizó el token de acceso «{{name}}»',
}
