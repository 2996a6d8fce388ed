import { supervise, type Running } from '../../../scripts/lib/supervise.mjs'

/** A part that ends as soon as it is started, and counts its starts. */
function makeFlaky(starts = { count: 0 }) {
  const start = (): Running => {
    starts.count++
    return {
      ended: Promise.resolve(`exit code ${starts.count}`),
      lastWords: () => 'its last line',
      stop: async () => {},
    }
  }
  return { start, starts }
}

const QUICK = { firstMs: 1, print: () => {} }

describe('a supervised part', () => {
  it('is given up at the fifth failure in a row, with its last lines', async () => {
    const { start, starts } = makeFlaky()
    const lines: string[] = []
    const { failed } = supervise('The part', start(), start, { ...QUICK, print: (line) => lines.push(line) })
    await expect(failed).rejects.toThrow(/^The part ended \(exit code 5\), the 5th failure [^\n]*\nits last line$/)
    expect(starts.count).toBe(5)
    expect(lines.filter((line) => line.includes('ended'))).toEqual(
      [1, 2, 3, 4].map((time) => `The part ended (exit code ${time}); it starts again in ${2 ** (time - 1) / 1000} s`),
    )
  })

  it('is given up as well when it cannot be started, and says why', async () => {
    const start = () => Promise.reject(new Error('the disk is full'))
    const { failed } = supervise('The part', makeFlaky().start(), start, QUICK)
    await expect(failed).rejects.toThrow('The part did not start (the disk is full), the 5th failure')
  })

  it('is never given up while each run is long enough', async () => {
    const { start, starts } = makeFlaky()
    let enough = () => {}
    const ran = new Promise<void>((resolve) => (enough = resolve))
    const sound = () => {
      if (starts.count === 12) enough()
      return start()
    }
    const { failed, stop } = supervise('The part', start(), sound, { ...QUICK, steadyMs: -1 })
    await Promise.race([ran, failed])
    expect(starts.count).toBeGreaterThanOrEqual(12)
    await stop()
  })

  it('is not started again once it is stopped, not even in the middle of a start', async () => {
    const { start, starts } = makeFlaky()
    let begun = () => {}
    let finish = (_: Running) => {}
    const isBegun = new Promise<void>((resolve) => (begun = resolve))
    const slow = () => {
      begun()
      return new Promise<Running>((resolve) => (finish = resolve))
    }
    const { stop } = supervise('The part', start(), slow, QUICK)
    await isBegun
    let stopped = 0
    const stopping = stop()
    finish({ ended: new Promise(() => {}), stop: async () => void stopped++ })
    await stopping
    expect([stopped, starts.count]).toEqual([1, 1])
  })
})
