import { boot, type TestApp } from '@tests/support/boot'
import { startOwnServer, type OwnServer } from './support/ownServer'
import { held, openTransactions, poolsOf } from './support/pools'
import { makePages, makeSite, type Site } from './support/site'

const WRITERS = 6
const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')
/** Restarts at full size; `npm test` takes a tenth. */
const RESTARTS = Math.max(2, Math.round(20 * SIZE))
/** Writes that must come through between one restart and the next. */
const BETWEEN = SIZE < 1 ? 40 : 80
/** Writers that ask again at once when they are refused, whatever they are told; the others wait until it is back. */
const IMPATIENT = 2

let server: OwnServer
let app: TestApp
let site: Site

beforeAll(async () => {
  server = await startOwnServer()
  app = await boot({ databaseUrl: server.url })
  site = await makeSite(app)
}, 120_000)
afterAll(async () => {
  await app.close()
  await server.close()
})

interface Tally {
  /** Title by id of every write that was answered with success: the last one of each page. */
  acknowledged: Map<string, string>
  /** Titles that were sent and not answered with success. */
  open: Set<string>
  count: number
  byStatus: Map<number, number>
  /** When the database is there again. */
  back: Promise<void>
  /** Called at every success. */
  watch: () => void
}

/** Creates a page, then changes it, again and again; every title is used once. */
async function write(index: number, tally: Tally, isOver: () => boolean): Promise<void> {
  let id: string | null = null
  for (let step = 0; !isOver(); step++) {
    const title = `Writer ${index}, ${step}`
    const answer: { body: { doc?: { id: string } }; status: number } = id
      ? await site.client.patch(`/pages/${id}`, { title })
      : await site.client.post('/pages', { tenant: site.tenant, title })
    tally.byStatus.set(answer.status, (tally.byStatus.get(answer.status) ?? 0) + 1)
    if (answer.status >= 300) {
      tally.open.add(title)
      id = null
      if (index >= IMPATIENT) await tally.back
      continue
    }
    tally.count++
    id = answer.body.doc?.id ?? id
    tally.acknowledged.set(id!, title)
    tally.watch()
    if (step % 5 === 4) id = null
  }
}

describe('immediate restarts of PostgreSQL under writers', () => {
  it(`lose no write that was acknowledged (${RESTARTS} restarts, ${WRITERS} writers)`, async () => {
    const tally: Tally = {
      acknowledged: new Map(),
      back: Promise.resolve(),
      byStatus: new Map(),
      count: 0,
      open: new Set(),
      watch: () => undefined,
    }
    let over = false
    const writers = Array.from({ length: WRITERS }, (_, index) => write(index, tally, () => over))
    let slowest = 0
    for (let restart = 0; restart < RESTARTS; restart++) {
      await successes(tally, BETWEEN)
      tally.back = server.crash().then(() => server.recover())
      await tally.back
      const back = performance.now()
      await successes(tally, 1)
      slowest = Math.max(slowest, performance.now() - back)
    }
    over = true
    await Promise.all(writers)
    const stored = await storedTitles()
    const lost = [...tally.acknowledged].filter(
      ([id, title]) => stored.get(id) !== title && !tally.open.has(stored.get(id) ?? ''),
    )
    const titles = new Set(stored.values())
    const unacknowledged = [...tally.open].filter((title) => titles.has(title))
    console.log(
      `FIGURE restarts ${RESTARTS}, acknowledged ${tally.count}, lost ${lost.length}, refused ${tally.open.size}, of these stored all the same ${unacknowledged.length}, slowest recovery ${Math.round(slowest)} ms, answers ${JSON.stringify(Object.fromEntries(tally.byStatus))}`,
    )
    expect(lost).toEqual([])
    expect([...tally.byStatus.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(tally.byStatus.get(503)).toBeGreaterThan(0)
    expect(tally.count).toBeGreaterThanOrEqual(RESTARTS * BETWEEN)
  }, 1_200_000)

  it('leave nothing open and everything working', async () => {
    expect(await openTransactions(app)).toBe(0)
    expect(Object.values(poolsOf(app)).map(held)).toEqual([0, 0])
    const pages = await makePages(app, site.tenant, 12)
    const answers = await Promise.all(pages.map((id) => site.client.patch(`/pages/${id}`, { title: `Fine ${id}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  })
})

async function storedTitles(): Promise<Map<string, string>> {
  const { rows } = await poolsOf(app).lookups.query(
    'select p.id, l.title from pages p join pages_locales l on l._parent_id = p.id',
  )
  return new Map(rows.map(({ id, title }) => [id as string, title as string]))
}

/** Until so many more writes came through. */
function successes(tally: Tally, more: number): Promise<void> {
  const wanted = tally.count + more
  return new Promise((resolve) => {
    tally.watch = () => {
      if (tally.count >= wanted) resolve()
    }
  })
}
