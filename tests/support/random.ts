export interface Random {
  /** An integer from 0 to `limit` - 1. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item | null
}

/** A seeded, reproducible random generator (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: (probability) => next() < probability, pick: (items) => items[below(items.length)] ?? null }
}
