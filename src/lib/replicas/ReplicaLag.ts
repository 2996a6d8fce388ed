/** The primary's WAL position at a point in time. */
interface Sample {
  at: number
  position: bigint
}

/** Maximum number of samples, at about one per second. */
const MAX_SAMPLES = 600

/**
 * Measures how far a replica is behind its primary, by WAL positions of the primary, because server clocks are
 * unreliable.
 */
export class ReplicaLag {
  #samples: Sample[] = []

  /**
   * @param at time before the position was read, in milliseconds since 1970: everything committed by then is before the
   * position
   */
  note(position: bigint, at: number): void {
    this.#samples.push({ at, position })
    if (this.#samples.length > MAX_SAMPLES) this.#samples.shift()
  }

  /**
   * Maximum time in milliseconds for which committed changes may be missing from the replica; null if it is behind all
   * samples.
   * @param replayed position up to which the replica has replayed the WAL
   */
  behind(replayed: bigint, now: number): number | null {
    const index = this.#samples.findLastIndex(({ position }) => position <= replayed)
    const sample = this.#samples[index]
    if (!sample) return null
    this.#samples = this.#samples.slice(index)
    return now - sample.at
  }

  /** Discards all samples, so that the replica must catch up with changes committed from now on. */
  forget(): void {
    this.#samples = []
  }
}

/**
 * Converts a WAL position of PostgreSQL to a number.
 * @example parseWalPosition('16/B374D848') // 97_500_059_720n
 */
export function parseWalPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
