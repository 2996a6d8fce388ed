/** A kind that stands for all: changes may have been missed. */
export const ANYTHING = '*'

/** More kinds than this in one batch are sent as `ANYTHING`. */
const MAX_KINDS = 20

/**
 * Collects kinds of things that changed and hands them out in batches: the first at once, later ones at most once a
 * pause, so that an import of thousands of documents is a few batches.
 */
export class ChangeQueue {
  readonly #kinds = new Set<string>()
  #nextAt = 0

  /** @param pauseMs between two batches */
  constructor(private readonly pauseMs: number) {}

  add(kind: string): void {
    this.#kinds.add(kind)
  }

  /** Milliseconds until a batch may be taken; null while there is none. */
  waitMs(now: number): number | null {
    return this.#kinds.size === 0 ? null : Math.max(0, this.#nextAt - now)
  }

  /** Removes and returns the batch. */
  take(now: number): string[] {
    const kinds = this.#kinds.has(ANYTHING) || this.#kinds.size > MAX_KINDS ? [ANYTHING] : [...this.#kinds].toSorted()
    this.#kinds.clear()
    this.#nextAt = now + this.pauseMs
    return kinds
  }
}
