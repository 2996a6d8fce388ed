import type { marks as english } from './en'

export const marks: typeof english = {
  ticketingAttributeEdited: '{{label}}: editado aquí',
  ticketingEditedHere: 'Editado aquí',
  ticketingFollowAgain: 'Seguir de nuevo a {{provider}}',
  ticketingFollowFailed: 'No ha funcionado. Inténtelo de nuevo.',
  ticketingFollowsAgain: 'Sigue a {{provider}} desde la próxima sincronización',
  ticketingFrom: 'De {{provider}}, {{when}}',
  ticketingFromAttribute: '{{label}}: de {{provider}}, {{when}}',
  ticketingReplaced: 'La próxima sincronización restaura el valor de {{provider}}',
}
