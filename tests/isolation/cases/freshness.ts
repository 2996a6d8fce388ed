import { poolOf } from '@/database/connections'
import { create } from '@tests/support/world'
import type { Client } from '@tests/support/client'
import { createUser, type Stage } from '../support/stage'
import { sessionOf } from '../support/session'
import { findOrMake } from '../support/subjects'
import { Tally } from '../support/tally'

const FLIPS = 100

let stage: Stage

/** What somebody is made, and what their session may do afterwards: read, write, delete. */
interface State {
  name: string
  apply: (user: string) => Promise<unknown>
  rights: [read: boolean, write: boolean, remove: boolean]
}

async function statesOf(user: string): Promise<State[]> {
  const {
    app,
    tenants: { a },
    users,
  } = stage
  const pool = poolOf(app.payload)
  const role = await create(app.payload, 'user-roles', { permissions: {}, tenant: a, title: 'Changing' })
  const leave = async () => {
    await pool.query('delete from memberships where user_id = $1', [user])
    await pool.query('update tenants set owner_id = $1, suspended_at = null where id = $2', [users.ownerA, a])
    await pool.query('delete from users_roles where parent_id = $1', [user])
  }
  const join = async (kind: string, permissions?: Record<string, true>) => {
    await leave()
    if (permissions)
      await pool.query('update user_roles set permissions = $2 where id = $1', [role, JSON.stringify(permissions)])
    await pool.query(
      'insert into memberships (id, tenant_id, user_id, role, user_role_id, created_at, updated_at) values (gen_random_uuid(), $1, $2, $3, $4, now(), now())',
      [a, user, kind, permissions ? role : null],
    )
  }
  return [
    { apply: leave, name: 'no member', rights: [false, false, false] },
    { apply: () => join('tenant-admin'), name: 'admin', rights: [true, true, true] },
    { apply: () => join('tenant-viewer'), name: 'viewer', rights: [true, false, false] },
    { apply: () => join('staff', { 'pages:manage': true }), name: 'pages:manage', rights: [true, true, false] },
    { apply: () => join('staff', { 'pages:delete': true }), name: 'pages:delete', rights: [true, false, true] },
    { apply: () => join('staff', { 'events:manage': true }), name: 'events:manage', rights: [false, false, false] },
    { apply: () => join('staff'), name: 'staff without a role', rights: [false, false, false] },
    {
      apply: async () => (
        await join('tenant-admin'),
        pool.query('update tenants set suspended_at = now() where id = $1', [a])
      ),
      name: 'suspended',
      rights: [false, false, false],
    },
    {
      apply: async () => (await leave(), pool.query('update tenants set owner_id = $1 where id = $2', [user, a])),
      name: 'owner',
      rights: [true, true, true],
    },
    {
      apply: async () => (
        await leave(),
        pool.query(
          `insert into users_roles (id, "order", parent_id, value) values (gen_random_uuid(), 1, $1, 'super-admin')`,
          [user],
        )
      ),
      name: 'super-admin',
      rights: [true, true, true],
    },
  ]
}

/** A row of random numbers that is the same in every run. */
function* dice(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

/** @param given the stage, filled before the tests run */
export function describeFreshness(given: () => Stage): void {
  describe('Permissions of a running session', () => {
    beforeAll(() => {
      stage = given()
    })

    it(`follow each of ${FLIPS} role changes at the very next request [A-005]`, async () => {
      const {
        app,
        tenants: { a },
      } = stage
      const user = await createUser(app, 'changing@test.example')
      const client: Client = await sessionOf(app, user)
      const page = await findOrMake(stage, 'pages', a)
      const states = await statesOf(user)
      const tally = new Tally('role changes in a running session')
      const rolls = dice(20_261_121)
      for (let flip = 0; flip < FLIPS; flip++) {
        const state = states[Math.floor(rolls.next().value! * states.length)]!
        await state.apply(user)
        const answers = [
          await client.get(`/pages/${page}`),
          await client.patch(`/pages/${page}?draft=true&autosave=true`, { title: `Flip ${flip}` }),
          await client.post(`/pages/access/${page}`, {}),
        ]
        const [read, write, remove] = state.rights
        const done = [answers[0]!.status === 200, answers[1]!.status === 200, Boolean(answers[2]!.body.delete)]
        for (const [index, expected] of [read, write, remove].entries()) {
          const line = `flip ${flip}, ${state.name}, call ${index}: ${answers[index]!.status}`
          if (expected) tally.control(done[index] === true, line)
          else tally.check(done[index] === false, line)
        }
      }
      await states[0]!.apply(user)
      tally.print()
      expect(tally.controls).toBeGreaterThan(50)
      expect(tally.wrong).toEqual([])
    }, 240_000)
  })
}
