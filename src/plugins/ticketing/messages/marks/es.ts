import type { marks as english } from './en'

export const marks: typeof english = {
  ticketingAttributeEdited: '{{label}}: editado aquí',
  ticketingAttributeTakenBack: '{{label}}: deshecho, {{provider}} tiene otro valor',
  ticketingEditedHere: 'Editado aquí',
  ticketingFollowAgain: 'Seguir de nuevo a {{provider}}',
  ticketingFollowFailed: 'No ha funcionado. Inténtelo de nuevo.',
  ticketingFollowsAgain: 'Sigue a {{provider}} desde la próxima sincronización',
  ticketingFrom: 'De {{provider}}, {{when}}',
  ticketingFromAttribute: '{{label}}: de {{provider}}, {{when}}',
  ticketingKept: '{{provider}} ya no ofrece esta función. Está aquí porque se deshizo una sincronización',
  ticketingMarkAttributes: 'Atributos de {{provider}}',
  ticketingMarkSale: 'Estado de la venta',
  ticketingMarkWhole: 'Función',
  ticketingReplaced: 'La próxima sincronización restaura el valor de {{provider}}',
  ticketingSays: 'Anunciado al público. {{provider}} dice: {{value}}',
  ticketingSaysOther: 'Anunciado al público. {{provider}} dice otra cosa',
  ticketingTakenBack: 'Deshecho, {{provider}} tiene otro valor',
}
