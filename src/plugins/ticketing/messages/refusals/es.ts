import type { refusals as english } from './en'

export const refusals: Record<keyof typeof english, string> = {
  ticketingRefusedFollowsNone: 'Este evento no sigue ninguna taquilla.',
  ticketingRefusedNameEvents: 'Indica los eventos, o di que son todos.',
  ticketingRefusedNoSuchEvent: '{{provider}} no tiene ese evento.',
  ticketingRefusedNotConnected: '{{provider}} no está conectado.',
  ticketingRefusedNotEnabled: 'Activa primero la aplicación {{provider}}.',
  ticketingRefusedNotFilled: '{{provider}} no rellena este campo.',
  ticketingRefusedNotFinished: 'Solo se puede deshacer una sincronización terminada.',
  ticketingRefusedNotInPlan: 'Tu plan no incluye integraciones de venta de entradas.',
  ticketingRefusedNotWaiting: 'Nada de esta sincronización espera tu confirmación.',
  ticketingRefusedTaken: 'Otro evento de tu sitio ya sigue a este.',
  ticketingRefusedTooOld: 'Una sincronización se puede deshacer en un plazo de {{days}} días.',
  ticketingRefusedUnknown: 'Esta taquilla no se conoce aquí.',
}
