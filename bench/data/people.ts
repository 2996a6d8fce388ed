/** Of everybody in the figures' databases, which exist for one run. */
export const PASSWORD = 'callboard-bench'

/** Reads and writes all the figures' requests. */
export const EDITOR = 'editor@bench.test'

/** Sign in at the same time, so that no two wait for the same row. */
export const LOGINS = Array.from({ length: 50 }, (_, index) => `person-${index}@bench.test`)
