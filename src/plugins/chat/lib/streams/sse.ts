import { eventStream } from '@/lib/http/eventStream'
import type { NumberedChunk } from './readAnswer'

/** Names the AI SDK's UI message stream, version 1. */
const HEADERS = { 'X-Vercel-AI-UI-Message-Stream': 'v1' }

/** Starts reading an answer, until the signal is aborted. */
export type Chunks = (left: AbortSignal) => AsyncGenerator<NumberedChunk | null>

/** Streams an answer as server-sent events. Event ids name the run and the chunk, so that a client can resume. */
export const sseResponse = (run: string, read: Chunks): Response =>
  eventStream((left) => toEvents(run, read(left)), HEADERS)

async function* toEvents(run: string, chunks: AsyncGenerator<NumberedChunk | null>): AsyncGenerator<string> {
  for await (const item of chunks)
    yield item ? `id: ${run}.${item.number}\ndata: ${JSON.stringify(item.chunk)}\n\n` : ': waiting\n\n'
  yield 'data: [DONE]\n\n'
}

/** Parses a Last-Event-ID into the run and the chunk number; null if it is missing or invalid. */
export function lastSeen(header: string | null): { number: number; run: string } | null {
  const [, run, number] = /^([0-9a-f-]{36})\.(\d{1,9})$/.exec(header ?? '') ?? []
  return run && number ? { number: Number(number), run } : null
}
