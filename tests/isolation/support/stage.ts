import { permissionKey } from '@/access/permissions'
import { registryOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import { boot, type BootOptions, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'
import { PEOPLE, type PersonName, type Place, type TenantName, type Who } from './people'
import { sessionOf } from './session'

/** The application with three tenants and everybody signed in. */
export interface Stage {
  app: TestApp
  tenants: Record<TenantName, string>
  users: Record<PersonName, string>
  clients: Record<PersonName, Client>
}

export interface StageOptions extends BootOptions {
  /** What the database needs before anybody is in it. */
  prepare?: (app: TestApp) => Promise<void>
}

/** Starts the application on its own database and fills it with tenants and people. */
export async function makeStage({ prepare, ...options }: StageOptions = {}): Promise<Stage> {
  const app = await boot(options)
  await prepare?.(app)
  // Thousands of refusals are expected here.
  app.payload.logger.level = 'silent'
  const users = {} as Stage['users']
  const clients = {} as Stage['clients']
  for (const name of Object.keys(PEOPLE) as PersonName[]) users[name] = await makeUser(app, name)
  const tenants = {
    a: await create(app.payload, 'tenants', {
      languages: ['en', 'cy'],
      name: 'Theatre A',
      owner: users.ownerA,
      slug: 'a',
    }),
    b: await create(app.payload, 'tenants', {
      languages: ['en', 'cy'],
      name: 'Theatre B',
      owner: users.ownerB,
      slug: 'b',
    }),
    c: await create(app.payload, 'tenants', {
      languages: ['en'],
      name: 'Theatre C',
      owner: users.suspended,
      slug: 'c',
    }),
  }
  const stage: Stage = { app, clients, tenants, users }
  for (const name of Object.keys(PEOPLE) as PersonName[]) {
    const who: Who = PEOPLE[name]
    for (const [tenant, place] of Object.entries({ ...who.places, ...who.formerly }))
      await givePlace(stage, name, tenant as TenantName, place)
    clients[name] = who.anonymous ? anonymous(app) : await sessionOf(app, users[name])
  }
  await takeAway(stage)
  return stage
}

const makeUser = (app: TestApp, name: PersonName): Promise<string> => {
  const who: Who = PEOPLE[name]
  return createUser(
    app,
    `${name.toLowerCase()}@test.example`,
    who.superAdmin ? ['super-admin'] : who.support ? ['support'] : [],
  )
}

/** Creates a user without a password: nobody signs in with one here. @returns its id */
export async function createUser(
  { payload }: TestApp,
  email: string,
  roles: ('super-admin' | 'support')[] = [],
): Promise<string> {
  const doc = await payload.db.create({ collection: 'users', data: { email, emailVerified: true, roles } })
  return String(doc.id)
}

async function givePlace(
  { app: { payload }, tenants, users }: Stage,
  name: PersonName,
  tenantName: TenantName,
  place: Place,
): Promise<void> {
  const tenant = tenants[tenantName]
  const user = users[name]
  if (place === 'owner') return
  if (place === 'admin' || place === 'viewer') {
    await create(payload, 'memberships', { role: `tenant-${place}`, tenant, user })
    return
  }
  if (place === 'support' || place === 'supportAgreed') {
    await poolOf(payload).query(
      `insert into support_visits (id, tenant_id, user_id, reason, ends_at, agreed_at) values (gen_random_uuid(), $1, $2, 'To help', now() + interval '8 hours', $3)`,
      [tenant, user, place === 'supportAgreed' ? new Date() : null],
    )
    return
  }
  const groups = registryOf(payload).groups.filter((group) => group.name !== 'settings')
  const wanted = groups.flatMap((group) => place.verbs.map((verb) => permissionKey(group.name, verb)))
  // Not every group has every verb.
  const permissions = Object.fromEntries(
    wanted.filter((key) => registryOf(payload).keys.has(key)).map((key) => [key, true]),
  )
  const userRole = await create(payload, 'user-roles', { permissions, tenant, title: name })
  if (!place.collaborator) {
    await create(payload, 'memberships', { role: 'staff', tenant, user, userRole })
    return
  }
  const organisation = await create(payload, 'collaborators', { contactEmail: 'desk@studio.example', name: 'A studio' })
  await payload.db.updateOne({ collection: 'users', data: { organisation }, id: user })
  await create(payload, 'access-requests', { organisation, status: 'approved', tenant, userRole })
}

/** Suspends one tenant and removes one person, both of whom were let in a moment before. */
async function takeAway({ app: { payload }, clients, tenants, users }: Stage): Promise<void> {
  for (const name of ['removed', 'supportBefore', 'suspended'] as const) {
    const before = await clients[name].get('/pages?limit=1')
    if (before.status !== 200) throw new Error(`${name} was never let in: ${before.status} ${before.text}`)
  }
  await poolOf(payload).query('delete from memberships where user_id = $1', [users.removed])
  await poolOf(payload).query('update support_visits set ended_at = now() where user_id = $1', [users.supportBefore])
  await poolOf(payload).query('update tenants set suspended_at = now() where id = $1', [tenants.c])
}
