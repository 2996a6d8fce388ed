import { randomUUID } from 'node:crypto'
import { down, up } from '@/migrations/20261130_193200_hidden_collections'
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

const run = (text: string, ...values: unknown[]) => poolsOf(app).lookups.query(text, values)

interface Owner {
  tenant?: string
  user?: string
}

const WRITTEN_AT = '2026-11-01T10:00:00.000Z'
const EXPIRES_AT = '2030-11-02T10:00:00.000Z'

/** Each writes a row as it was stored before. @returns its id */
const WRITE_OLD = {
  'access-tokens': (id: string, owner: Required<Owner>) =>
    run(
      `insert into access_tokens (id, tenant_id, user_id, session_id, name, hash, keys, expires_at, created_at) values ($1, $2, $3, 'session', 'Foyer', $4, '{events:view,pages:manage}', $5, $6)`,
      id,
      owner.tenant,
      owner.user,
      `hash of ${id}`,
      EXPIRES_AT,
      WRITTEN_AT,
    ),
  'preview-links': (id: string, owner: Required<Owner>) =>
    run(
      `insert into preview_links (id, tenant_id, created_by, token_hash, collection, document_id, language, expires_at, created_at) values ($1, $2, $3, $4, 'pages', $1, 'cy', $5, $6)`,
      id,
      owner.tenant,
      owner.user,
      `hash of ${id}`,
      EXPIRES_AT,
      WRITTEN_AT,
    ),
  'saved-views': (id: string, owner: Required<Owner>, isShared = false) =>
    run(
      `insert into saved_views (id, tenant_id, user_id, type, title, query, is_shared, created_at) values ($1, $2, $3, 'pages', 'Drafts', 'state=draft', $4, $5)`,
      id,
      owner.tenant,
      owner.user,
      isShared,
      WRITTEN_AT,
    ),
}
type Slug = keyof typeof WRITE_OLD
const SLUGS = Object.keys(WRITE_OLD) as Slug[]

async function writeOld(slug: Slug, owner: Owner = {}, isShared = false): Promise<string> {
  const id = randomUUID()
  await WRITE_OLD[slug](id, { tenant: site.tenant, user, ...owner }, isShared)
  return id
}

const read = (collection: Slug, id: string) =>
  app.payload.findByID({
    collection,
    depth: 0,
    disableErrors: true,
    id,
    overrideAccess: true,
    showHiddenFields: true,
  })

describe('The migration of saved views, tokens and preview links into collections', () => {
  it('keeps every row with all its values, also when it is reversed and made again', async () => {
    await down(db())
    const [token, link, view] = [
      await writeOld('access-tokens'),
      await writeOld('preview-links'),
      await writeOld('saved-views'),
    ]
    const check = async () => {
      const own = { createdAt: WRITTEN_AT, tenant: site.tenant }
      expect(await read('access-tokens', token)).toMatchObject({
        ...own,
        expiresAt: EXPIRES_AT,
        hash: `hash of ${token}`,
        keys: ['events:view', 'pages:manage'],
        name: 'Foyer',
        sessionId: 'session',
        user,
      })
      expect(await read('preview-links', link)).toMatchObject({
        ...own,
        collection: 'pages',
        createdBy: user,
        documentId: link,
        expiresAt: EXPIRES_AT,
        language: 'cy',
        tokenHash: `hash of ${link}`,
      })
      expect(await read('saved-views', view)).toMatchObject({
        ...own,
        isShared: false,
        query: 'state=draft',
        title: 'Drafts',
        type: 'pages',
        user,
      })
    }
    await up(db())
    await check()
    await down(db())
    const { rows } = await run('select keys from access_tokens where id = $1', token)
    expect(rows).toEqual([{ keys: ['events:view', 'pages:manage'] }])
    await up(db())
    await check()
  })

  it.each(SLUGS)('deletes %s of a site or an account that is gone, which nobody could use', async (slug) => {
    await down(db())
    const kept = await writeOld(slug)
    const [siteless, ownerless] = [
      await writeOld(slug, { tenant: randomUUID() }),
      await writeOld(slug, { user: randomUUID() }),
    ]
    await up(db())
    expect(await Promise.all([kept, siteless, ownerless].map(async (id) => (await read(slug, id)) !== null))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('keeps the shared view of an account that is gone, as a view without an owner', async () => {
    await down(db())
    const shared = await writeOld('saved-views', { user: randomUUID() }, true)
    await up(db())
    expect(await read('saved-views', shared)).toMatchObject({ isShared: true, title: 'Drafts', user: null })
  })

  it('lets sites and accounts be deleted while the plugins are switched off', async () => {
    const leaver = await create(app.payload, 'users', { email: 'leaver@test.example', password: 'a long password' })
    const data = { languages: ['en'], name: 'Gone', slug: 'gone', timezone: 'UTC' }
    const gone = String((await app.payload.db.create({ collection: 'tenants', data })).id)
    await down(db())
    const rows: [Slug, ofSite: string, ofLeaver: string, other: string][] = []
    for (const slug of SLUGS)
      rows.push([
        slug,
        await writeOld(slug, { tenant: gone }),
        await writeOld(slug, { user: leaver }),
        await writeOld(slug),
      ])
    await up(db())
    await run('delete from tenants where id = $1', gone)
    await run('delete from users where id = $1', leaver)
    for (const [slug, ...ids] of rows) {
      const left = await Promise.all(ids.map(async (id) => (await read(slug, id)) !== null))
      // Views may be without an owner.
      expect([slug, left]).toEqual([slug, [false, slug === 'saved-views', true]])
    }
  })
})
