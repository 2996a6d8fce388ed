import type { BasePayload } from 'payload'
import { setTimeout as wait } from 'node:timers/promises'
import { writeChunks } from '../../database/runs'
import type { Chunk } from '../messages'

/** Attempts per write while the database is unavailable, and the delay between them in milliseconds. */
const MAX_ATTEMPTS = 20
const RETRY_MS = 250

/**
 * Writes the chunks of an answer in order. Chunks that arrive during a write are batched into the next one, so a fast
 * model causes fewer, larger writes and a slow one is written word by word.
 */
export class ChunkWriter {
  #pending: Chunk[] = []
  #next = 1
  #writing: Promise<void> | undefined
  #isLost = false

  /** @param onLost called when the run no longer accepts chunks: it was stopped, deleted or ended as broken */
  constructor(
    private readonly payload: BasePayload,
    private readonly run: string,
    private readonly onLost: () => void,
  ) {}

  write(chunk: Chunk): void {
    if (this.#isLost) return
    this.#pending.push(chunk)
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined))
  }

  /** Resolves when all chunks have been written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#pending.length > 0 && !this.#isLost) {
      const batch = joinDeltas(this.#pending.splice(0))
      const first = this.#next
      this.#next += batch.length
      if (!(await this.#tryWrite(first, batch))) {
        this.#isLost = true
        this.onLost()
      }
    }
  }

  async #tryWrite(first: number, batch: Chunk[]): Promise<boolean> {
    for (let attemptsLeft = MAX_ATTEMPTS; ; attemptsLeft -= 1) {
      try {
        return await writeChunks(this.payload, this.run, first, batch)
      } catch (error) {
        if (attemptsLeft <= 1) {
          this.payload.logger.error({
            err: error,
            msg: `Could not write the answer of chat run ${this.run}; its chunks are lost`,
          })
          return false
        }
        await wait(RETRY_MS)
      }
    }
  }
}

/** Merges consecutive deltas of the same text. */
function joinDeltas(chunks: Chunk[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks) {
    const last = joined.at(-1)
    if (chunk.type === 'text-delta' && last?.type === 'text-delta' && last.id === chunk.id)
      joined[joined.length - 1] = { ...last, delta: last.delta + chunk.delta }
    else joined.push(chunk)
  }
  return joined
}
