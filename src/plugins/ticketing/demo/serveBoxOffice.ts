import type { BasePayload } from 'payload'
import { DEMO_CLIENT, demoBoxOfficePort } from '../settings'
import { type RunningServer, readRequest, serve, writeResponse } from './http'
import { fromStored, readBoxOffice } from './store'
import type { Season } from './season'
import { respondAsSpektrix } from './spektrix'

interface BoxOfficeOptions {
  /**
   * Called for each request, so that changes take effect at once. Null: the box office is closed and responds with 503.
   */
  season: () => Promise<Season | null>
  /** Part of the URL: `{origin}/{clientName}/api/v3/`. */
  clientName: string
  /** 0 for any free port. */
  port?: number
}

/** Starts a box office on loopback that imitates Spektrix. */
export const startBoxOffice = ({ clientName, port = 0, season }: BoxOfficeOptions): Promise<RunningServer> =>
  serve(async (message, response) => {
    const request = await readRequest(message)
    const current = await season()
    return writeResponse(
      response,
      current
        ? respondAsSpektrix(current, clientName)(request)
        : { json: { message: 'This box office is closed' }, status: 503 },
    )
  }, port)

/** How often other workers try to take over the port. */
const RETRY_MS = 2_000

/**
 * Serves the demo box office for the lifetime of this process. Of several workers, the one that holds the port serves;
 * the programme is in the database.
 * @returns a function that stops it
 */
export async function serveBoxOffice(payload: BasePayload): Promise<() => Promise<void>> {
  const port = demoBoxOfficePort()
  if (port === null) return async () => {}
  let server: RunningServer | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const season = async () => {
    const stored = await readBoxOffice(payload)
    return stored && fromStored(stored.season)
  }
  const open = async (): Promise<void> => {
    try {
      server = await startBoxOffice({ clientName: DEMO_CLIENT, port, season })
      if (isStopped) await server.close()
    } catch (error) {
      // The worker must not fail because of the demo.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
        return payload.logger.error({ err: error, msg: `Could not start the demo box office on port ${port}` })
      if (!isStopped) timer = setTimeout(() => void open(), RETRY_MS).unref()
    }
  }
  await open()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await server?.close()
  }
}
