import type { BasePayload } from 'payload'
import { isAlive, listenerOf } from '@/database/listening'
import { readChunks } from '../../database/runs'
import { finishRun } from '../turn/finishRun'
import type { Chunk } from '../messages'

/** How long a reader waits before it checks that the answering process is alive, in milliseconds. */
const CHECK_MS = 2_000

export interface NumberedChunk {
  chunk: Chunk
  number: number
}

/**
 * Reads an answer from a chunk on as it is made, in any process, until the answer ends or `signal` is aborted. Yields
 * null while nothing new arrives. If the answering process has died, the reader ends the run as broken.
 */
export async function* readAnswer(
  payload: BasePayload,
  run: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<NumberedChunk | null> {
  const listening = listenerOf(payload)
  const release = await listening.hold()
  let wake: () => void = () => undefined
  let hasNews = false
  const onNotification = () => {
    hasNews = true
    wake()
  }
  const unsubscribe = listening.on(run, onNotification)
  signal.addEventListener('abort', onNotification)
  try {
    while (!signal.aborted) {
      hasNews = false
      const { chunks, process, status } = await readChunks(payload, run, after)
      for (const item of chunks) {
        yield item
        after = item.number
      }
      if (status !== 'running') return
      if (chunks.length > 0 || hasNews) continue
      const isQuiet = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), CHECK_MS)
        wake = () => {
          clearTimeout(timer)
          resolve(false)
        }
      })
      if (!isQuiet) continue
      if (await isAlive(payload, process ?? '')) yield null
      else await finishRun(payload, run, 'broken')
    }
  } finally {
    unsubscribe()
    release()
  }
}
