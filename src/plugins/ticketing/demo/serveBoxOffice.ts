import type { BasePayload } from 'payload'
import { DEMO_CLIENT, demoBoxOfficePort } from '../settings'
import { type RunningServer, readRequest, serve, writeAnswer } from './http'
import { fromStored, readBoxOffice } from './store'
import type { Season } from './season'
import { answerSpektrix } from './spektrix'

interface BoxOfficeOptions {
  /** Read anew for each request: what is changed is sold at once. Null: nothing is on sale, and nobody is known. */
  season: () => Promise<Season | null>
  /** In addresses: `{origin}/{clientName}/api/v3/`. */
  clientName: string
  /** 0 for any that is free. */
  port?: number
}

/** Starts a box office on loopback that answers as Spektrix does. */
export const startBoxOffice = ({ clientName, port = 0, season }: BoxOfficeOptions): Promise<RunningServer> =>
  serve(async (message, response) => {
    const request = await readRequest(message)
    const now = await season()
    return writeAnswer(
      response,
      now ? answerSpektrix(now, clientName)(request) : { json: { message: 'This box office is closed' }, status: 503 },
    )
  }, port)

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
