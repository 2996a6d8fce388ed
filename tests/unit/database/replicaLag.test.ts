import fc from 'fast-check'
import { parseWalPosition, ReplicaLag } from '@/lib/replicas/ReplicaLag'

describe('parseWalPosition', () => {
  it.each([
    ['0/0', 0n],
    ['0/1A', 26n],
    ['1/0', 4_294_967_296n],
    ['16/B374D848', 97_500_059_720n],
  ])('reads %s', (text, position) => expect(parseWalPosition(text)).toBe(position))

  it('orders positions as PostgreSQL does', () => {
    const half = fc.integer({ max: 0xffffffff, min: 0 })
    fc.assert(
      fc.property(half, half, half, half, (high, low, otherHigh, otherLow) => {
        const text = (one: number, two: number) => `${one.toString(16).toUpperCase()}/${two.toString(16).toUpperCase()}`
        const isLess = high < otherHigh || (high === otherHigh && low < otherLow)
        expect(parseWalPosition(text(high, low)) < parseWalPosition(text(otherHigh, otherLow))).toBe(isLess)
      }),
    )
  })
})

describe('ReplicaLag', () => {
  it('is unknown before the primary’s position is noted, or when the replica is behind all noted ones', () => {
    const lag = new ReplicaLag()
    expect(lag.behind(100n, 1_000)).toBeNull()
    lag.note(200n, 1_000)
    expect(lag.behind(199n, 1_000)).toBeNull()
    expect(lag.behind(200n, 1_000)).toBe(0)
  })

  it('returns the time since the primary was last at the position of the replica', () => {
    const lag = new ReplicaLag()
    lag.note(100n, 1_000)
    lag.note(200n, 2_000)
    lag.note(300n, 3_000)
    expect([lag.behind(100n, 3_500), lag.behind(250n, 3_500), lag.behind(300n, 3_500)]).toEqual([2_500, 1_500, 500])
    // Nothing is written, and the replica has everything.
    lag.note(300n, 60_000)
    expect(lag.behind(300n, 60_100)).toBe(100)
  })

  it('is unknown after forget until the replica reaches the next noted position', () => {
    const lag = new ReplicaLag()
    lag.note(100n, 1_000)
    lag.forget()
    lag.note(500n, 2_000)
    expect([lag.behind(499n, 2_000), lag.behind(500n, 2_000)]).toEqual([null, 0])
  })
})
