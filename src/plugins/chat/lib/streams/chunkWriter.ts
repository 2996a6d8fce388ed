import type { BasePayload } from 'payload'
import { setTimeout as wait } from 'node:timers/promises'
import { writeChunks } from '../../database/runs'
import type { Chunk } from '../messages'

/** Tries of a write while the database is away, and the wait between them in milliseconds. */
const TRIES = 20
const AGAIN_MS = 250

/**
 * Writes the chunks of an answer in their order. What comes while a write is under way goes with the next: a quick model
 * makes fewer and larger writes, a slow one is written word by word.
 */
export class ChunkWriter {
  #pending: Chunk[] = []
  #next = 1
  #writing: Promise<void> | undefined
  #isLost = false

  /** @param onLost is called when the answer is nobody's any more: somebody stopped it, deleted it or took it for broken */
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

  /** Resolves when everything is written. */
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
    for (let left = TRIES; ; left -= 1) {
      try {
        return await writeChunks(this.payload, this.run, first, batch)
      } catch (error) {
        if (left <= 1) {
          this.payload.logger.error({ err: error, msg: 'An answer of the assistant could not be written' })
          return false
        }
        await wait(AGAIN_MS)
      }
    }
  }
}

/** Pieces of one text that came one after the other become one. */
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
