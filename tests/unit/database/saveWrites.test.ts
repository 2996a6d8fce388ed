import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { sendSaveWrites, writeWithSave } from '@/database/saves/saveWrites'

const dialect = new PgDialect()

/** A request whose statements are recorded, each with the names of its parts. */
function makeRequest(row: Record<string, unknown> = {}) {
  const statements: string[][] = []
  const execute = (statement: SQL) => {
    const { sql: text } = dialect.sqlToQuery(statement)
    statements.push([...text.matchAll(/"(\w+)" as \(/g)].map(([, name]) => name!))
    return Promise.resolve({ rows: [row] })
  }
  const req = { context: {}, payload: { db: { drizzle: { execute } } } } as unknown as Parameters<
    typeof sendSaveWrites
  >[0]
  return { req, statements }
}

const write = (...names: string[]) => ({ parts: Object.fromEntries(names.map((name) => [name, sql`select 1`])) })

describe('what a save writes beside its document', () => {
  it('goes to the database as one statement, with what hooks have in common once', async () => {
    const { req, statements } = makeRequest()
    writeWithSave(req, 'pages', '1', write('references'))
    writeWithSave(req, 'pages', '1', { ...write('versions', 'writer'), shared: ['versions'] })
    writeWithSave(req, 'pages', '1', { ...write('versions', 'facts'), shared: ['versions'] })
    await sendSaveWrites(req, 'pages', '1')
    expect(statements).toEqual([['references', 'versions', 'writer', 'facts']])
    await sendSaveWrites(req, 'pages', '1')
    expect(statements).toHaveLength(1)
  })

  it('stays with its document when another is saved meanwhile', async () => {
    const { req, statements } = makeRequest()
    writeWithSave(req, 'pages', '1', write('references'))
    writeWithSave(req, 'pages', '2', write('entry'))
    await sendSaveWrites(req, 'pages', '2')
    expect(statements).toEqual([['entry']])
    await sendSaveWrites(req, 'pages', '1')
    expect(statements).toEqual([['entry'], ['references']])
  })

  it('loses nothing when a hook saves the same document again', async () => {
    const { req, statements } = makeRequest()
    for (const name of ['references', 'entry', 'entry', 'references']) writeWithSave(req, 'pages', '1', write(name))
    await sendSaveWrites(req, 'pages', '1')
    expect(statements).toEqual([
      ['references', 'entry'],
      ['entry', 'references'],
    ])
  })

  it('hands on the row that a part returns, and nothing where it returns none', async () => {
    const received: unknown[] = []
    for (const row of [{ ended: { by: 'someone' } }, { ended: null }]) {
      const { req } = makeRequest(row)
      const receive = async (ended: unknown) => void received.push(ended)
      writeWithSave(req, 'pages', '1', { ...write('ended'), result: { of: 'ended', receive } })
      await sendSaveWrites(req, 'pages', '1')
    }
    expect(received).toEqual([{ by: 'someone' }, null])
  })
})
