import { createLocalReq } from 'payload'
import { personOf } from '@/access/personOf'
import { registryOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import { accountTokens, type AccountTokens } from '@/plugins/tokens/lib/accountTokens'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { createProgram, filledIn } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** What the account of somebody shows of tokens. */
async function shownTo(name: string): Promise<AccountTokens> {
  const user = await app.payload.findByID({ collection: 'users', id: world.users[name]!, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  return accountTokens(req, (await personOf(req))!)
}

const keysOf = ({ sites }: AccountTokens, tenant: string) =>
  sites.find(({ id }) => id === tenant)?.groups.flatMap(({ permissions }) => permissions.map(({ key }) => key)) ?? []

describe('what the account shows of tokens', () => {
  it.each(['owner-a', 'admin-a', 'editor-a', 'viewer-a', 'both', 'studio'])(
    '%s is offered exactly what a token of theirs can be given',
    async (name) => {
      const offered = keysOf(await shownTo(name), world.a)
      expect(offered).toContain('pages:view')
      const create = async (keys: string[]) =>
        (await world.clients[name]!.post('/tokens', filledIn(world.a, { keys }))).status
      expect(await create(offered)).toBe(201)
      // Refused all at once they would be for any one of them.
      const others = [...registryOf(app.payload).keys].filter((key) => !offered.includes(key))
      expect(others).toEqual(expect.arrayContaining(['users:admin', 'roles:manage', 'settings:domains']))
      for (const key of others.filter((_, index) => index % 4 === 0))
        expect([key, await create([key])]).toEqual([key, 422])
    },
  )

  it('offers nothing to who belongs to no site, and nothing of sites that the provider only looks after', async () => {
    for (const name of ['stranger', 'super']) expect((await shownTo(name)).sites).toEqual([])
    expect((await shownTo('both')).sites.map(({ id }) => id)).toEqual([world.a, world.b])
  })

  it('lists one with its site, what it may do, its end and its last use, and never the token', async () => {
    const { id, token } = await createProgram(app, world.clients['editor-b']!, world.b, {
      keys: ['events:view', 'pages:manage'],
      name: 'Foyer',
    })
    const listed = (await shownTo('editor-b')).tokens.find((one) => one.id === id)
    expect(listed).toEqual({
      id,
      expires: expect.stringMatching(/\d{4}, \d\d:\d\d UTC$/) as string,
      isExpired: false,
      name: 'Foyer',
      permissions: 'Pages: View, Create and Edit · Events: View',
      site: 'Theatre B',
      used: null,
    })
    expect(JSON.stringify(await shownTo('editor-b'))).not.toContain(token)
    await poolOf(app.payload).query(
      `update access_tokens set expires_at = now() - interval '1 minute', last_used_at = now() where id = $1`,
      [id],
    )
    expect((await shownTo('editor-b')).tokens).toMatchObject([
      { isExpired: true, used: expect.stringMatching(/UTC$/) as string },
    ])
    expect((await shownTo('viewer-b')).tokens).toEqual([])
  })
})
