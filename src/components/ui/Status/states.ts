import type { MessageKey } from '@/i18n/en'

/** Colours of a status. The label carries the meaning; colour is only an aid. */
export type Tone = 'amber' | 'blue' | 'green' | 'grey' | 'red'

/** Label and colour of each status, the same on every screen. */
export const STATES = {
  added: { tone: 'green', word: 'statusAdded' },
  active: { tone: 'green', word: 'statusActive' },
  approved: { tone: 'green', word: 'statusApproved' },
  archived: { tone: 'grey', word: 'statusArchived' },
  cancelled: { tone: 'red', word: 'statusCancelled' },
  changed: { tone: 'blue', word: 'statusChanged' },
  declined: { tone: 'red', word: 'statusDeclined' },
  deleting: { tone: 'red', word: 'statusDeleting' },
  development: { tone: 'blue', word: 'statusDevelopment' },
  draft: { tone: 'grey', word: 'statusDraft' },
  enabled: { tone: 'green', word: 'statusEnabled' },
  ended: { tone: 'grey', word: 'statusEnded' },
  error: { tone: 'red', word: 'statusError' },
  expired: { tone: 'grey', word: 'statusExpired' },
  needs_setup: { tone: 'amber', word: 'statusNeedsSetup' },
  moved: { tone: 'amber', word: 'statusMoved' },
  notEnabled: { tone: 'grey', word: 'statusNotEnabled' },
  pending: { tone: 'amber', word: 'statusPending' },
  postponed: { tone: 'amber', word: 'statusPostponed' },
  private: { tone: 'grey', word: 'statusPrivate' },
  pro: { tone: 'amber', word: 'statusPro' },
  published: { tone: 'green', word: 'statusPublished' },
  removed: { tone: 'red', word: 'statusRemoved' },
  scheduled: { tone: 'blue', word: 'statusScheduled' },
  sent_back: { tone: 'amber', word: 'statusSentBack' },
  sold_out: { tone: 'amber', word: 'statusSoldOut' },
  suspended: { tone: 'amber', word: 'statusSuspended' },
  // The usual case, beside a green Published in the same row.
  taking_place: { tone: 'grey', word: 'statusTakingPlace' },
  trashed: { tone: 'red', word: 'statusTrashed' },
  verifying: { tone: 'blue', word: 'statusVerifying' },
  was_published: { tone: 'grey', word: 'statusWasPublished' },
  waiting: { tone: 'amber', word: 'statusWaiting' },
} as const satisfies Record<string, { tone: Tone; word: MessageKey }>

export type State = keyof typeof STATES

export const isState = (value: unknown): value is State => typeof value === 'string' && Object.hasOwn(STATES, value)

/**
 * Status of an event or a performance: for them, `scheduled` means that they take place; everywhere else it means
 * scheduled publishing.
 */
export const eventState = <Value extends string>(value: Value): Exclude<Value, 'scheduled'> | 'taking_place' =>
  (value === 'scheduled' ? 'taking_place' : value) as Exclude<Value, 'scheduled'> | 'taking_place'
