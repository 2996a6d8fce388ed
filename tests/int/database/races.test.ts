import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { issueToken } from '@/endpoints/accounts/accountTokens'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type ApiResponse } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

const AT_ONCE = 12

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const atOnce = (call: (index: number) => Promise<ApiResponse>): Promise<ApiResponse[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)))

interface Refusal {
  errors?: { data?: { errors?: { path?: string }[] }; path?: string }[]
}

/** The field that a refusal names, as Payload's answers do or as ours. */
const fieldOf = ({ body }: ApiResponse): string | undefined => {
  const [first] = (body as Refusal).errors ?? []
  return first?.data?.errors?.[0]?.path ?? first?.path
}

/** How many succeeded, and whether all others were refused with the field named. */
function outcome(answers: ApiResponse[], field: string) {
  const refused = answers.filter(({ status }) => status >= 300)
  return {
    refusedOtherwise: refused
      .filter((one) => ![400, 409].includes(one.status) || fieldOf(one) !== field)
      .map(({ status, text }) => `${status} ${text}`),
    succeeded: answers.length - refused.length,
  }
}

const ALONE = { refusedOtherwise: [], succeeded: 1 }

const count = async (statement: string, ...values: string[]): Promise<number> =>
  Number((await poolOf(app.payload).query<{ n: string }>(`select count(*) as n from ${statement}`, values)).rows[0]!.n)

describe(`${AT_ONCE} people who want the same at the same moment`, () => {
  it('publish one page at an address that they have typed; the others are told so on the field', async () => {
    const { a, clients } = world
    const answers = await atOnce(() =>
      clients['owner-a']!.post('/pages', {
        _status: 'published',
        slug: 'season',
        slugLock: false,
        tenant: a,
        title: 'The season',
      }),
    )
    expect(outcome(answers, 'slug')).toEqual(ALONE)
    expect(await count(`pages where tenant_id = $1 and relative_path = '/season'`, a)).toBe(1)
  })

  it('draft one page at an address that they have typed', async () => {
    const { a, clients } = world
    const answers = await atOnce(() =>
      clients['owner-a']!.post('/pages?draft=true', { slug: 'drafted', slugLock: false, tenant: a, title: 'Drafted' }),
    )
    expect(outcome(answers, 'slug')).toEqual(ALONE)
  })

  it('publish pages of one title at as many addresses, below one parent as on top', async () => {
    const { a, clients } = world
    const parent = (
      await clients['owner-a']!.post<{ doc: { id: string } }>('/pages', {
        _status: 'published',
        tenant: a,
        title: 'Above',
      })
    ).body.doc.id
    for (const place of [{}, { parent }]) {
      const answers = await atOnce(() =>
        clients['owner-a']!.post('/pages', { _status: 'published', tenant: a, title: 'Same title', ...place }),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
      const paths = answers.map(({ body }) => (body as { doc: { relativePath: string } }).doc.relativePath)
      expect(new Set(paths).size).toBe(AT_ONCE)
    }
  })

  it('publish drafts that had the same slug: one keeps it', async () => {
    const { a, clients } = world
    const owner = clients['owner-a']!
    const ids: string[] = []
    for (let number = 0; number < AT_ONCE; number++) {
      const { doc } = (
        await owner.post<{ doc: { id: string } }>('/pages', {
          _status: 'published',
          slug: `wish-${number}x`,
          slugLock: false,
          tenant: a,
          title: `Wish ${number}`,
        })
      ).body
      // Drafts of others are not looked at: they may all want it.
      await poolOf(app.payload).query(
        `update _pages_v set version_slug = 'wished-for', version__status = 'draft' where parent_id = $1 and latest`,
        [doc.id],
      )
      ids.push(doc.id)
    }
    const answers = await atOnce((index) => owner.patch(`/pages/${ids[index]}`, { _status: 'published' }))
    expect(outcome(answers, 'slug')).toEqual(ALONE)
    expect(
      await count(`pages where tenant_id = $1 and relative_path = '/wished-for' and _status = 'published'`, a),
    ).toBe(1)
  })

  it('create and move pages to one address: one stands there', async () => {
    const { a, clients } = world
    const owner = clients['owner-a']!
    const make = async (data: object) =>
      (
        await owner.post<{ doc: { id: string } }>('/pages', {
          _status: 'published',
          slugLock: false,
          tenant: a,
          ...data,
        })
      ).body.doc.id
    const target = await make({ slug: 'target', title: 'Target' })
    const movers: string[] = []
    for (let number = 0; number < AT_ONCE / 2; number++)
      movers.push(
        await make({
          parent: await make({ slug: `from-${number}x`, title: `From ${number}` }),
          slug: 'meeting',
          title: `Mover ${number}`,
        }),
      )
    const answers = await atOnce((index) =>
      index % 2
        ? owner.post('/pages', {
            _status: 'published',
            parent: target,
            slug: 'meeting',
            slugLock: false,
            tenant: a,
            title: 'Made there',
          })
        : owner.post('/pages/navigation', {
            instruction: { type: 'make-child' },
            itemId: movers[index / 2],
            targetId: target,
          }),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(
      answers
        .filter(({ status }) => status >= 300)
        .filter(({ status }) => ![400, 409].includes(status))
        .map(({ text }) => text),
    ).toEqual([])
    expect(await count(`pages where tenant_id = $1 and relative_path = '/target/meeting'`, a)).toBe(1)
  })

  it('find one page at an address that two places of the tree lead to', async () => {
    const { b, clients } = world
    const owner = clients['owner-b']!
    const home = (
      await owner.post<{ doc: { id: string } }>('/pages', {
        _status: 'published',
        slug: 'home',
        slugLock: false,
        tenant: b,
        title: 'Home',
      })
    ).body.doc.id
    const answers = await atOnce((index) =>
      owner.post('/pages', {
        _status: 'published',
        ...(index % 2 && { parent: home }),
        slug: 'visit',
        slugLock: false,
        tenant: b,
        title: 'Visit',
      }),
    )
    expect(outcome(answers, 'slug')).toEqual(ALONE)
  })

  it('give documents of other types one slug each', async () => {
    const { a, clients } = world
    for (const [collection, name] of [
      ['venues', 'name'],
      ['seasons', 'title'],
      ['people', 'name'],
    ] as const) {
      const typed = await atOnce(() =>
        clients['owner-a']!.post(`/${collection}`, {
          _status: 'published',
          [name]: 'One of a kind',
          slug: 'one-of-a-kind',
          slugLock: false,
          tenant: a,
        }),
      )
      expect(outcome(typed, 'slug')).toEqual(ALONE)
      const derived = await atOnce(() =>
        clients['owner-a']!.post(`/${collection}`, { _status: 'published', [name]: 'Of one name', tenant: a }),
      )
      expect(derived.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
    }
  })

  it('publish one redirect from an address', async () => {
    const { a, clients } = world
    const answers = await atOnce((index) =>
      clients['owner-a']!.post('/redirects', {
        _status: 'published',
        from: index % 2 ? '/old' : '/old/',
        tenant: a,
        toAddress: '/new',
      }),
    )
    expect(outcome(answers, 'from')).toEqual(ALONE)
    expect(
      (
        await clients['owner-b']!.post('/redirects', {
          _status: 'published',
          from: '/old',
          tenant: world.b,
          toAddress: '/new',
        })
      ).status,
    ).toBe(201)
    expect(
      (await clients['owner-a']!.post('/redirects?draft=true', { from: '/old', tenant: a, toAddress: '/new' })).status,
    ).toBe(201)
  })

  it('make one site of a name, and one account of an owner', async () => {
    const { clients } = world
    const site = (slug: string, ownerEmail: string) =>
      clients.super!.post('/tenants/onboard', { name: 'New', ownerEmail, slug, starter: 'empty' })
    expect(outcome(await atOnce((index) => site('same-name', `owner${index}@new.example`)), 'slug')).toEqual(ALONE)
    const answers = await atOnce((index) => site(`site-${index}`, 'one@new.example'))
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
    expect(await count(`users where email = 'one@new.example'`)).toBe(1)
    expect(await count(`tenants t join users u on u.id = t.owner_id where u.email = 'one@new.example'`)).toBe(AT_ONCE)
  })

  it('make one account of an address, however it is written', async () => {
    const { clients } = world
    const answers = await atOnce((index) =>
      clients.super!.post('/users', {
        email: index % 2 ? 'same@new.example' : 'Same@New.example',
        password: 'callboard-demo',
      }),
    )
    expect(outcome(answers, 'email')).toEqual(ALONE)
  })

  it('confirm one new address as their own: one account has it', async () => {
    const req = await createLocalReq({}, app.payload)
    const tokens: string[] = []
    for (let number = 0; number < AT_ONCE; number++) {
      const user = await app.payload.db.create({
        collection: 'users',
        data: { email: `before-${number}@new.example`, emailVerified: true },
      })
      tokens.push(
        await issueToken(req, { email: 'wanted@new.example', kind: 'change', minutes: 60, userId: String(user.id) }),
      )
    }
    expect(
      outcome(
        await atOnce((index) => anonymous(app).post('/users/confirm-address', { token: tokens[index] })),
        'email',
      ),
    ).toEqual(ALONE)
    expect(await count(`users where email = 'wanted@new.example'`)).toBe(1)
  })

  it('make one plan, addon and app of a name', async () => {
    const { clients } = world
    expect(outcome(await atOnce(() => clients.super!.post('/plans', { name: 'Grand' })), 'name')).toEqual(ALONE)
    expect(outcome(await atOnce(() => clients.super!.post('/addons', { name: 'More seats' })), 'name')).toEqual(ALONE)
    expect(
      outcome(
        await atOnce(() => clients.super!.post('/apps', { category: 'analytics', handle: 'counter', name: 'Counter' })),
        'handle',
      ),
    ).toEqual(ALONE)
  })

  it('invite an address once', async () => {
    const { a, clients } = world
    const answers = await atOnce((index) =>
      clients['owner-a']!.post('/users/invite-staff', {
        email: index % 2 ? 'new@staff.example' : 'New@Staff.example',
        firstName: 'New',
        lastName: 'Person',
        roleId: 'tenant-admin',
        tenantId: a,
      }),
    )
    expect(outcome(answers, 'email')).toEqual(ALONE)
    expect(await count(`invite_tokens where tenant_id = $1 and email = 'new@staff.example'`, a)).toBe(1)
  })

  it('make somebody a member once, and an organisation a collaborator once', async () => {
    const { a, clients, users } = world
    expect(
      outcome(
        await atOnce(() =>
          clients.super!.post('/memberships', { role: 'tenant-viewer', tenant: a, user: users.stranger }),
        ),
        'user',
      ),
    ).toEqual(ALONE)
    const organisation = await create(app.payload, 'collaborators', {
      active: true,
      contactEmail: 'desk@other.example',
      name: 'Another studio',
    })
    await app.payload.db.updateOne({ collection: 'users', data: { organisation }, id: users['viewer-b']! })
    const answers = await atOnce(() => clients['viewer-b']!.post('/collaborators/request-access', { slug: 'a' }))
    expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
    expect(await count('access_requests where tenant_id = $1 and organisation_id = $2', a, organisation)).toBe(1)
  })

  it('keep one document of settings for a site', async () => {
    const { a, clients } = world
    for (const collection of ['app-config', 'custom-attributes']) {
      const answers = await atOnce(() => clients['owner-a']!.patch(`/${collection}/${a}`, { settings: {} }))
      expect(
        answers.filter(({ status }) => ![200, 409].includes(status)).map(({ status, text }) => `${status} ${text}`),
      ).toEqual([])
      expect(await count(`${collection.replaceAll('-', '_')} where tenant_id = $1`, a)).toBe(1)
    }
  })

  it('accept invitations to two sites with one new address: one account', async () => {
    const { a, b, users } = world
    const tokens = [newToken(), newToken()]
    for (const [index, tenant] of [a, b].entries()) {
      const data = {
        email: 'fresh@staff.example',
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
        invitedBy: users[index ? 'owner-b' : 'owner-a'],
        role: 'tenant-admin',
        status: 'pending',
        tenant,
        tokenHash: hashToken(tokens[index]!),
      }
      await app.payload.db.create({ collection: 'invite-tokens', data })
    }
    const visitor = anonymous(app)
    const answers = await atOnce((index) =>
      visitor.post('/users/accept-invitation', {
        firstName: 'Fresh',
        password: 'callboard-demo',
        token: tokens[index % 2],
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // Used by then, or: sign in as the account that was made.
    expect(answers.filter(({ status }) => ![200, 401, 404].includes(status)).map(({ text }) => text)).toEqual([])
    expect(await count(`users where email = 'fresh@staff.example'`)).toBe(1)
    expect(await count(`memberships m join users u on u.id = m.user_id where u.email = 'fresh@staff.example'`)).toBe(1)
  })
})
