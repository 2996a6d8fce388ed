import { ANYTHING, ChangeQueue } from '@/lib/changes/ChangeQueue'

describe('the queue of changes', () => {
  it('hands out the first change at once, and those of the pause after it together', () => {
    const queue = new ChangeQueue(2_000)
    expect(queue.waitMs(0)).toBeNull()
    queue.add('pages')
    expect(queue.waitMs(0)).toBe(0)
    expect(queue.take(0)).toEqual(['pages'])
    for (let count = 0; count < 10_000; count++) queue.add(count % 2 ? 'events' : 'pages')
    expect(queue.waitMs(500)).toBe(1_500)
    expect(queue.take(2_000)).toEqual(['events', 'pages'])
    expect(queue.waitMs(2_000)).toBeNull()
  })

  it('says that anything may have changed instead of naming very many kinds', () => {
    const queue = new ChangeQueue(0)
    for (let count = 0; count < 30; count++) queue.add(`kind-${count}`)
    expect(queue.take(0)).toEqual([ANYTHING])
  })
})
