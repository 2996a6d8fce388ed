import type { MessageKey } from '@/exports/types'

/** State of the connection form. Only the server knows whether a provider is connected. */
export type Phase = 'connected' | 'connecting' | 'disconnected' | 'ready' | 'testing'

export type Step = 'edited' | 'testing' | 'tested' | 'connecting' | 'connected' | 'failed' | 'disconnected'

const AFTER: Record<Step, Phase> = {
  connected: 'connected',
  connecting: 'connecting',
  disconnected: 'disconnected',
  edited: 'disconnected',
  failed: 'disconnected',
  tested: 'ready',
  testing: 'testing',
}

/** An edit invalidates the test; a connected form cannot be edited. */
export const nextPhase = (phase: Phase, step: Step): Phase =>
  step === 'edited' && !isEditable(phase) ? phase : AFTER[step]

/** Fields are read-only while the connection is being tested or is connected. */
export const isEditable = (phase: Phase): boolean => phase === 'disconnected' || phase === 'ready'

/** A provider without credentials connects without a separate test. */
export const connectsWithoutTest = (fields: readonly { type: string }[]): boolean =>
  !fields.some(({ type }) => type === 'secret')

/** Translation key of a phase. Line-Up has its own: the specification writes "API" in capitals. */
export const phaseMessageKey = (phase: Phase, handle: string): MessageKey =>
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
