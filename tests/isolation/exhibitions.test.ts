import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import { callboardOf, registryOf } from '@/access/registryOf'
import { buildNavigation } from '@/lib/navigation/buildNavigation'
import { configWith } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'
import { create } from '@tests/support/world'
import { addTables } from './support/addTables'
import { describeContent } from './support/contentSuite'
import { bareSubjects, tryReferences } from './support/references'
import { createUser, makeStage, type Stage } from './support/stage'
import { sessionOf } from './support/session'
import { contentTypesOf } from './support/subjects'
import { Tally } from './support/tally'

let stage: Stage

/** The product with one content type more, as an adopter writes it. */
async function withExhibitions() {
  const { siteTypes } = await import('@/collections/siteTypes')
  const { exhibitions } = await import('@tests/fixtures/examples/exhibitions')
  return { default: configWith({ contentTypes: [...siteTypes, exhibitions], plugins: await productPlugins() }) }
}

beforeAll(async () => {
  stage = await makeStage({ config: withExhibitions, prepare: addTables })
})
afterAll(() => stage.app.close())

const exhibitionsOf = () => contentTypesOf(stage).filter(({ slug }) => slug === 'exhibitions')

describe('A custom content type', () => {
  it('is written in at most 20 lines', () => {
    const lines = readFileSync(join(process.cwd(), 'tests', 'fixtures', 'examples', 'exhibitions.ts'), 'utf8')
      .trimEnd()
      .split('\n')
    expect(lines.length).toBeLessThanOrEqual(20)
  })

  it('adds its four permission keys to the 69 built-in ones', () => {
    const registry = registryOf(stage.app.payload)
    expect(registry.keys.size).toBe(73)
    expect(registry.groups.find(({ name }) => name === 'exhibitions')).toEqual({
      label: 'Exhibitions',
      name: 'exhibitions',
      permissions: [
        { implies: [], key: 'exhibitions:view', label: 'View' },
        { implies: ['exhibitions:view'], key: 'exhibitions:manage', label: 'Create and Edit' },
        { implies: ['exhibitions:view', 'exhibitions:manage'], key: 'exhibitions:publish', label: 'Publish' },
        { implies: ['exhibitions:view'], key: 'exhibitions:delete', label: 'Delete' },
      ],
    })
  })

  it('can be granted in a role, which then allows it alone', async () => {
    const {
      app,
      tenants: { a },
    } = stage
    const user = await createUser(app, 'curator@test.example')
    const userRole = await create(app.payload, 'user-roles', {
      permissions: { 'exhibitions:manage': true },
      tenant: a,
      title: 'Curator',
    })
    await create(app.payload, 'memberships', { role: 'staff', tenant: a, user, userRole })
    const curator = await sessionOf(app, user)
    const data = { opens: '2027-05-01T10:00:00.000Z', tenant: a, title: 'Stage models' }
    expect((await curator.post('/exhibitions', data)).status).toBe(201)
    expect((await curator.post('/pages', { tenant: a, title: 'Not mine' })).status).toBe(403)
  })

  it('is linked in its navigation section for people who may view it', async () => {
    const { destinationsOf } = await import('@/components/frame/navigation/destinationsOf')
    const viewer = (keys: string[]) => ({
      administers: false,
      allows: () => false,
      holds: (key: string) => keys.includes(key),
      isSuperAdmin: false,
      isSupport: false,
      site: null,
    })
    const req = await createLocalReq({}, stage.app.payload)
    const linksFor = (keys: string[]) =>
      buildNavigation(viewer(keys), destinationsOf(req), callboardOf(stage.app.payload).navigation.sections).flatMap(
        (section) => section.links.map((link) => `${section.name} ${link.path}`),
      )
    expect(linksFor(['exhibitions:view'])).toContain('events /collections/exhibitions')
    expect(linksFor(['events:view'])).not.toContain('events /collections/exhibitions')
  })

  it('is found in search by members of its tenant who may view it', async () => {
    const {
      clients,
      tenants: { a },
    } = stage
    const made = await clients.editorA.post<{ doc: { id: string } }>('/exhibitions', {
      _status: 'published',
      opens: '2027-05-01T10:00:00.000Z',
      tenant: a,
      title: 'Hornbeam drawings',
    })
    expect(made.status).toBe(201)
    const find = async (name: 'ownerB' | 'viewerA') =>
      (await clients[name].get<{ docs: { doc: { value: string } }[] }>('/search?search=hornbeam')).body.docs.map(
        (hit) => hit.doc.value,
      )
    expect(await find('viewerA')).toEqual([made.body.doc.id])
    expect(await find('ownerB')).toEqual([])
  })

  it("refuses references to another tenant's people and media", async () => {
    const tally = new Tally('references of a content type from outside')
    for (const subject of bareSubjects(stage, exhibitionsOf())) await tryReferences(subject, tally)
    tally.print()
    expect(tally.controls).toBeGreaterThanOrEqual(2)
    expect(tally.wrong).toEqual([])
  })
})

describeContent('a content type from outside', () => stage, exhibitionsOf)
