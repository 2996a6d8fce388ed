/** Refusals in a row of scheduled or manual runs after which a person has to look. */
export const REFUSALS_FOR_ATTENTION = 2

/** The schedule never waits longer than that. */
export const LONGEST_WAIT_SECONDS = 4 * 3600

/** A host that failed that often in a row is left alone for a while. */
export const HOST_CLOSES_AFTER = 5
export const HOST_CLOSED_SECONDS = 15 * 60

/** Events whose performances are read, planned and written together. */
export const EVENTS_AT_ONCE = 50

/** The same for performances, unless a single event has more. */
export const PERFORMANCES_AT_ONCE = 500

/** A run that was cut off again and again is given up after that. */
export const GIVE_UP_AFTER_MS = 24 * 3_600_000

/** Performances are asked for whether they are sold out from so many days before they begin. */
export const SOLD_OUT_DAYS = 60

/** In one job: a box office is asked for one a second at most. */
export const SOLD_OUT_AT_ONCE = 120

/** Answers that are written together. */
export const SOLD_OUT_TOGETHER = 20

/** Jobs of many sites are spread over that long. */
export const SOLD_OUT_SPREAD_SECONDS = 240

/** A run can be taken back that long. */
export const UNDO_DAYS = 7

/** Runs are shown that long. */
export const RUN_DAYS = 90

/** Runs of the clock that found nothing to do are shown that long. */
export const IDLE_RUN_DAYS = 7
