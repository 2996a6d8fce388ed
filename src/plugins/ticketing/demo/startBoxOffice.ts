import { readRequest, serve, writeAnswer, type RunningServer } from './http'
import type { Season } from './season'
import { answerSpektrix } from './spektrix'

export interface BoxOfficeOptions {
  season: Season
  /** In addresses: `{origin}/{clientName}/api/v3/`. */
  clientName: string
  /** 0 for any that is free. */
  port?: number
}

/**
 * Starts a box office on loopback that answers as Spektrix does. What is changed in the season is sold at once.
 * `SPEKTRIX_BASE_URL` is its `origin`, and `PROVIDER_ALLOWED_HOSTS` has to name its `host`.
 */
export async function startBoxOffice({ clientName, port = 0, season }: BoxOfficeOptions): Promise<RunningServer> {
  const answer = answerSpektrix(season, clientName)
  return serve(async (message, response) => writeAnswer(response, answer(await readRequest(message))), port)
}
