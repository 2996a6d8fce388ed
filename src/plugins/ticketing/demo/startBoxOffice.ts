import { readRequest, serve, writeAnswer, type RunningServer } from './http'
import type { Season } from './season'
import { answerSpektrix } from './spektrix'

export interface BoxOfficeOptions {
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
