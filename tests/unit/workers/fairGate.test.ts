import { FairGate, GateFull } from '@/lib/workers/FairGate'

const gate = () =>
  new FairGate({
    slots: 3,
    slotsPerGroup: 2,
    waiting: { bytes: 100, count: 6 },
    waitingPerGroup: { bytes: 50, count: 4 },
  })

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('FairGate with three slots', () => {
  it('admits at most two of a group, so that another group finds a slot', async () => {
    const inside: string[] = []
    const one = gate()
    const enter = (group: string) => one.enter(group, 1).then((leave) => (inside.push(group), leave))
    const first = await enter('a')
    await enter('a')
    void enter('a')
    await enter('b')
    expect(inside).toEqual(['a', 'a', 'b'])
    first()
    first()
    await settle()
    expect(inside).toEqual(['a', 'a', 'b', 'a'])
  })

  it('alternates between waiting groups, however many one has', async () => {
    const order: string[] = []
    const one = new FairGate({
      slots: 1,
      slotsPerGroup: 1,
      waiting: { bytes: 100, count: 20 },
      waitingPerGroup: { bytes: 100, count: 20 },
    })
    const leave = await one.enter('x', 0)
    const all = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((group) =>
      one.enter(group, 1).then((done) => (order.push(group), done())),
    )
    leave()
    await Promise.all(all)
    expect(order.join('')).toBe('abcabaa')
  })

  it('refuses a group with too many or too large waiting entries, and then everybody', async () => {
    const one = gate()
    const refusal = (group: string, bytes = 1) =>
      one.enter(group, bytes).then(
        () => null,
        (error: GateFull) => error.fullFor,
      )
    await one.enter('a', 0)
    await one.enter('a', 0)
    await one.enter('b', 0)
    void one.enter('a', 45)
    expect(await refusal('a', 6)).toBe('group')
    for (let i = 0; i < 3; i++) void one.enter('a', 1)
    expect(await refusal('a')).toBe('group')
    void one.enter('b', 1)
    void one.enter('c', 1)
    expect(await refusal('d')).toBe('everybody')
  })

  it('recognises its refusal when another bundle created it', async () => {
    class OfAnotherBundle extends Error {
      override name = 'GateFull'
    }
    expect(GateFull.is(new OfAnotherBundle())).toBe(true)
    expect(GateFull.is(new Error('full'))).toBe(false)
  })
})
