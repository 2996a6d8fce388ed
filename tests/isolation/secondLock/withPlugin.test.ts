import { whileBroken, type Rule } from '../support/brokenRules'
import { openSecondLock, type SecondLock } from '../support/secondLock'

let lock: SecondLock

beforeAll(async () => {
  lock = await openSecondLock(true)
}, 240_000)
afterAll(() => lock.close())

const LONG = 240_000
const EVERY_WAY = ['ids', 'lists', 'creating'] as const

/** What the plugin holds by itself. Without it, each of these lets a neighbour in: see `withoutPlugin.test.ts`. */
const HELD: { probes: readonly (typeof EVERY_WAY)[number][]; rules: Rule[] }[] = [
  { probes: ['ids', 'lists'], rules: ['inTenantsWith'] },
  { probes: EVERY_WAY, rules: ['forCollection'] },
  { probes: ['creating'], rules: ['inTenantOfData', 'guardTenant'] },
  { probes: EVERY_WAY, rules: ['forCollection', 'guardTenant', 'inTenantOfData', 'inTenantsWith', 'restrictToTenant'] },
]

describe('Multi-tenant plugin as a second layer', () => {
  it.each(HELD)(
    'keeps other tenants out of all scoped collections without files while $rules are broken',
    async (breaking) => {
      const { cases, wrong } = await lock.measure(breaking)
      expect(wrong).toEqual([])
      expect(cases).toBeGreaterThan(15)
    },
    LONG,
  )

  it(
    'keeps documents of another tenant out of pickers; of files it shows names only, and refuses to read them',
    async () => {
      const { wrong } = await lock.measure({ probes: ['pickers'], rules: ['restrictToTenant'] })
      // The plugin filters relationships, not uploads.
      expect(wrong.filter((line) => !/offers \d+ (?:media|files) of the neighbour$/.test(line))).toEqual([])
      expect(wrong.length).toBeGreaterThan(0)
      const { clients, tenants } = lock.stage
      for (const slug of ['media', 'files']) {
        const shown = await whileBroken(['restrictToTenant'], () =>
          clients.adminA.get<{ docs: { tenant: string }[] }>(`/${slug}?limit=100&where[tenant][equals]=${tenants.b}`),
        )
        expect([shown.status, shown.body.docs]).toEqual([200, []])
        const theirs = await clients.ownerB.get<{ docs: { tenant: string }[] }>(
          `/${slug}?limit=100&where[tenant][equals]=${tenants.b}`,
        )
        expect(theirs.body.docs.length).toBeGreaterThan(0)
      }
    },
    LONG,
  )

  it(
    'does not decide who may access a document: with canAccess broken, only its existence is revealed',
    async () => {
      const { wrong } = await lock.measure({ probes: ['ids'], rules: ['canAccess'] })
      expect(wrong.length).toBeGreaterThan(0)
      expect(
        wrong.filter(
          (line) =>
            !/, (?:ask for rights: 200 \{"fields":\{(?:"booking\w+":\{"read":true\},?)*\}\}|restore (?:a version|as draft): 403) /.test(
              line,
            ),
        ),
      ).toEqual([])
    },
    LONG,
  )

  it(
    'does not check references: a reference to another tenant is stored, and reveals nothing of its content',
    async () => {
      const { wrong } = await lock.measure({ probes: ['references'], rules: ['guardReferences'] })
      expect(wrong.length).toBeGreaterThan(0)
      const { clients, tenants } = lock.stage
      const make = async (client: 'adminA' | 'ownerB', slug: string, data: object) =>
        (await clients[client].post<{ doc: { id: string } }>(`/${slug}`, { _status: 'published', ...data })).body.doc.id
      const theirs = await make('ownerB', 'blogs', { tenant: tenants.b, title: 'Words of the neighbour' })
      const ours = await make('adminA', 'blogs', { tenant: tenants.a, title: 'Words of our own' })
      const post = await make('adminA', 'posts', { blog: ours, tenant: tenants.a, title: 'A story' })
      const named = (blog: string) =>
        whileBroken(['guardReferences'], () => clients.adminA.patch(`/posts/${post}`, { blog }))
      const read = async () => (await clients.adminA.get(`/posts/${post}?depth=2`)).text
      expect((await named(ours)).status).toBe(200)
      expect(await read()).toContain('Words of our own')
      expect((await named(theirs)).status).toBe(200)
      expect(await read()).not.toContain('Words of the neighbour')
      expect((await clients.adminA.patch(`/posts/${post}`, { blog: ours })).status).toBe(200)
      expect((await clients.adminA.patch(`/posts/${post}`, { blog: theirs })).status).toBe(400)
    },
    LONG,
  )
})
