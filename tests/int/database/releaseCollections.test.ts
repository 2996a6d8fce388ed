import { randomUUID } from 'node:crypto'
import { down, up } from '@/migrations/20261130_193300_release_collections'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { makeSite, type Site } from './support/site'
import { poolsOf } from './support/pools'

let app: TestApp
let site: Site
let user: string

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app)
  user = await create(app.payload, 'users', { email: 'old@test.example', password: 'a long enough password' })
})
afterAll(() => app.close())

const db = () => ({ db: (app.payload.db as unknown as { drizzle: object }).drizzle }) as never

const run = async (text: string, ...values: unknown[]) => (await poolsOf(app).lookups.query(text, values)).rows

const AT = '2026-11-01T10:00:00.000Z'

/** A release as it was stored before. */
async function writeOldRelease({
  by = user,
  refusals = null,
  state = 'draft',
  tenant = site.tenant,
}: { by?: string; refusals?: unknown; state?: string; tenant?: string } = {}): Promise<string> {
  const id = randomUUID()
  await run(
    `insert into releases (id, tenant_id, title, note, state, planned_for, planned_by, created_by, created_at, updated_at, refusals)
      values ($1, $2, 'Spring', 'At noon', $3, $5, $4, $4, $5, $5, $6)`,
    id,
    tenant,
    state,
    by,
    AT,
    refusals === null ? null : JSON.stringify(refusals),
  )
  return id
}

async function writeOldReview(by = user, tenant = site.tenant): Promise<string> {
  const document = randomUUID()
  await run(
    `insert into document_reviews (document_id, collection, tenant_id, state, asked_by, asked_at, note, answered_by, answered_at, answer)
      values ($1, 'pages', $2, 'sentBack', $3, $4, 'Please', $3, $4, 'Shorter')`,
    document,
    tenant,
    by,
    AT,
  )
  return document
}

const CHANGES = [
  { before: { name: 'Ann' }, id: randomUUID(), isNew: false, leftAt: AT, title: 'A', wasPublished: true },
]

async function writeOldImport(by = user, tenant = site.tenant): Promise<string> {
  const id = randomUUID()
  await run(
    `insert into csv_imports (id, tenant_id, user_id, type, locale, changes, created_at, undone_at) values ($1, $2, $3, 'people', 'en', $4, $5, $5)`,
    id,
    tenant,
    by,
    JSON.stringify(CHANGES),
    AT,
  )
  return id
}

const find = (collection: 'csv-imports' | 'site-releases', id: string) =>
  app.payload.findByID({ collection, depth: 0, disableErrors: true, id, overrideAccess: true })

const reviewOf = async (document: string) =>
  (
    await app.payload.find({
      collection: 'document-reviews',
      depth: 0,
      overrideAccess: true,
      where: { documentId: { equals: document } },
    })
  ).docs[0]

describe('The migration of releases, reviews and imports into collections', () => {
  it('keeps each of them with its values and times, and brings them back', async () => {
    const refusals = [{ collection: 'pages', id: randomUUID(), reason: 'It is locked.', title: 'Home' }]
    await down(db())
    const [planned, refused, failed] = [
      await writeOldRelease({ state: 'planned' }),
      await writeOldRelease({ refusals, state: 'failed' }),
      await writeOldRelease({ refusals: 'trouble', state: 'failed' }),
    ]
    const [review, imported] = [await writeOldReview(), await writeOldImport()]
    await up(db())
    expect(await find('site-releases', planned)).toMatchObject({
      createdAt: AT,
      createdBy: user,
      failure: null,
      note: 'At noon',
      plannedBy: user,
      plannedFor: AT,
      refusals: null,
      state: 'planned',
      tenant: site.tenant,
      title: 'Spring',
      updatedAt: AT,
    })
    expect(await find('site-releases', refused)).toMatchObject({ failure: null, refusals, state: 'failed' })
    expect(await find('site-releases', failed)).toMatchObject({ failure: 'trouble', refusals: null, state: 'failed' })
    expect(await reviewOf(review)).toMatchObject({
      answer: 'Shorter',
      answeredAt: AT,
      answeredBy: user,
      askedAt: AT,
      askedBy: user,
      collection: 'pages',
      note: 'Please',
      state: 'sentBack',
      tenant: site.tenant,
    })
    expect(await find('csv-imports', imported)).toMatchObject({
      changes: CHANGES,
      createdAt: AT,
      locale: 'en',
      tenant: site.tenant,
      type: 'people',
      undoneAt: AT,
      user,
    })
    await down(db())
    expect(await run('select refusals from releases where id = any($1)', [refused, failed])).toEqual(
      expect.arrayContaining([{ refusals }, { refusals: 'trouble' }]),
    )
    expect(await run('select asked_by from document_reviews where document_id = $1', review)).toEqual([
      { asked_by: user },
    ])
    expect(await run('select user_id from csv_imports where id = $1', imported)).toEqual([{ user_id: user }])
    await up(db())
    expect(await find('site-releases', failed)).toMatchObject({ failure: 'trouble', title: 'Spring' })
  })

  it('keeps what deleted accounts have left, without naming them, and deletes what deleted sites have left', async () => {
    const gone = randomUUID()
    await down(db())
    const [release, review, imported] = [
      await writeOldRelease({ by: gone, state: 'planned' }),
      await writeOldReview(gone),
      await writeOldImport(gone),
    ]
    const [siteless, ...others] = [
      await writeOldRelease({ tenant: gone }),
      await writeOldReview(user, gone),
      await writeOldImport(user, gone),
    ]
    await up(db())
    expect(await find('site-releases', release)).toMatchObject({ createdBy: null, plannedBy: null, plannedFor: AT })
    expect(await reviewOf(review)).toMatchObject({ answeredBy: null, askedBy: null, note: 'Please' })
    expect(await find('csv-imports', imported)).toMatchObject({ changes: CHANGES, user: null })
    expect([
      await find('site-releases', siteless),
      await reviewOf(others[0]!),
      await find('csv-imports', others[1]!),
    ]).toEqual([null, undefined, null])
  })

  it('lets a site be deleted while the plugins are switched off, with what it has', async () => {
    const data = { languages: ['en'], name: 'Gone', slug: 'gone', timezone: 'UTC' }
    const gone = String((await app.payload.db.create({ collection: 'tenants', data })).id)
    const write = async (tenant: string) => ({
      imported: await writeOldImport(user, tenant),
      release: await writeOldRelease({ tenant }),
      review: await writeOldReview(user, tenant),
    })
    await down(db())
    const [ofSite, other] = [await write(gone), await write(site.tenant)]
    await up(db())
    // Payload's own reads are prepared by now, for the tables that the migration has replaced.
    const isLeft = async ({ imported, release, review }: typeof other) => [
      (await run('select from csv_imports where id = $1', imported)).length > 0,
      (await run('select from site_releases where id = $1', release)).length > 0,
      (await run('select from document_reviews where document_id = $1', review)).length > 0,
    ]
    expect(await isLeft(ofSite)).toEqual([true, true, true])
    await run('delete from tenants where id = $1', gone)
    expect(await isLeft(ofSite)).toEqual([false, false, false])
    expect(await isLeft(other)).toEqual([true, true, true])
  })
})
