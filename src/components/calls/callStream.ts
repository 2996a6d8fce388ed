import { EventSourceParserStream } from 'eventsource-parser/stream'
import { fetchResponse, withCallErrors, type Api, type ApiPath, type CallOptions } from './callApi'
import { CallError } from './CallError'

/** Marks the end of a complete stream. Without it the connection was lost. */
const DONE = '[DONE]'

export interface ServerEvent {
  data: string
  /** Sent back as `Last-Event-ID` to resume the stream. */
  id: string | undefined
}

export interface StreamOptions extends CallOptions {
  /** The last event that was read: the server resumes after it. */
  lastEventId?: string
}

/**
 * Calls an endpoint that returns server-sent events. An error response is thrown before the first event.
 * @returns the events in order; null if there is nothing to read
 * @throws CallError on any failure, also in the middle of the stream
 */
export async function callStream(
  api: Api,
  path: ApiPath,
  { lastEventId, ...options }: StreamOptions = {},
): Promise<AsyncGenerator<ServerEvent> | null> {
  const { signal } = options
  const response = await withCallErrors(signal, () =>
    fetchResponse(api, path, options, lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
  )
  return response.status === 204 || !response.body ? null : readEvents(response.body, signal)
}

async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await withCallErrors(signal, () => reader.read())
      if (done) throw new CallError({ code: 'network:api', failure: 'offline' })
      if (value.data === DONE) return
      yield { data: value.data, id: value.id }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
