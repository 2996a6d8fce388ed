import type { BasePayload } from 'payload'
import { DEMO_CLIENT, demoBoxOfficePort } from '../settings'
import type { RunningServer } from './http'
import { startBoxOffice } from './startBoxOffice'
import { fromStored, readBoxOffice } from './store'

/** How soon another worker takes over when the one that serves has ended. */
const TRY_AGAIN_MS = 2_000

/**
 * Serves the demo box office as long as this process lives. Of several workers the one that has the port serves; what is
 * sold is in the database.
 * @returns what ends it
 */
export async function serveBoxOffice(payload: BasePayload): Promise<() => Promise<void>> {
  const port = demoBoxOfficePort()
  if (port === null) return async () => {}
  let server: RunningServer | null = null
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const season = async () => {
    const stored = await readBoxOffice(payload)
    return stored && fromStored(stored.season)
  }
  const open = async (): Promise<void> => {
    try {
      server = await startBoxOffice({ clientName: DEMO_CLIENT, port, season })
      if (isOver) await server.close()
    } catch (error) {
      // The worker has more to do than the demo.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
        return payload.logger.error({ err: error, msg: `The demo box office cannot be opened at port ${port}` })
      if (!isOver) timer = setTimeout(() => void open(), TRY_AGAIN_MS).unref()
    }
  }
  await open()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await server?.close()
  }
}
