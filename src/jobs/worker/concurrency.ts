interface Limits {
  DATABASE_POOL_MAX: number
  DATABASE_TRANSACTION_POOL_MAX: number
  WORKER_CONCURRENCY: number
}

/**
 * How many jobs a worker may run at once. A job may hold one connection of each pool while it waits for another of the
 * main one: with as many jobs as connections, all could wait for each other.
 * @returns the number, and a notice if it is lower than the setting
 */
export function safeConcurrency({ DATABASE_POOL_MAX, DATABASE_TRANSACTION_POOL_MAX, WORKER_CONCURRENCY }: Limits): {
  concurrency: number
  notice: string | null
} {
  const concurrency = Math.min(WORKER_CONCURRENCY, DATABASE_POOL_MAX - 1, DATABASE_TRANSACTION_POOL_MAX)
  const notice =
    concurrency < WORKER_CONCURRENCY
      ? `The worker runs ${concurrency} jobs at once instead of WORKER_CONCURRENCY=${WORKER_CONCURRENCY}: its database pools allow no more. Raise DATABASE_POOL_MAX to at least ${WORKER_CONCURRENCY + 1} and DATABASE_TRANSACTION_POOL_MAX to at least ${WORKER_CONCURRENCY}.`
      : null
  return { concurrency, notice }
}
