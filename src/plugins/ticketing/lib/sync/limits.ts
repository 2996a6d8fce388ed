/** Consecutive credential failures of scheduled or manual runs before users are notified. */
export const REFUSALS_FOR_ATTENTION = 2

/** Upper limit of the schedule's backoff. */
export const MAX_WAIT_SECONDS = 4 * 3600

/** Circuit breaker: calls to a host are paused after this many consecutive failures. */
export const HOST_MAX_FAILURES = 5
export const HOST_PAUSE_SECONDS = 15 * 60

/** Maximum events per batch; a batch is planned and written in one transaction. */
export const EVENTS_PER_BATCH = 50

/** Maximum performances per batch, unless a single event has more. */
export const PERFORMANCES_PER_BATCH = 500

/** Interrupted runs are retried until they are this old. */
export const GIVE_UP_AFTER_MS = 24 * 3_600_000

/** How many days ahead performances are checked for being sold out. */
export const SOLD_OUT_DAYS = 60

/** Checks per job; at most one call per second is made to a box office. */
export const SOLD_OUT_PER_JOB = 120

/** Results written per transaction. */
export const SOLD_OUT_PER_TRANSACTION = 20

/** Jobs of different sites are spread over this period. */
export const SOLD_OUT_SPREAD_SECONDS = 240

/** How long a run can be undone. */
export const UNDO_DAYS = 7

/** How long runs are retained. */
export const RUN_RETENTION_DAYS = 90

/** Runs of the clock that found nothing to do are shown that long. */
export const IDLE_RUN_DAYS = 7
