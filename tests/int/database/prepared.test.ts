import { boot, type TestApp } from '@tests/support/boot'
import { poolsOf } from './support/pools'
import { makePages, makeSite, type Site } from './support/site'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app)
})
afterAll(() => app.close())

/** Statements that the connections for transactions have prepared. */
async function preparedStatements(): Promise<string[]> {
  const { transactions } = poolsOf(app)
  const clients = await Promise.all(Array.from({ length: transactions.totalCount }, () => transactions.connect()))
  try {
    const results = await Promise.all(
      clients.map((client) => client.query<{ statement: string }>('select statement from pg_prepared_statements')),
    )
    return results.flatMap(({ rows }) => rows.map(({ statement }) => statement))
  } finally {
    for (const client of clients) client.release()
  }
}

describe('statements of saves', () => {
  it('are prepared once they are frequent, if they write or read by key; lists are planned for each tenant', async () => {
    const [page] = await makePages(app, site.tenant, 8)
    for (let number = 1; number <= 8; number++)
      expect((await site.client.patch(`/pages/${page}`, { summary: `Summary ${number}` })).status).toBe(200)
    const statements = await preparedStatements()
    expect(statements.filter((statement) => statement.startsWith('insert into "_pages_v" '))).not.toEqual([])
    const reads = statements.filter((statement) => /^\s*select[^]*\bfrom\b/i.test(statement))
    expect(reads.filter((read) => read.includes('"parent_id" = $'))).not.toEqual([])
    expect(reads.filter((read) => /"tenant_id" (=|in)[^]*order by/.test(read) && !read.includes('"id" ='))).toEqual([])
    const { body } = await site.client.get(`/pages/${page}?draft=true`)
    expect(body.summary).toBe('Summary 8')
  })

  it('keep what each save says, also on a connection that has prepared them', async () => {
    const ids = await makePages(app, site.tenant, 12)
    const { docs } = await app.payload.find({
      collection: 'pages',
      draft: true,
      limit: 0,
      overrideAccess: true,
      pagination: false,
      where: { id: { in: ids } },
    })
    const titles = docs.map(({ title }) => title).sort()
    expect(titles).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1} page`).sort())
  })
})
