import {
  readRequest,
  serve,
  type BoxOfficeResponse,
  type BoxOfficeRequest,
  type RunningServer,
} from '@/plugins/ticketing/demo/http'
import { respondInMode, type Mode } from './faults'

export interface Fake extends RunningServer {
  /** All requests since the last `forget`. */
  requests: BoxOfficeRequest[]
  /** @param only paths that respond in this mode; others respond normally. Default: all */
  setMode: (mode: Mode, only?: RegExp) => void
  /** Overrides responses until `setMode` is called, for behaviour of a single provider. */
  overrideResponse: (answer: (request: BoxOfficeRequest) => BoxOfficeResponse | null) => void
  clearRequests: () => void
}

/** An HTTP server on loopback that imitates a box office, including its failures. */
export async function startFake(answer: (request: BoxOfficeRequest) => BoxOfficeResponse, port = 0): Promise<Fake> {
  const requests: BoxOfficeRequest[] = []
  const seen = new Set<string>()
  let mode: Mode = 'ok'
  let only = /^/
  let instead: (request: BoxOfficeRequest) => BoxOfficeResponse | null = () => null
  const server = await serve(async (message, response) => {
    const request = await readRequest(message)
    requests.push(request)
    const address = `${request.path}?${request.query.toString()}`
    const isFirst = !seen.has(address)
    seen.add(address)
    await respondInMode(only.test(request.path) ? mode : 'ok', instead(request) ?? answer(request), response, isFirst)
  }, port)
  return {
    ...server,
    overrideResponse: (override) => void (instead = override),
    clearRequests: () => void requests.splice(0),
    requests,
    setMode: (newMode, paths = /^/) => {
      mode = newMode
      only = paths
      instead = () => null
      seen.clear()
    },
  }
}
