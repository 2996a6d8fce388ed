import {
  readRequest,
  serve,
  type BoxOfficeAnswer,
  type BoxOfficeRequest,
  type RunningServer,
} from '@/plugins/ticketing/demo/http'
import { writeInMode, type Mode } from './faults'

export interface Fake extends RunningServer {
  /** All requests since the last `forget`. */
  requests: BoxOfficeRequest[]
  /** @param only paths that answer in this mode; the others are `ok`. Default: all */
  setMode: (mode: Mode, only?: RegExp) => void
  /** Answers these instead of the fake, until `setMode` is called: for what one provider does and no other. */
  answerInstead: (answer: (request: BoxOfficeRequest) => BoxOfficeAnswer | null) => void
  forget: () => void
}

/** A real HTTP server on loopback that answers like a box office, or fails as one does. */
export async function startFake(answer: (request: BoxOfficeRequest) => BoxOfficeAnswer, port = 0): Promise<Fake> {
  const requests: BoxOfficeRequest[] = []
  const seen = new Set<string>()
  let mode: Mode = 'ok'
  let only = /^/
  let instead: (request: BoxOfficeRequest) => BoxOfficeAnswer | null = () => null
  const server = await serve(async (message, response) => {
    const request = await readRequest(message)
    requests.push(request)
    const address = `${request.path}?${request.query.toString()}`
    const isFirst = !seen.has(address)
    seen.add(address)
    await writeInMode(only.test(request.path) ? mode : 'ok', instead(request) ?? answer(request), response, isFirst)
  }, port)
  return {
    ...server,
    answerInstead: (given) => void (instead = given),
    forget: () => void requests.splice(0),
    requests,
    setMode: (given, paths = /^/) => {
      mode = given
      only = paths
      instead = () => null
      seen.clear()
    },
  }
}
