import { waitUntil } from '../../../../scripts/lib/waitUntil.mjs'

const WRITERS = 4

export interface Writers {
  /** Waits until this many more writes were acknowledged. */
  go: (count: number) => Promise<void>
  /** Ends the writing. @returns the numbers of all writes that were acknowledged */
  stop: () => Promise<number[]>
}

/** Writes one number after the other, four at a time, whatever becomes of the server. */
export function writeWhile(url: string): Writers {
  const acknowledged: number[] = []
  let next = 0
  let stopped = false
  const write = async () => {
    while (!stopped) {
      const number = next++
      const answer = await fetch(`${url}?number=${number}`).catch(() => undefined)
      if (answer?.status === 200) acknowledged.push(number)
      // Nobody is there to answer: the next try is a moment later.
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, write))
  return {
    go: async (count) => {
      const wanted = acknowledged.length + count
      await waitUntil(() => acknowledged.length >= wanted, { limitMs: 60_000 })
      expect(acknowledged.length).toBeGreaterThanOrEqual(wanted)
    },
    stop: async () => {
      stopped = true
      await writing
      return acknowledged
    },
  }
}
