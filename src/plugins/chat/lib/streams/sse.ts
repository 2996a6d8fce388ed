import type { NumberedChunk } from './readAnswer'

/** Of the SDK's UI message stream, version 1. No proxy holds it back to compress it. */
const HEADERS = {
  'Cache-Control': 'no-cache, no-transform',
  Connection: 'keep-alive',
  'Content-Type': 'text/event-stream',
  'X-Accel-Buffering': 'no',
  'X-Vercel-AI-UI-Message-Stream': 'v1',
}

/** Begins to read an answer, until its reader leaves. */
export type Chunks = (left: AbortSignal) => AsyncGenerator<NumberedChunk | null>

/** An answer as server-sent events. Each names the run and the chunk: a reader who comes back says where they were. */
export function sseResponse(run: string, read: Chunks): Response {
  const encoder = new TextEncoder()
  const left = new AbortController()
  const chunks = read(left.signal)
  const body = new ReadableStream<Uint8Array>(
    {
      cancel: async () => {
        left.abort()
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

/** Where a reader was: the run and the number of the last chunk; null for what names neither. */
export function lastSeen(header: string | null): { number: number; run: string } | null {
  const [, run, number] = /^([0-9a-f-]{36})\.(\d{1,9})$/.exec(header ?? '') ?? []
  return run && number ? { number: Number(number), run } : null
}
