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

describe('supervise', () => {
  it('gives up at the fifth failure in a row, and reports the last lines of output', async () => {
    const { start, starts } = makeFlaky()
    const lines: string[] = []
    const { failed } = supervise('The part', start(), start, { ...QUICK, print: (line) => lines.push(line) })
    await expect(failed).rejects.toThrow(/^The part ended \(exit code 5\), the 5th failure [^\n]*\nits last line$/)
    expect(starts.count).toBe(5)
    expect(lines.filter((line) => line.includes('ended'))).toEqual(
      [1, 2, 3, 4].map((time) => `The part ended (exit code ${time}); it starts again in ${2 ** (time - 1) / 1000} s`),
    )
  })

  it('gives up when the process cannot be started, and reports why', async () => {
    const start = () => Promise.reject(new Error('the disk is full'))
    const { failed } = supervise('The part', makeFlaky().start(), start, QUICK)
    await expect(failed).rejects.toThrow('The part did not start (the disk is full), the 5th failure')
  })

  it('never gives up while each run lasts long enough', async () => {
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

  it('starts a part that must not end the others again and again, more slowly after the fifth failure', async () => {
    const { start, starts } = makeFlaky()
    const lines: string[] = []
    let enough = () => {}
    const ran = new Promise<void>((resolve) => (enough = resolve))
    const sound = () => {
      if (starts.count === 8) enough()
      return start()
    }
    const print = (line: string) => lines.push(line)
    const { failed, stop } = supervise('The part', start(), sound, { ...QUICK, print, slowMs: 2 })
    await Promise.race([ran, failed])
    await stop()
    const delays = lines.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? [])
    expect(delays.slice(0, 7)).toEqual(['0.001', '0.002', '0.004', '0.008', '0.002', '0.002', '0.002'])
  })

  it('does not restart a stopped process, even when stopped during a start', async () => {
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
