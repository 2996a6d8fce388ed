import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'

const SECRETS = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'sessions',
  'sessions.id',
  'sessions.expiresAt',
]

let app: TestApp
let owner: string
let tenant: string
const people: Record<string, Client> = {}

beforeAll(async () => {
  app = await boot()
  const user = (name: string, more = {}) =>
    create(app.payload, 'users', { email: `${name}@test.example`, password: PASSWORD, ...more })
  owner = await user('owner')
  tenant = await create(app.payload, 'tenants', {
    languages: ['en'],
    name: 'The theatre',
    owner,
    publishedLanguages: ['en'],
    slug: 'theatre',
    timezone: 'UTC',
  })
  await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant, user: await user('viewer') })
  await user('super', { roles: ['super-admin'] })
  for (const name of ['owner', 'viewer', 'super']) people[name] = await signIn(app, `${name}@test.example`)
})
afterAll(() => app.close())

interface List {
  docs: Record<string, unknown>[]
  totalDocs: number
}

const found = async (client: Client, path: string) => {
  const { body, status } = await client.get<List>(path)
  return status === 200 ? body.totalDocs : status
}

const CONDITIONS = ['[exists]=true', '[exists]=false', '[like]=a', '[not_equals]=x', '[greater_than]=0', '[in]=a,b']

describe('Hidden fields of users', () => {
  it.each(['owner', 'viewer', 'super'])('are refused in a where condition: %s', async (name) => {
    const answers = await Promise.all(
      SECRETS.flatMap((field) =>
        CONDITIONS.map(
          async (condition) =>
            [`${field}${condition}`, await found(people[name]!, `/users?where[${field}]${condition}`)] as const,
        ),
      ),
    )
    expect(answers.filter(([, answer]) => answer !== 400)).toEqual([])
    expect(await found(people[name]!, '/users?where[email][exists]=true')).toBeGreaterThan(0)
  })

  it.each(['tenants?where[owner.', 'memberships?where[user.'])(
    'are refused in a where condition through a relationship: %s',
    async (path) => {
      const [list, field] = path.split('?') as [string, string]
      const answers = await Promise.all(
        SECRETS.map((secret) => found(people.super!, `/${list}?${field}${secret}][exists]=true`)),
      )
      expect(answers).toEqual(SECRETS.map(() => 400))
      expect(await found(people.super!, `/${list}?${field}email][exists]=true`)).toBeGreaterThan(0)
    },
  )

  it('do not affect the order of a list', async () => {
    const { pool } = app.payload.db as unknown as { pool: { query: (statement: string) => Promise<unknown> } }
    const order = async (query: string) =>
      (await people.super!.get<List>(`/users?limit=100&select[email]=true&${query}`)).body.docs?.map(
        ({ email }) => email,
      )
    for (const [field, column] of [
      ['hash', 'hash'],
      ['salt', 'salt'],
      ['loginAttempts', 'login_attempts'],
      ['resetPasswordToken', 'reset_password_token'],
      ['lockUntil', 'lock_until'],
    ] as const) {
      const values =
        column === 'login_attempts'
          ? ['1', '2']
          : column === 'lock_until'
            ? [`timestamp '2020-01-01'`, `timestamp '2021-01-01'`]
            : [`'a'`, `'b'`]
      await pool.query(
        `update users set ${column} = case when email < 'm' then ${values[0]} else ${values[1]} end where email not like 'super%'`,
      )
      const [up, down] = [await order(`sort=${field}`), await order(`sort=-${field}`)]
      expect([field, up]).toEqual([field, down])
    }
    expect(await order('sort=email')).toEqual((await order('sort=-email'))?.toReversed())
  })

  it('are in no response, whatever is selected or populated', async () => {
    const selected = SECRETS.map((field) => `select[${field}]=true`).join('&')
    const texts = await Promise.all(
      [
        `/users?${selected}`,
        '/users?showHiddenFields=true',
        '/users/me?showHiddenFields=true',
        `/tenants/${tenant}?depth=2&populate[users][hash]=true`,
        `/users/${owner}?${selected}`,
      ].map(async (path) => (await people.super!.get(path)).text),
    )
    for (const text of texts) expect(text).not.toMatch(/"(?:hash|salt|resetPasswordToken|loginAttempts|lockUntil)":/)
    expect(texts[0]).toContain('"id"')
  })

  it('return sessions to their own user only', async () => {
    const { docs } = (
      await people.owner!.get<{ docs: { id: string; sessions: unknown[] }[] }>('/users?select[sessions]=true')
    ).body
    const seen = docs.filter(({ sessions }) => sessions.length > 0).map(({ id }) => id)
    expect(docs.length).toBeGreaterThan(1)
    expect(seen).toEqual([owner])
  })
})
