import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { classifyFailure } from '@/database/failures'
import { ping } from '@/database/respondsWithin'

const RETRY_DELAY_MS = 1_000

/**
 * Waits until the database responds, so that a worker can start while it is unavailable.
 * @param report called once if there is a need to wait
 * @throws errors other than an outage
 */
export async function waitForDatabase(pool: Pick<Pool, 'query'>, report: (reason: string) => void): Promise<void> {
  for (let isReported = false; ; isReported = true) {
    try {
      await ping(pool)
      return
    } catch (error) {
      if (!classifyFailure(error)) throw error
      if (!isReported) report(error instanceof Error ? error.message : String(error))
      await pause(RETRY_DELAY_MS)
    }
  }
}
