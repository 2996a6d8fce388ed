import { median } from '../../bench/figures/median'

/** Median durations in milliseconds. */
export interface PairTimes {
  one: number
  other: number
  /** Median of the difference within a pair. */
  between: number
}

/**
 * Times two calls in pairs, in random order within each pair, so that other load on the machine affects both alike.
 * @param calls.before runs before each call and is not timed
 */
export async function timeInPairs(
  rounds: number,
  calls: {
    before: () => Promise<unknown>
    one: (round: number) => Promise<unknown>
    other: (round: number) => Promise<unknown>
  },
): Promise<PairTimes> {
  const [one, other]: [number[], number[]] = [[], []]
  const time = async (call: (round: number) => Promise<unknown>, round: number, times: number[]) => {
    await calls.before()
    const start = performance.now()
    await call(round)
    times.push(performance.now() - start)
  }
  for (let round = 0; round < rounds; round++) {
    const tasks = [() => time(calls.one, round, one), () => time(calls.other, round, other)]
    for (const task of Math.random() < 0.5 ? tasks : tasks.toReversed()) await task()
  }
  return { between: median(one.map((value, round) => value - other[round]!)), one: median(one), other: median(other) }
}
