/** Where the primary was in its log at a moment. */
interface Sample {
  at: number
  position: bigint
}

/** Samples that are remembered: one a second or so. */
const MOST = 600

/** How far a replica is behind its primary, told by positions in the log of the primary. Clocks of servers say nothing. */
export class ReplicaLag {
  #samples: Sample[] = []

  /** @param at before the primary was asked, in milliseconds since 1970: whatever was committed by then lies before the position */
  note(position: bigint, at: number): void {
    this.#samples.push({ at, position })
    if (this.#samples.length > MOST) this.#samples.shift()
  }

  /**
   * For how many milliseconds something may have been committed that the replica does not have; null where it has nothing
   * of what is known.
   * @param replayed position up to which the replica has everything
   */
  behind(replayed: bigint, now: number): number | null {
    const index = this.#samples.findLastIndex(({ position }) => position <= replayed)
    const sample = this.#samples[index]
    if (!sample) return null
    this.#samples = this.#samples.slice(index)
    return now - sample.at
  }

  /** From now on the replica has to have what is committed from now on. */
  forget(): void {
    this.#samples = []
  }
}

/**
 * A position as PostgreSQL writes it, as a number.
 * @example positionOf('16/B374D848') // 97_500_059_720n
 */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
