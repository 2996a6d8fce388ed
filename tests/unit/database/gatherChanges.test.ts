import { jest } from '@jest/globals'
import pg, { type Pool } from 'pg'
import { GATHER, GatheredChanges } from '@/database/gatherChanges'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/**
 * A connection as far as its events go, and what all processes are notified of.
 * @param options `answer` that each notification waits for
 */
function gathering({ answer = Promise.resolve(), fails = 0 } = {}) {
  const notified: string[][] = []
  const statements: unknown[] = []
  let failures = fails
  const query = async ({ values: [sent] }: { values: [string[]] }) => {
    await answer
    if (failures-- > 0) throw new Error('The database is away')
    notified.push(sent)
  }
  const changes = new GatheredChanges(() => ({ query }) as unknown as Pool)
  const client = new pg.Client()
  client.query = ((statement: unknown) => Promise.resolve(statements.push(statement))) as never
  void changes.gatherFrom(client)
  return {
    changes,
    notified,
    statements,
    change: (detail: string, message = 'callboard_chat') => client.emit('notice', { detail, message } as never),
    lose: () => client.emit('end'),
    ready: (status: 'E' | 'I' | 'T') => client.connection.emit('readyForQuery', { status }),
  }
}

describe('the changes of a process', () => {
  it('are notified of together, each once, after the commits', async () => {
    const { change, notified, ready, statements } = gathering()
    expect(statements).toEqual([GATHER])
    for (const detail of ['a pages', 'a venues', 'a pages']) {
      change(detail)
      ready('T')
    }
    await jest.advanceTimersByTimeAsync(10_000)
    expect(notified).toEqual([])
    ready('I')
    change('b pages')
    ready('I')
    expect(notified).toEqual([])
    await jest.advanceTimersByTimeAsync(250)
    expect(notified).toEqual([['a pages', 'a venues', 'b pages']])
    await jest.advanceTimersByTimeAsync(10_000)
    expect(notified).toHaveLength(1)
  })

  it('are distinguished from other notices of the database', async () => {
    const { change, notified, ready } = gathering()
    change('a pages', 'relation "pages" already exists, skipping')
    ready('I')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(notified).toEqual([])
  })

  it('are kept while the database is away', async () => {
    const { change, notified, ready } = gathering({ fails: 2 })
    change('a pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(notified).toEqual([])
    await jest.advanceTimersByTimeAsync(2_000)
    expect(notified).toEqual([['a pages']])
  })

  it('are notified of when the process ends, and when a connection is lost whose commit may have arrived', async () => {
    const { change, changes, lose, notified, ready } = gathering()
    change('a pages')
    ready('T')
    lose()
    await changes.end()
    expect(notified).toEqual([['a pages']])
  })

  it('are all notified of once the process has ended, also those of a notification that is still running', async () => {
    const database = Promise.withResolvers<void>()
    const { change, changes, notified, ready } = gathering({ answer: database.promise })
    change('a pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(250)
    change('b pages')
    ready('I')
    const isEnded = jest.fn()
    const ended = changes.end().then(isEnded)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([isEnded.mock.calls.length, notified]).toEqual([0, []])
    database.resolve()
    await ended
    expect(notified).toEqual([['a pages'], ['b pages']])
  })

  it('are notified of after the end as well, at once, and again if that fails', async () => {
    const { change, changes, notified, ready } = gathering({ fails: 1 })
    await changes.end()
    change('a pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(0)
    expect(notified).toEqual([])
    change('b pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(0)
    expect(notified).toEqual([['a pages', 'b pages']])
    await jest.advanceTimersByTimeAsync(10_000)
    expect(notified).toHaveLength(1)
  })

  it('are told as a whole when they are too many to keep, of one transaction and of several, and then one by one again', async () => {
    const { change, notified, ready } = gathering()
    const changeMany = (count: number) => {
      for (let number = 0; number < count; number++) change(`${number} pages`)
    }
    changeMany(10_000)
    changeMany(10_000)
    ready('I')
    await jest.advanceTimersByTimeAsync(250)
    expect(notified[0]).toHaveLength(10_000)
    changeMany(10_001)
    ready('I')
    change('a pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(250)
    expect(notified.slice(1)).toEqual([['*']])
    changeMany(10_000)
    ready('I')
    change('a pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(250)
    expect(notified.slice(2)).toEqual([['*']])
    change('a pages')
    ready('I')
    await jest.advanceTimersByTimeAsync(250)
    expect(notified.slice(3)).toEqual([['a pages']])
  })
})
