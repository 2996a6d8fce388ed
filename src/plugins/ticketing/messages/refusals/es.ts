import type { refusals as english } from './en'

export const refusals: Record<keyof typeof english, string> = {
  ticketingRefusedFollowsNone: 'Este evento no sigue ninguna taquilla.',
  ticketingRefusedNameEvents: 'Indique los eventos, o diga que son todos.',
  ticketingRefusedNoSuchEvent: '{{provider}} no tiene ese evento.',
  ticketingRefusedNotConnected: '{{provider}} no está conectado.',
  ticketingRefusedNotEnabled: 'Active primero la aplicación {{provider}}.',
  ticketingRefusedNotFilled: '{{provider}} no rellena este campo.',
  ticketingRefusedNotFinished: 'Solo se puede deshacer una sincronización terminada.',
  ticketingRefusedNotInPlan: 'Su plan no incluye integraciones de venta de entradas.',
  ticketingRefusedNotTakenBack: 'Solo se puede seguir de nuevo una sincronización que se deshizo.',
  ticketingRefusedNotWaiting: 'Nada de esta sincronización espera su confirmación.',
  ticketingRefusedRows: 'El valor no es una lista de filas del mapa de campos.',
  ticketingRefusedRunning: 'Se está sincronizando o importando con {{provider}}. Vuelva a sincronizar cuando termine.',
  ticketingRefusedTaken: 'Otro evento de su sitio ya sigue a este.',
  ticketingRefusedTooOld: 'Una sincronización se puede deshacer en un plazo de {{days}} días.',
  ticketingRefusedUnknown: 'Esta taquilla no se conoce aquí.',
}
