import { setImmediate as nextTurn } from 'node:timers/promises'
import { GateFull } from '@/lib/workers/FairGate'
import { SiteTurns } from '@/plugins/site/lib/rendering/SiteTurns'

/** Enters pages that end when they are told to, and records the order in which they began. */
function pagesIn(turns: SiteTurns) {
  const began: string[] = []
  const leave = new Map<string, () => void>()
  return {
    began,
    end: async (page: string) => {
      leave.get(page)?.()
      await nextTurn()
    },
    enter: async (page: string, options: { isPreview?: boolean } = {}) => {
      void turns.enter(page.slice(0, 1), options).then((end) => {
        began.push(page)
        leave.set(page, end)
      })
      await nextTurn()
    },
  }
}

const turnsOf = (workers: number) => new SiteTurns({ waiting: 10, waitingPerSite: 4, workers })

describe('SiteTurns', () => {
  it('keeps a process free for other sites, however many pages of one wait', async () => {
    const { began, enter } = pagesIn(turnsOf(2))
    for (const page of ['a1', 'a2', 'a3']) await enter(page)
    expect(began).toEqual(['a1'])
    await enter('b1')
    expect(began).toEqual(['a1', 'b1'])
  })

  it('lets the sites that wait begin in turn, the one with the fewest running first', async () => {
    const { began, end, enter } = pagesIn(turnsOf(3))
    for (const page of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) await enter(page)
    expect(began).toEqual(['a1', 'a2', 'b1'])
    // C has nothing running; A still has one after its first page.
    await end('a1')
    expect(began.at(-1)).toBe('c1')
    await end('b1')
    expect(began.at(-1)).toBe('b2')
    await end('b2')
    await end('c1')
    expect(began.slice(5)).toEqual(['a3'])
  })

  it('lets one site use all processes but one while nobody else waits', async () => {
    const { began, enter } = pagesIn(turnsOf(4))
    for (const page of ['a1', 'a2', 'a3', 'a4']) await enter(page)
    expect(began).toEqual(['a1', 'a2', 'a3'])
  })

  it('serves live pages of any site before previews', async () => {
    const { began, end, enter } = pagesIn(turnsOf(1))
    await enter('a1')
    await enter('a2', { isPreview: true })
    await enter('b1')
    await enter('c1')
    for (const page of ['a1', 'b1', 'c1']) await end(page)
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  it('lets a preview begin after eight live pages, so that a heavy theme can be mended', async () => {
    const { began, end, enter } = pagesIn(turnsOf(1))
    await enter('a0')
    await enter('a-preview', { isPreview: true })
    for (let page = 0; page < 12; page++) {
      await enter(`a${page + 1}`)
      await end(`a${page}`)
    }
    expect(began).toContain('a-preview')
    expect(began.indexOf('a-preview')).toBe(9)
  })

  it('rejects a page of a site with too many waiting, and still accepts those of others', async () => {
    const turns = turnsOf(2)
    const { enter } = pagesIn(turns)
    for (const page of ['a1', 'a2', 'a3', 'a4', 'a5']) await enter(page)
    const error: unknown = await turns.enter('a').catch((reason: unknown) => reason)
    expect(GateFull.is(error) && error.fullFor).toBe('group')
    expect(typeof (await turns.enter('b'))).toBe('function')
  })

  it('rejects pages of all sites once too many wait', async () => {
    const turns = turnsOf(1)
    const { enter } = pagesIn(turns)
    await enter('a1')
    for (const site of ['b', 'c', 'd', 'e', 'f']) for (const number of [1, 2]) await enter(`${site}${number}`)
    const error: unknown = await turns.enter('g').catch((reason: unknown) => reason)
    expect(GateFull.is(error) && error.fullFor).toBe('everybody')
  })

  it('ends a turn once only', async () => {
    const turns = turnsOf(1)
    const end = await turns.enter('a')
    const { began, enter } = pagesIn(turns)
    await enter('b1')
    await enter('c1')
    end()
    end()
    await nextTurn()
    expect(began).toEqual(['b1'])
  })
})
