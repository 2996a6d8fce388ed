export type DomainStatus = 'active' | 'development' | 'error' | 'needs_setup' | 'verifying'

/** A name that was proven stands this long while scheduled checks of it fail. */
const PATIENCE_MS = 72 * 60 * 60 * 1000

export interface DomainState {
  status: DomainStatus
  /** Since when scheduled checks of an active name fail. */
  failingSince: Date | null
}

interface Check {
  verified: boolean
  /** By the clock, not by a person. */
  isScheduled: boolean
  now: Date
}

/** What a finished check makes of a name. */
export function afterCheck({ failingSince, status }: DomainState, { isScheduled, now, verified }: Check): DomainState {
  if (status === 'development') return { failingSince: null, status }
  if (verified) return { failingSince: null, status: 'active' }
  if (status === 'verifying') return { failingSince: null, status: 'needs_setup' }
  if (status !== 'active' || !isScheduled) return { failingSince, status }
  const since = failingSince ?? now
  return { failingSince: since, status: now.getTime() - since.getTime() >= PATIENCE_MS ? 'error' : 'active' }
}
