import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { classifyFailure } from '../../database/failures'
import { ping } from '../../database/ping'

const AGAIN_MS = 1_000

/**
 * Waits until the database answers: a worker that starts while it is away is no broken worker.
 * @param report is called once, when there is something to wait for
 * @throws what is no outage
 */
export async function whenAnswered(pool: Pick<Pool, 'query'>, report: (reason: string) => void): Promise<void> {
  for (let isReported = false; ; isReported = true) {
    try {
      await ping(pool)
      return
    } catch (error) {
      if (!classifyFailure(error)) throw error
      if (!isReported) report(error instanceof Error ? error.message : String(error))
      await pause(AGAIN_MS)
    }
  }
}
