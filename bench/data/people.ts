/** Password of all users in the benchmark databases, which exist for one run only. */
export const PASSWORD = 'callboard-bench'

/** The user who makes all benchmark requests. */
export const EDITOR = 'editor@bench.test'

/** Users of the sign-in case: enough that concurrent sign-ins do not update the same row. */
export const LOGINS = Array.from({ length: 50 }, (_, index) => `person-${index}@bench.test`)
