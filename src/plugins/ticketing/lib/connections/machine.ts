import type { MessageKey } from '../../../../i18n/en'

/** Where the form of a connection stands. The server alone knows whether something is connected. */
export type Phase = 'connected' | 'connecting' | 'disconnected' | 'ready' | 'testing'

export type Step =
  /** A field was edited. */
  'edited' | 'testing' | 'tested' | 'connecting' | 'connected' | 'failed' | 'disconnected'

const AFTER: Record<Step, Phase> = {
  connected: 'connected',
  connecting: 'connecting',
  disconnected: 'disconnected',
  edited: 'disconnected',
  failed: 'disconnected',
  tested: 'ready',
  testing: 'testing',
}

/** What was tested is not what is typed any more; what is connected is not edited. */
export const nextPhase = (phase: Phase, step: Step): Phase =>
  step === 'edited' && !isEditable(phase) ? phase : AFTER[step]

/** Fields are read-only while something is tested or connected. */
export const isEditable = (phase: Phase): boolean => phase === 'disconnected' || phase === 'ready'

/** A system without credentials is connected in one step: there is nothing to be tested that connecting would not show. */
export const connectsAtOnce = (fields: readonly { type: string }[]): boolean =>
  !fields.some(({ type }) => type === 'secret')

/** The word for a phase. Line-Up writes its API in capitals, as the requirements do. */
export const wordOf = (phase: Phase, handle: string): MessageKey =>
  phase === 'testing' && handle === 'lineup'
    ? 'ticketingTestingApi'
    : (
        {
          connected: 'ticketingConnected',
          connecting: 'ticketingConnecting',
          disconnected: 'ticketingDisconnected',
          ready: 'ticketingReady',
          testing: 'ticketingTesting',
        } as const
      )[phase]
