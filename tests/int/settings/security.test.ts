import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let owner: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())

const save = (data: object, client = owner) =>
  client.post<{ error?: string; csp?: object; cookieBanner?: object }>(`/tenants/${world.a}/security`, data)
const header = async (): Promise<string> =>
  (await anonymous(app).get<{ value: string }>(`/tenants/${world.a}/csp`)).body.value

describe('[A-270, A-116, A-117, B-109, B-294] security and compliance of a site', () => {
  it('are stored, and every visitor is told the policy that comes of them', async () => {
    const csp = { directives: '{"img-src": "https://pictures.example"}', preset: 'strict' }
    const cookieBanner = { enabled: true, privacyPolicyUrl: 'https://theatre.example/privacy' }
    expect((await save({ cookieBanner, csp })).body).toMatchObject({ cookieBanner, csp })
    expect(await header()).toContain("img-src 'self' data: https://pictures.example;")
  })

  it('[A-178, B-233] switch the banner on and off, and let the policy stand', async () => {
    expect((await save({ cookieBanner: { enabled: false, privacyPolicyUrl: '' } })).body.cookieBanner).toMatchObject({
      enabled: false,
    })
    expect(await header()).toContain('https://pictures.example')
  })

  it.each([
    [
      { csp: { directives: '{"image-src": "x"}', preset: 'strict' } },
      '"image-src" is not a directive of a content security policy',
    ],
    [{ csp: { directives: '{', preset: 'strict' } }, /^This is not JSON/],
    [{ csp: { directives: '', preset: 'none' } }, /./],
    [{ cookieBanner: { enabled: true, privacyPolicyUrl: 'javascript:alert(1)' } }, /address that begins with https/],
    [{ cookieBanner: { enabled: true, privacyPolicyUrl: '/privacy' } }, /address that begins with https/],
  ])('[A-209, A-210, B-243] refuse %j with the words for it and keep what was', async (data, words) => {
    const before = await header()
    const answer = await save(data)
    expect([answer.status, answer.body.error]).toEqual([
      400,
      typeof words === 'string' ? words : expect.stringMatching(words),
    ])
    expect(await header()).toBe(before)
  })

  it('are for owner and admins', async () => {
    expect((await save({ csp: { directives: '', preset: 'relaxed' } }, world.clients['editor-a']!)).status).toBe(403)
    expect((await save({ csp: { directives: '', preset: 'relaxed' } }, world.clients['owner-b']!)).status).toBe(404)
    expect((await save({ csp: { directives: '', preset: 'relaxed' } }, world.clients['admin-a']!)).status).toBe(200)
  })

  it('tell the public nothing of a site that is suspended or none', async () => {
    const answer = await anonymous(app).get(`/tenants/${world.a}/csp`)
    expect([answer.status, answer.headers.get('Cache-Control'), Object.keys(answer.body).sort()]).toEqual([
      200,
      'public, max-age=60',
      ['header', 'value'],
    ])
    await world.clients.super!.post(`/tenants/${world.b}/suspend`, { suspended: true })
    const closed = await anonymous(app).get(`/tenants/${world.b}/csp`)
    const none = await anonymous(app).get(`/tenants/${crypto.randomUUID()}/csp`)
    expect([closed.status, none.status, closed.text]).toEqual([404, 404, none.text])
  })
})
