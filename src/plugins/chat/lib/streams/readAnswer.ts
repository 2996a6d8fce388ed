import type { BasePayload } from 'payload'
import { isAlive, listeningOf } from '../../database/listening'
import { readChunks } from '../../database/runs'
import { finishRun } from '../turn/finishRun'
import type { Chunk } from '../messages'

/** How long a reader waits before it looks whether the process that answers is still there, in milliseconds. */
const LOOK_MS = 2_000

export interface NumberedChunk {
  chunk: Chunk
  number: number
}

/**
 * An answer from a chunk on, as it is made, by whichever process; ends when the answer does. Null: nothing new came for
 * a while. Ends when its reader has left, too. A reader finds out when the process of the answer is gone, and ends it in its name.
 */
export async function* readAnswer(
  payload: BasePayload,
  run: string,
  after: number,
  left: AbortSignal,
): AsyncGenerator<NumberedChunk | null> {
  const listening = listeningOf(payload)
  const release = await listening.hold()
  let wake: () => void = () => undefined
  let isNews = false
  const hear = () => {
    isNews = true
    wake()
  }
  const off = listening.on(run, hear)
  left.addEventListener('abort', hear)
  try {
    while (!left.aborted) {
      isNews = false
      const { chunks, process, status } = await readChunks(payload, run, after)
      for (const one of chunks) {
        yield one
        after = one.number
      }
      if (status !== 'running') return
      if (chunks.length > 0 || isNews) continue
      const isQuiet = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), LOOK_MS)
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
    off()
    release()
  }
}
