import type { NumberedChunk } from './readAnswer'

/** Headers of the AI SDK's UI message stream, version 1. They prevent proxies from buffering or compressing it. */
const HEADERS = {
  'Cache-Control': 'no-cache, no-transform',
  Connection: 'keep-alive',
  'Content-Type': 'text/event-stream',
  'X-Accel-Buffering': 'no',
  'X-Vercel-AI-UI-Message-Stream': 'v1',
}

/** Starts reading an answer, until the signal is aborted. */
export type Chunks = (left: AbortSignal) => AsyncGenerator<NumberedChunk | null>

/** Streams an answer as server-sent events. Event ids name the run and the chunk, so that a client can resume. */
export function sseResponse(run: string, read: Chunks): Response {
  const encoder = new TextEncoder()
  const disconnect = new AbortController()
  const chunks = read(disconnect.signal)
  const body = new ReadableStream<Uint8Array>(
    {
      cancel: async () => {
        disconnect.abort()
        await chunks.return(undefined)
      },
      pull: async (controller) => {
        const { done, value } = await chunks.next()
        if (done) {
          controller.enqueue(encoder.encode('data: [DONE]\n\n'))
          controller.close()
        } else if (value)
          controller.enqueue(encoder.encode(`id: ${run}.${value.number}\ndata: ${JSON.stringify(value.chunk)}\n\n`))
        else controller.enqueue(encoder.encode(': waiting\n\n'))
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: HEADERS })
}

/** Parses a Last-Event-ID into the run and the chunk number; null if it is missing or invalid. */
export function lastSeen(header: string | null): { number: number; run: string } | null {
  const [, run, number] = /^([0-9a-f-]{36})\.(\d{1,9})$/.exec(header ?? '') ?? []
  return run && number ? { number: Number(number), run } : null
}
