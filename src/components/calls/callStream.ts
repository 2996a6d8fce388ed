import { EventSourceParserStream } from 'eventsource-parser/stream'
import { answerOf, asCall, type Api, type ApiPath, type CallOptions } from './callApi'
import { CallError } from './CallError'

/** What ends a stream that is whole. Without it the connection was lost. */
const DONE = '[DONE]'

export interface ServerEvent {
  data: string
  /** By which the server knows where a reader was. */
  id: string | undefined
}

export interface StreamOptions extends CallOptions {
  /** The last event that was read: the server goes on behind it. */
  lastEventId?: string
}

/**
 * Calls an operation that answers with server-sent events. What is refused is thrown before the first of them.
 * @returns its events, up to the last; null where there is nothing to read
 * @throws CallError whatever goes wrong, in the middle of the stream too
 */
export async function callStream(
  api: Api,
  path: ApiPath,
  { lastEventId, ...options }: StreamOptions = {},
): Promise<AsyncGenerator<ServerEvent> | null> {
  const { signal } = options
  const response = await asCall(signal, () =>
    answerOf(api, path, options, lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
  )
  return response.status === 204 || !response.body ? null : eventsIn(response.body, signal)
}

async function* eventsIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await asCall(signal, () => reader.read())
      if (done) throw new CallError({ code: 'network:api', failure: 'offline' })
      if (value.data === DONE) return
      yield { data: value.data, id: value.id }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
