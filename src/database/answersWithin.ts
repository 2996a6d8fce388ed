import type { Pool } from 'pg'

/** Whether the database answers through this pool in time. Waiting for a free connection counts. */
export async function answersWithin(pool: Pool, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const asked = pool.query({ query_timeout: milliseconds, text: 'select 1' } as { text: string }).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
