import { poolOf } from '@/database/connections'
import { callboardOf } from '@/access/registryOf'
import { boot, type TestApp } from '@tests/support/boot'
import { recordStatements, type Statement } from '@tests/support/countStatements'
import { explain, stepsOf } from '@tests/support/explain'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const isCount = ({ text }: Statement): boolean => /^\s*select count\((?:\*|1)\)/i.test(text)

/** How the database counts the documents of a list: the outermost step that reads rows, and from which index. */
async function countingSteps(path: string): Promise<string[]> {
  let status = 0
  const { statements } = await recordStatements(
    async () => void ({ status } = await world.clients['owner-a']!.get(path)),
  )
  expect([path, status]).toEqual([path, 200])
  const steps: string[] = []
  for (const statement of statements.filter(isCount)) {
    const plan = await explain(poolOf(app.payload), statement, { without: ['seqscan'] })
    const reading = stepsOf(plan).filter((step) => step['Relation Name'])
    steps.push(...reading.map((step) => `${step['Node Type']} ${step['Index Name'] ?? ''}`))
  }
  return steps
}

describe('the count of a list of one site', () => {
  it('is answered by an index alone for every content type: drafts, what is live, and the trash', async () => {
    const slugs = callboardOf(app.payload).contentTypes.map(({ slug }) => slug)
    const table = (slug: string) => slug.replaceAll('-', '_')
    const found: Record<string, string[]> = {}
    const wanted: Record<string, string[]> = {}
    for (const slug of slugs) {
      await poolOf(app.payload).query('delete from rate_limits')
      const trashed = `where[deletedAt][exists]=true&trash=true`
      const tenant = `depth=0&limit=1&sort=-updatedAt&where[tenant][equals]=${world.a}`
      found[slug] = [
        ...(await countingSteps(`/${slug}?${tenant}&draft=true`)),
        ...(await countingSteps(`/${slug}?${tenant}`)),
        ...(await countingSteps(`/${slug}?${tenant}&draft=true&${trashed}`)),
      ]
      wanted[slug] = [
        `Index Only Scan _${table(slug)}_v_listed_idx`,
        `Index Only Scan ${table(slug)}_listed_idx`,
        `Index Only Scan _${table(slug)}_v_trashed_idx`,
      ]
    }
    expect(found).toEqual(wanted)
    expect(slugs.length).toBeGreaterThan(10)
  })

  it('is answered by the index also in the order of the titles, and by the texts where they are searched', async () => {
    for (const title of ['Coat check', 'Bars', 'Foyers']) await create(app.payload, 'pages', { tenant: world.a, title })
    // As on a site in use: an index alone answers for rows that have not just been written.
    await poolOf(app.payload).query('vacuum analyze pages, _pages_v')
    const list = `/pages?depth=0&limit=1&draft=true&where[tenant][equals]=${world.a}&sort=title`
    expect(await countingSteps(list)).toEqual(['Index Only Scan _pages_v_listed_idx'])
    const searched = await countingSteps(`${list}&where[title][like]=coat`)
    expect(searched.length).toBeGreaterThan(1)
    const { body } = await world.clients['owner-a']!.get<{ totalDocs: number }>(`${list}&where[title][like]=coat`)
    expect(body.totalDocs).toBe(1)
  })
})
