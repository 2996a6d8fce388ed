import type { en } from './en'

/** Los textos de los tokens de acceso. */
export const es: Record<keyof typeof en, string> = {
  activityTokenCreated: 'Creó el token de acceso «{{name}}»',
  activityTokenEnded: 'Revocó el token de acceso «{{name}}»',
  tokenAllView: 'Todo, solo para ver',
  tokenChooseKeys: 'Elija al menos un permiso.',
  tokenCopied: 'El token se ha copiado',
  tokenCreate: 'Crear token',
  tokenCreated: 'Su nuevo token',
  tokenCreatedHelp:
    'Cópielo ahora: solo se muestra esta vez. Quien lo tenga podrá hacer lo que ha elegido hasta que termine.',
  tokenDays_one: '{{count}} día',
  tokenDays_other: '{{count}} días',
  tokenDone: 'Ya lo he copiado',
  tokenEnd: 'Revocar',
  tokenEnded: 'El token se ha revocado',
  tokenEndOf: 'Revocar el token «{{name}}»',
  tokenEndQuestion: 'Lo que lo use dejará de funcionar al instante.',
  tokenExpired: 'Caducó el {{at}}',
  tokenExpires: 'Caduca el {{at}}',
  tokenExpiry: 'Funciona durante',
  tokenName: 'Nombre',
  tokenNameHelp: 'Lo que lo usa, como las pantallas del vestíbulo.',
  tokenNever: 'Sin usar todavía',
  tokenNone: 'No tiene tokens de acceso.',
  tokenNotOne: 'Esto es para programas: llámelo con un token de acceso.',
  tokenPermissions: 'Lo que puede hacer',
  tokenRefusedDay: 'Elija un día dentro de los próximos {{days}} días.',
  tokenRefusedKey: 'No puede dar «{{permission}}» a un token.',
  tokenRefusedMany: 'Tiene {{most}} tokens. Revoque antes uno que ya no use.',
  tokensTitle: 'Tokens de acceso',
  tokensHelp:
    'Permite que programas y asistentes de IA trabajen en su nombre en un sitio, con los permisos que elija. Si pierde un permiso, ellos también lo pierden.',
  tokenSite: 'Sitio',
  tokenUsed: 'Último uso: {{at}}',
}
