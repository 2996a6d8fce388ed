import type { en } from './en'

export const es: Record<keyof typeof en, string> = {
  activityChatApplied: 'Aplicó lo que propuso el asistente: {{title}}',
  activityChatUndone: 'Deshizo lo aplicado desde una conversación con el asistente',
}
