import { required } from '@/lib/values'

/** Returns numbers from 0 (inclusive) to 1 (exclusive), in the same sequence for the same seed. */
export type Random = () => number

/** Creates a deterministic random number generator (mulberry32). */
export function randomOf(seed: string): Random {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A random number between two limits. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** A random item. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  required(items[Math.floor(random() * items.length)], 'an item to pick')
