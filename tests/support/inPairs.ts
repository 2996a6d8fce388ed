import { median } from '../../bench/figures/median'

/** In milliseconds. */
export interface Compared {
  one: number
  other: number
  /** Median of what lies between the two of a pair. */
  between: number
}

/**
 * Times two calls side by side, each pair in an order of chance, so that whatever else the machine does meets both.
 * @param before each call, not timed
 */
export async function inPairs(
  rounds: number,
  calls: {
    before: () => Promise<unknown>
    one: (round: number) => Promise<unknown>
    other: (round: number) => Promise<unknown>
  },
): Promise<Compared> {
  const [one, other]: [number[], number[]] = [[], []]
  const time = async (call: (round: number) => Promise<unknown>, round: number, times: number[]) => {
    await calls.before()
    const start = performance.now()
    await call(round)
    times.push(performance.now() - start)
  }
  for (let round = 0; round < rounds; round++) {
    const turns = [() => time(calls.one, round, one), () => time(calls.other, round, other)]
    for (const turn of Math.random() < 0.5 ? turns : turns.toReversed()) await turn()
  }
  return { between: median(one.map((value, round) => value - other[round]!)), one: median(one), other: median(other) }
}
