import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { clearRateLimits, mailTo, tokenOf } from './support'

const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')
const ROUNDS = Math.max(3, Math.round(50 * SIZE))
/** Each acceptance hashes a password. */
const MIXED_ROUNDS = SIZE < 1 ? 2 : ROUNDS
const AT_ONCE = 20
const TRIES = Math.max(10, Math.round(50 * SIZE))

let app: TestApp
let world: World
let owner: Client
let role: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  role = await create(app.payload, 'user-roles', {
    permissions: { 'pages:view': true },
    tenant: world.a,
    title: 'Reader',
  })
  // The members of the site's world take seats, too.
  const { totalDocs } = await app.payload.count({ collection: 'memberships', where: { tenant: { equals: world.a } } })
  members = totalDocs
})
afterAll(() => app.close())

let members: number

const seats = async (number: number) => {
  const plan = await create(app.payload, 'plans', {
    name: `Seats ${number} ${crypto.randomUUID()}`,
    staff_seats: number,
  })
  await app.payload.update({ id: world.a, collection: 'tenants', data: { plan } })
}
const taken = async () => {
  const { rows } = await poolOf(app.payload).query<{ taken: number }>(
    `select ((select count(*) from memberships where tenant_id = $1) + (select count(*) from invite_tokens where tenant_id = $1 and status = 'pending'))::int as taken`,
    [world.a],
  )
  return rows[0]!.taken
}
const invite = (email: string) =>
  owner.post<{ id: string }>('/users/invite-staff', {
    email,
    firstName: 'Sam',
    lastName: 'Seat',
    roleId: role,
    tenantId: world.a,
  })
const accept = (token: string, client = anonymous(app)) =>
  client.post('/users/accept-invitation', { password: 'a long password', token })
const startOver = async () => {
  await clearRateLimits(app)
  await poolOf(app.payload).query(`delete from invite_tokens`)
}

describe('[A-188, A-229] seats', () => {
  it(`are never more than the plan has, with ${AT_ONCE} invitations at once, ${ROUNDS} times`, async () => {
    await seats(members + 5)
    for (let round = 0; round < ROUNDS; round++) {
      await startOver()
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, one) => invite(`r${round}-${one}@seats.example`)),
      )
      const statuses = answers.map(({ status }) => status)
      expect([
        statuses.filter((status) => status === 201).length,
        statuses.filter((status) => status === 422).length,
      ]).toEqual([5, AT_ONCE - 5])
      expect(await taken()).toBe(members + 5)
    }
  })

  it('count whoever is invited and may still come, and nobody whose time is over', async () => {
    await startOver()
    await seats(members + 1)
    const { id } = (await invite('first@seats.example')).body
    expect((await invite('second@seats.example')).status).toBe(422)
    await poolOf(app.payload).query(`update invite_tokens set expires_at = now() - interval '1 minute' where id = $1`, [
      id,
    ])
    expect((await invite('second@seats.example')).status).toBe(201)
    // The first one's seat is gone: it cannot be sent again.
    expect((await owner.post(`/invite-tokens/${id}/resend`)).status).toBe(422)
  })

  it('are asked for once more when somebody accepts', async () => {
    await startOver()
    await seats(members + 2)
    await invite('one@seats.example')
    await invite('two@seats.example')
    await seats(members + 1)
    const tokens = await Promise.all(
      ['one@seats.example', 'two@seats.example'].map(async (to) => tokenOf(await mailTo(app, to, 'invitation'))),
    )
    // With both of them open there is one too many; with one cancelled the other may come.
    expect((await Promise.all(tokens.map((token) => accept(token)))).map(({ status }) => status)).toEqual([422, 422])
    await poolOf(app.payload).query(`update invite_tokens set status = 'cancelled' where email = 'two@seats.example'`)
    expect((await accept(tokens[0]!)).status).toBe(200)
    members += 1
    expect(await taken()).toBe(members)
  })

  it(`hold while people accept and are invited, ${AT_ONCE} at once, ${MIXED_ROUNDS} times`, async () => {
    for (let round = 0; round < MIXED_ROUNDS; round++) {
      await startOver()
      await seats(members + 4)
      const waiting = ['a', 'b', 'c', 'd'].map((letter) => `${letter}${round}@mixed.example`)
      for (const email of waiting) await invite(email)
      const tokens = await Promise.all(waiting.map(async (to) => tokenOf(await mailTo(app, to, 'invitation'))))
      await Promise.all([
        ...tokens.map((token) => accept(token)),
        ...Array.from({ length: AT_ONCE - waiting.length }, (_, one) => invite(`n${round}-${one}@mixed.example`)),
      ])
      expect(await taken()).toBe(members + 4)
      const { rowCount } = await poolOf(app.payload).query(
        `delete from memberships where tenant_id = $1 and user_id in (select id from users where email like '%@mixed.example')`,
        [world.a],
      )
      expect(rowCount).toBe(4)
    }
  }, 240_000)
})

describe('a link of an invitation', () => {
  it(`works once, whatever ${TRIES} try at once`, async () => {
    await startOver()
    await seats(members + 10)
    await invite('once@seats.example')
    const token = tokenOf(await mailTo(app, 'once@seats.example', 'invitation'))
    const statuses = (await Promise.all(Array.from({ length: TRIES }, () => accept(token)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toHaveLength(0)
    const { rows } = await poolOf(app.payload).query(
      `select 1 from memberships m join users u on u.id = m.user_id where u.email = 'once@seats.example'`,
    )
    expect(rows).toHaveLength(1)
    members += 1
  })
})
