import { poolOf } from '@/database/connections'
import { setStage, type Stage } from './support/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const LIST = 'http://localhost:3000/admin/collections/themes'
const card = async (name: string) =>
  (await stage.world.clients[name]!.get(`/themes/github?tenant=${stage.world.a}`)).body
const stored = async () =>
  (await poolOf(stage.app.payload).query<{ envelope: string; username: string }>('select * from github_connections'))
    .rows
const lines = async (action: string) =>
  (await poolOf(stage.app.payload).query('select 1 from audit_log where action = $1', [action])).rows.length

describe('connecting with GitHub', () => {
  it('[A-136] [B-059] [B-120] [B-276] leads to GitHub and back to the list of themes, and the account is known', async () => {
    expect(await card('editor-a')).toMatchObject({
      githubToken: { set: false },
      githubUsername: null,
      isConnected: false,
      isSetUp: true,
    })
    expect(await stage.connect('editor-a', 'ada')).toBe(`${LIST}?github=success`)
    expect(await card('editor-a')).toMatchObject({
      githubToken: { set: true },
      githubUsername: 'ada',
      isConnected: true,
      needsReconnect: false,
    })
    expect(await card('owner-a')).toMatchObject({ githubUsername: null, isConnected: false })
    const { clients, users } = stage.world
    const own = { githubToken: { set: true }, githubUsername: 'ada' }
    expect((await clients['editor-a']!.get<{ user: object }>('/users/me')).body.user).toMatchObject(own)
    expect((await clients['editor-a']!.get(`/users/${users['editor-a']}`)).body).toMatchObject(own)
    const none = { githubToken: { set: false }, githubUsername: null }
    expect((await clients['owner-a']!.get<{ user: object }>('/users/me')).body.user).toMatchObject(none)
    // Of others nobody reads it, and no list has it.
    const found = await clients['owner-a']!.get<{ email: string }>(`/users/${users['editor-a']}`)
    expect([found.status, Object.keys(found.body).filter((name) => name.startsWith('github'))]).toEqual([200, []])
    const { docs } = (await clients['editor-a']!.get<{ docs: object[] }>('/users?limit=100')).body
    expect(docs.length).toBeGreaterThan(0)
    expect(docs.flatMap(Object.keys).filter((name) => name.startsWith('github'))).toEqual([])
    expect(await lines('themes.githubConnected')).toBe(1)
  })

  it('keeps the token encrypted, for this person alone', async () => {
    const [row] = await stored()
    const [token] = [...stage.github.tokens].find(([, login]) => login === 'ada')!
    expect(JSON.stringify(await stored())).not.toContain(token)
    expect(row!.envelope).toMatch(/^v1\.test\./)
    expect(JSON.stringify(await card('editor-a'))).not.toContain(token)
    // Moved to another person, it opens nothing.
    await poolOf(stage.app.payload).query(
      'insert into github_connections (user_id, username, envelope) values ($1, $2, $3)',
      [stage.world.users['owner-a'], 'ada', row!.envelope],
    )
    expect(
      (await stage.world.clients['owner-a']!.get(`/themes/github/repositories?tenant=${stage.world.a}`)).status,
    ).toBe(409)
    await poolOf(stage.app.payload).query('delete from github_connections where user_id = $1', [
      stage.world.users['owner-a'],
    ])
  })

  it('sends what GitHub checks the way back by: state, PKCE, and our own address', async () => {
    const browser = await stage.browse('admin-a', stage.world.a)
    const { cookies, location, status } = await browser('/api/themes/github/auth')
    const asked = new URL(location)
    expect([status, asked.origin, asked.pathname]).toEqual([302, stage.github.origin, '/login/oauth/authorize'])
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'Iv1.callboard',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/api/themes/github/callback',
    })
    expect(asked.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(cookies.join()).toMatch(/HttpOnly/)
    expect(cookies.join()).not.toContain(asked.searchParams.get('state')!)
  })

  it('takes the way back from the browser and the person that began it, once', async () => {
    const browser = await stage.browse('admin-a', stage.world.a)
    const other = await stage.browse('owner-a', stage.world.a)
    const begun = await browser('/api/themes/github/auth')
    const back = stage.github.authorize(begun.location, 'mallory').href
    // Somebody is sent a link with the code of another account.
    expect((await other(back)).location).toBe(`${LIST}?github=expired`)
    const forged = new URL(back)
    forged.searchParams.set('state', 'x'.repeat(forged.searchParams.get('state')!.length))
    const [key, value] = /^([^=]+)=([^;]*)/.exec(begun.cookies[0]!)!.slice(1)
    expect((await other(back, { Cookie: `${key}=${value}` })).status).toBe(401)
    expect(await stored()).toHaveLength(1)
    // The positive control.
    expect((await browser(back)).location).toBe(`${LIST}?github=success`)
    expect((await browser(back)).location).toBe(`${LIST}?github=expired`)
    const again = await browser('/api/themes/github/auth')
    const wrongState = stage.github.authorize(again.location, 'mallory')
    wrongState.searchParams.set('state', forged.searchParams.get('state')!)
    expect((await browser(wrongState.href)).location).toBe(`${LIST}?github=expired`)
  })

  it('a connection that is declined, or fails at GitHub, says so and connects nobody', async () => {
    const browser = await stage.browse('both', stage.world.a)
    expect(
      (await browser(stage.github.authorize((await browser('/api/themes/github/auth')).location, 'bo', false).href))
        .location,
    ).toBe(`${LIST}?github=cancelled`)
    for (const fault of ['http500', 'badJson', 'html', 'connectionReset', 'redirectAway', 'wrongShape'] as const) {
      stage.github.setFault(fault, /access_token/)
      expect(
        (await browser(stage.github.authorize((await browser('/api/themes/github/auth')).location, 'bo').href))
          .location,
      ).toBe(`${LIST}?github=failed`)
    }
    stage.github.setFault(null)
    expect(stage.github.strayed).toEqual([])
    expect(await card('both')).toMatchObject({ isConnected: false })
  })

  it('[B-262] takes Manage themes and a plan with the feature', async () => {
    const viewer = await stage.browse('viewer-a', stage.world.a)
    expect((await viewer('/api/themes/github/auth')).status).toBe(403)
    // Without the cookie, the site is the one that the person works in.
    expect((await stage.world.clients['admin-a']!.get('/themes/github/auth')).status).toBe(302)
    expect((await stage.world.clients.stranger!.get('/themes/github/auth')).status).toBe(404)
    const stranger = await stage.browse('editor-b', stage.world.a)
    expect((await stranger('/api/themes/github/auth')).status).toBe(404)
    const { rows } = await poolOf(stage.app.payload).query<{ plan_id: string }>(
      'update tenants t set plan_id = null from tenants old where old.id = t.id and t.id = $1 returning old.plan_id',
      [stage.world.b],
    )
    const without = await stage.browse('editor-b', stage.world.b)
    expect((await without('/api/themes/github/auth')).status).toBe(403)
    expect(
      (await stage.world.clients['editor-b']!.get(`/themes/github/repositories?tenant=${stage.world.b}`)).status,
    ).toBe(403)
    await poolOf(stage.app.payload).query('update tenants set plan_id = $1 where id = $2', [
      rows[0]!.plan_id,
      stage.world.b,
    ])
  })

  it('[B-059] [B-276] ends with disconnecting: the account is gone here and at GitHub, and themes stay', async () => {
    const { id } = await stage.following('stays')
    await stage.sync(id)
    const browser = await stage.browse('editor-a', stage.world.a)
    // A page of somebody else's does not do it.
    expect((await browser('/api/themes/github/disconnect', { 'Sec-Fetch-Site': 'cross-site' })).location).toBe(
      `${LIST}?github=failed`,
    )
    expect(await card('editor-a')).toMatchObject({ isConnected: true })
    expect((await browser('/api/themes/github/disconnect', { 'Sec-Fetch-Site': 'same-origin' })).location).toBe(
      `${LIST}?github=disconnected`,
    )
    expect(await card('editor-a')).toMatchObject({
      githubToken: { set: false },
      githubUsername: null,
      isConnected: false,
    })
    expect([...stage.github.tokens.values()]).not.toContain('ada')
    expect((await stage.versions(id)).map(({ isCurrent, source }) => [isCurrent, source])).toEqual([
      [true, 'sync'],
      [false, 'upload'],
    ])
    const after = await stage.sync(id)
    expect([after.status, after.body.error]).toEqual([
      409,
      'No GitHub account is connected. Connect with GitHub, then sync again.',
    ])
    // Somebody else who is connected may go on with it.
    await stage.connect('owner-a', 'olga')
    expect((await stage.sync(id, 'owner-a')).status).toBe(200)
  })
})
