import { randomUUID } from 'node:crypto'
import { writeDocuments, type BulkTarget } from '@/database/bulk/writeDocuments'
import { bulkTarget } from '@/collections/hooks/bulk'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let target: BulkTarget

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  target = bulkTarget(app.payload, world.a, 'en')
})

afterAll(() => app.close())

const work = (person: string) => ({ id: randomUUID(), data: { creators: [{ person }], slug: 'work', title: 'Work' } })

describe('the bulk writer', () => {
  it('refuses a reference out of the tenant, and to nothing, and writes the one beside it', async () => {
    const [own, foreign] = [
      await create(app.payload, 'people', { name: 'Ours', tenant: world.a }),
      await create(app.payload, 'people', { name: 'Theirs', tenant: world.b }),
    ]
    const documents = [work(own), work(foreign), work(randomUUID())]
    const result = await writeDocuments(target, 'works', documents)
    expect(result.written).toBe(1)
    expect(result.refused).toEqual(
      documents
        .slice(1)
        .map(({ id }) => ({ id, reason: 'creators.0.person: refers to something that is not in this site' })),
    )
    expect(
      (await app.payload.find({ collection: 'works', where: { id: { in: documents.map(({ id }) => id) } } })).docs.map(
        ({ id }) => id,
      ),
    ).toEqual([documents[0]!.id])
  })

  it('asks the fields for their rules', async () => {
    const named = (more: Record<string, unknown>) => ({
      id: randomUUID(),
      data: { name: 'Hall', slug: 'hall', ...more },
    })
    const { refused, written } = await writeDocuments(target, 'venues', [
      named({}),
      named({ name: '' }),
      named({ name: 'x'.repeat(201) }),
      named({ timezone: 'Moon/Crater' }),
      named({ country: 'England' }),
    ])
    expect(refused.map(({ reason }) => reason.split(':')[0])).toEqual(['name', 'name', 'timezone', 'country'])
    expect(written).toBe(1)
  })

  it('writes into its own tenant, whatever the data says', async () => {
    const id = randomUUID()
    await writeDocuments(target, 'series', [{ id, data: { slug: 'strand', tenant: world.b, title: 'Strand' } }])
    expect((await app.payload.findByID({ id, collection: 'series' })).tenant).toBe(world.a)
  })

  it('leaves alone what is there', async () => {
    const id = randomUUID()
    const titled = (title: string) => [{ id, data: { slug: 'gala', title } }]
    expect(await writeDocuments(target, 'series', titled('Gala'))).toMatchObject({ skipped: 0, written: 1 })
    expect(await writeDocuments(target, 'series', titled('Another'))).toMatchObject({ skipped: 1, written: 0 })
    expect((await app.payload.findByID({ id, collection: 'series' })).title).toBe('Gala')
  })

  it('gives slugs that nobody in the tenant has, beside those that others have', async () => {
    await create(app.payload, 'series', { tenant: world.b, title: 'Late' })
    await create(app.payload, 'series', { tenant: world.a, title: 'Late' })
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    await writeDocuments(
      target,
      'series',
      ids.map((id, index) => ({ id, data: { slug: index === 2 ? 'late-2' : 'late', title: 'Late' } })),
    )
    const { docs } = await app.payload.find({ collection: 'series', sort: 'slug', where: { id: { in: ids } } })
    expect(docs.map(({ slug }) => slug)).toEqual(['late-2', 'late-2-2', 'late-3'])
  })
})
