import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { recordStatements } from '@tests/support/countStatements'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!

const makePages = (count: number, title: string, _status: 'draft' | 'published' = 'draft'): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      create(app.payload, 'pages', { _status, tenant: world.a, title: `${title} ${index}` }),
    ),
  )

/** Tables that hold what belongs to a save beside the document and its versions. */
const BESIDE =
  /\b(?:audit_log|document_references|document_reviews|document_saves|search_entries|translation_facts|version_writers)\b/

interface Cost {
  all: number
  /** Statements on tables beside the document and its versions. */
  beside: number
}

async function costOf(work: () => Promise<{ body: unknown; status: number }>): Promise<Cost> {
  let answer = { body: {} as unknown, status: 0 }
  const { statements } = await recordStatements(async () => void (answer = await work()))
  expect([answer.status < 300, answer.body]).toEqual([true, expect.anything()])
  return { all: statements.length, beside: statements.filter(({ text }) => BESIDE.test(text)).length }
}

const where = (ids: string[]) => ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')

/** The most statements of each kind of save. The facts of translations are read before they are written. */
const MOST: Record<string, Cost> = {
  'a new draft': { all: 14, beside: 1 },
  'a new live page': { all: 17, beside: 1 },
  'an update of a draft': { all: 15, beside: 2 },
  'an autosave': { all: 16, beside: 2 },
  'an update of a live page': { all: 21, beside: 2 },
  'a publication': { all: 26, beside: 2 },
  'a move': { all: 40, beside: 4 },
  'a bulk publication of 50': { all: 1_006, beside: 100 },
  'a release of 50': { all: 1_276, beside: 102 },
}

/** What saves cost, by their kind. */
async function costs(): Promise<Record<string, Cost>> {
  const post = (query: string, data: object) =>
    owner().post<{ doc: { id: string } }>(`/pages${query}`, { tenant: world.a, ...data })
  const { id } = (await post('?draft=true', { title: 'Coat check' })).body.doc
  const [page, target] = await makePages(2, 'Visit', 'published')
  const drafts = await makePages(50, 'Bars')
  return {
    'a new draft': await costOf(() => post('?draft=true', { title: 'Foyers' })),
    'a new live page': await costOf(() => post('', { _status: 'published', title: 'Access' })),
    'an update of a draft': await costOf(() => owner().patch(`/pages/${id}?draft=true`, { summary: 'Ground floor' })),
    'an autosave': await costOf(() => owner().patch(`/pages/${id}?draft=true&autosave=true`, { summary: 'Left' })),
    'a publication': await costOf(() => owner().patch(`/pages/${id}`, { _status: 'published' })),
    'an update of a live page': await costOf(() => owner().patch(`/pages/${id}`, { summary: 'Right' })),
    'a move': await costOf(() =>
      owner().post('/pages/navigation', { instruction: { type: 'make-child' }, itemId: page, targetId: target }),
    ),
    'a bulk publication of 50': await costOf(() => owner().patch(`/pages?${where(drafts)}`, { _status: 'published' })),
    'a release of 50': await costOf(await releaseOf(await makePages(50, 'Season'))),
  }
}

/** Makes a release that publishes pages. @returns what lets it go live */
async function releaseOf(pages: string[]): Promise<() => Promise<{ body: unknown; status: number }>> {
  const { body } = await owner().post<{ id: string }>('/releases', { tenantId: world.a, title: 'Season launch' })
  const documents = pages.map((id) => ({ collection: 'pages', id }))
  await owner().post(`/releases/${body.id}/documents`, { documents, isPublish: true })
  const { rows } = await poolOf(app.payload).query<{ at: Date }>(
    'select updated_at as at from site_releases where id = $1',
    [body.id],
  )
  return () => owner().post(`/releases/${body.id}/go-live`, { updatedAt: rows[0]!.at.toISOString() })
}

describe('saves on a site with several languages', () => {
  it('take a fixed number of statements, with one for all that is recorded beside the document', async () => {
    const found = await costs()
    const dear = Object.entries(found).filter(
      ([kind, { all, beside }]) => all > MOST[kind]!.all || beside > MOST[kind]!.beside,
    )
    expect(dear).toEqual([])
    expect(Object.keys(found).sort()).toEqual(Object.keys(MOST).sort())
  })

  it('write references only where they have changed', async () => {
    const [first, second] = await Promise.all(
      ['Ines Marlow', 'Somebody else'].map((name) => create(app.payload, 'people', { name, tenant: world.a })),
    )
    const listing = (...people: unknown[]) => ({ layout: [{ blockType: 'peopleList', people }] })
    const { body } = await owner().post<{ doc: { id: string } }>('/pages?draft=true', {
      tenant: world.a,
      title: 'Travel',
      ...listing(first),
    })
    const rows = async () =>
      (
        await poolOf(app.payload).query<{ id: string; target: string }>(
          'select id, target_id as target from document_references where document_id = $1 order by id',
          [body.doc.id],
        )
      ).rows
    const before = await rows()
    expect(before.map((row) => row.target)).toEqual([first])
    await owner().patch(`/pages/${body.doc.id}?draft=true`, { summary: 'By bus' })
    expect(await rows()).toEqual(before)
    await owner().patch(`/pages/${body.doc.id}?draft=true`, listing(first, second))
    const after = await rows()
    expect([after[0], after.map((row) => row.target)]).toEqual([before[0], [first, second]])
    await owner().patch(`/pages/${body.doc.id}?draft=true`, listing(second))
    expect(await rows()).toHaveLength(1)
  })
})
