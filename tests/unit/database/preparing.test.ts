import { jest } from '@jest/globals'
import pg from 'pg'
import { PreparingClient } from '@/database/preparing'

/** Whether each of eight uses of a statement is sent with a name. */
function namedUses(text: string): boolean[] {
  const sent: unknown[] = []
  const query = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(((statement: unknown) => {
    sent.push(statement)
  }) as never)
  try {
    const client = new PreparingClient()
    for (let use = 0; use < 8; use++) void client.query({ text }, [use])
    return sent.map((statement) => 'name' in (statement as object))
  } finally {
    query.mockRestore()
  }
}

describe('a statement', () => {
  it('is prepared once it is frequent', () => {
    expect(namedUses('update pages set title = $1')).toEqual([...Array<false>(4).fill(false), true, true, true, true])
  })

  it('is not kept in memory if it is very long', () => {
    const rows = Array.from({ length: 5_000 }, () => '($1)').join(', ')
    expect(namedUses(`insert into pages (title) values ${rows}`)).toEqual(Array<false>(8).fill(false))
  })
})
