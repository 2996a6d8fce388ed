import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { add, EDGE, newSite, put } from './support'

let app: TestApp
let world: World
let first: string
let second: string
let count = 0

beforeAll(async () => {
  app = await boot({ env: EDGE })
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  count++
  first = await newSite(app, { owner: world.users['owner-a']!, slug: `first-${count}` })
  second = await newSite(app, { owner: world.users['owner-b']!, slug: `second-${count}` })
  for (const [tenant, title] of [
    [first, 'The first site'],
    [second, 'The second site'],
  ] as const)
    await create(app.payload, 'pages', { _status: 'published', slug: 'home', slugLock: false, tenant, title })
})

const claim = async (who: 'first' | 'second', name: string) => {
  const { body, status } =
    who === 'first'
      ? await add(world.clients['owner-a']!, first, name)
      : await add(world.clients['owner-b']!, second, name)
  return [status, body.error]
}
const TAKEN = [409, 'This domain is already added']
const OK = [200, undefined]

describe('a name for developers', () => {
  it('belongs to the site that added it first, with every port, until that gives it up', async () => {
    for (const name of [`stage-${count}.localhost`, `stage-${count}.local`, `stage-${count}.dev.callboard.site`]) {
      expect([name, await claim('first', name)]).toEqual([name, OK])
      expect([name, await claim('second', name)]).toEqual([name, TAKEN])
      if (!name.includes('callboard')) expect([name, await claim('second', `${name}:4000`)]).toEqual([name, TAKEN])
      expect((await visit(app, name, '/')).text).toContain('The first site')
    }
    await put(world.clients['owner-a']!, first, [{ domain: `stage-${count}.localhost`, isPrimary: true }])
    expect(await claim('second', `stage-${count}.local`)).toEqual(OK)
    expect((await visit(app, `stage-${count}.local`, '/')).text).toContain('The second site')
  })

  it('may be shared by two sites that run on different ports', async () => {
    expect(await claim('first', `ports-${count}.local:3000`)).toEqual(OK)
    expect(await claim('second', `ports-${count}.local:4000`)).toEqual(OK)
    expect(await claim('second', `ports-${count}.local`)).toEqual(TAKEN)
    expect((await visit(app, `ports-${count}.local:3000`, '/')).text).toContain('The first site')
    expect((await visit(app, `ports-${count}.local:4000`, '/')).text).toContain('The second site')
  })

  it('is no other site’s own name on this machine', async () => {
    expect(await claim('second', `first-${count}.localhost`)).toEqual(TAKEN)
    expect(await claim('second', `second-${count}.localhost`)).toEqual(OK)
  })

  it('a name that two sites have from before always shows the older one', async () => {
    const name = `both-${count}.localhost`
    // In either order of writing, whatever ids the rows have.
    for (const tenant of count % 2 ? [second, first] : [first, second]) {
      await app.payload.db.updateOne({
        collection: 'tenants',
        data: { domains: [{ domain: name, id: randomUUID(), isPrimary: true, status: 'development' }] },
        id: tenant,
      })
    }
    for (let round = 0; round < 4; round++) {
      await poolOf(app.payload).query(`update tenants_domains set id = $1 where _parent_id = $2`, [
        randomUUID(),
        round % 2 ? first : second,
      ])
      expect((await visit(app, name, '/')).text).toContain('The first site')
    }
    // Whoever has such a name may still change the rest of the list.
    expect(await claim('second', `another-${count}.localhost`)).toEqual(OK)
  })

  it('is not created past the rule by the provider', async () => {
    await claim('first', `provider-${count}.localhost`)
    const { body } = await world.clients.super!.post<{ doc?: { id: string } }>('/tenants', {
      domains: [{ domain: `provider-${count}.localhost`, status: 'development' }],
      languages: ['en'],
      name: 'Third',
      owner: world.users['owner-b'],
      slug: `third-${count}`,
    })
    const { rows } = await poolOf(app.payload).query('select 1 from tenants_domains where _parent_id = $1', [
      body.doc?.id ?? randomUUID(),
    ])
    expect(rows).toHaveLength(0)
    expect((await visit(app, `provider-${count}.localhost`, '/')).text).toContain('The first site')
  })
})
