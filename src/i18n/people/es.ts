import type { peopleWords as en } from './en'

export const peopleWords: Record<keyof typeof en, string> = {
  noticeGuessedBody: 'En un día llegaron veinte códigos erróneos. Las solicitudes con código quedan en pausa hasta mañana; cree uno nuevo si alguien conoce el suyo.',
  noticeGuessedTitle: 'Alguien intenta adivinar el código de {{site}}',
  noticeJoinedBody: '{{email}} ha aceptado la invitación.',
  noticeJoinedTitle: '{{name}} ya trabaja en {{site}}',
  noticeRequestBody: 'Quieren trabajar en su sitio web.',
  noticeRequestTitle: '{{organisation}} pide acceso',
}
