import type { Pool } from 'pg'

/** Whether the database responds through this pool in time, including the wait for a free connection. */
export async function respondsWithin(pool: Pool, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const query = pool.query({ query_timeout: milliseconds, text: 'select 1' } as { text: string }).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([query, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Checks that the database responds.
 * @throws connection errors
 */
export async function ping(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query('select 1')
}
