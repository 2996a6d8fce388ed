import { poolOf } from '@/database/connections'
import { registryOf } from '@/access/registryOf'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn } from '@tests/support/client'
import { create } from '@tests/support/world'
import { readState, violationsOf } from './model'
import { randomOf } from '@tests/support/random'
import { ATTEMPTS, takeStep, type Stage } from './steps'

const SEQUENCES = Math.max(25, Math.round(250 * Number(process.env.PROVE_SIZE ?? '0.1')))
const STEPS = 30
const PEOPLE = 8

let app: TestApp
let stage: Omit<Stage, 'random'>

beforeAll(async () => {
  app = await boot()
  const { payload } = app
  const organisation = await create(payload, 'collaborators', { name: 'Studio', trusted: true })
  const plan = await create(payload, 'plans', { name: 'Everything', staff_seats: -1 })
  const people: string[] = []
  const emails = new Map<string, string>()
  for (let one = 0; one < PEOPLE; one++) {
    const email = `p${one}@people.example`
    const id = await create(payload, 'users', {
      email,
      firstName: `P${one}`,
      organisation: one === PEOPLE - 1 ? organisation : null,
      password: PASSWORD,
    })
    people.push(id)
    emails.set(id, email)
  }
  const clients = new Map(
    await Promise.all(people.map(async (id) => [id, await signIn(app, emails.get(id)!)] as const)),
  )
  const tenants: string[] = []
  for (const slug of ['one', 'two', 'three'])
    tenants.push(await create(payload, 'tenants', { name: slug, owner: people[tenants.length], plan, slug }))
  stage = { app, clients, emails, keys: [...registryOf(payload).keys], organisation, people, tenants }
})
afterAll(() => app.close())

/** The same beginning for every sequence: owners, an admin, roles of different reach, and who has them. */
async function startOver({ people, tenants }: typeof stage): Promise<void> {
  const pool = poolOf(app.payload)
  for (const table of [
    'memberships',
    'invite_tokens',
    'access_requests',
    'user_roles',
    'rate_limits',
    'notices',
    'mails',
  ])
    await pool.query(`delete from ${table}`)
  await pool.query('delete from graphile_worker._private_jobs')
  for (const [index, tenant] of tenants.entries()) {
    await pool.query('update tenants set owner_id = $2 where id = $1', [tenant, people[index]])
    const role = (title: string, permissions: object) =>
      create(app.payload, 'user-roles', { permissions, tenant, title })
    const decider = await role('Decides', {
      'pages:manage': true,
      'roles:delete': true,
      'roles:manage': true,
      'users:admin': true,
    })
    const writer = await role('Writes', { 'events:view': true, 'pages:manage': true })
    const member = (person: string, kind: string, userRole?: string) =>
      create(app.payload, 'memberships', { role: kind, tenant, user: person, userRole })
    await member(people[(index + 3) % PEOPLE]!, 'tenant-admin')
    await member(people[(index + 4) % PEOPLE]!, 'staff', decider)
    await member(people[(index + 5) % PEOPLE]!, 'staff', writer)
    await create(app.payload, 'access-requests', { organisation: stage.organisation, status: 'waiting', tenant })
  }
}

describe('[A-230] whatever people try, in whatever order', () => {
  it(`${SEQUENCES} sequences of ${STEPS} steps by ${PEOPLE} people in three tenants give nobody what no holder gave`, async () => {
    const all = registryOf(app.payload).keys
    const read = () => readState(app, { all, people: stage.people, tenants: stage.tenants })
    const done = new Map<string, number>()
    const first = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
    // Every way is gone with success, too: refusing everything would prove nothing. The rarest, to delete a role, succeeds in one sequence of nine.
    const ways = Object.keys(ATTEMPTS).filter((kind) => kind !== 'forge')
    const missing = () => ways.filter((kind) => !done.get(kind))
    for (let sequence = 0; sequence < SEQUENCES || (missing().length > 0 && sequence < 4 * SEQUENCES); sequence++) {
      const seed = first + sequence
      await startOver(stage)
      const drawn: Stage = { ...stage, random: randomOf(seed) }
      let before = await read()
      for (let number = 0; number < STEPS; number++) {
        const step = await takeStep(drawn)
        const after = await read()
        if (step.done) done.set(step.kind, (done.get(step.kind) ?? 0) + 1)
        // SEED repeats it.
        expect(
          violationsOf(before, after, step).map(
            (violation) => `SEED=${seed}, step ${number}, ${step.kind}: ${violation}`,
          ),
        ).toEqual([])
        before = after
      }
    }
    expect(missing()).toEqual([])
    if (process.env.PROVE_SIZE === '1')
      console.info(`escalation: ${SEQUENCES} sequences, done:`, Object.fromEntries(done))
  }, 1_200_000)
})
