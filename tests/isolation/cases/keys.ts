import { registryOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import type { Verb } from '@/access/permissions'
import type { Client } from '@tests/support/client'
import { create } from '@tests/support/world'
import { OPERATIONS } from '../support/matrix'
import { createUser, type Stage } from '../support/stage'
import { sessionOf } from '../support/session'
import { contentTypesOf, make, makeSubject, type Subject } from '../support/subjects'
import { Tally } from '../support/tally'

/** One way in for each verb is enough here: the others are compared with it in the content suites. */
const WAYS = ['read', 'find drafts', 'create as draft', 'autosave', 'create', 'update', 'publish', 'unpublish', 'trash']

const LONG = 240_000

let stage: Stage
let holder: { client: Client; role: string }
const subjects: Subject[] = []
const total = new Tally('single keys')

/** Somebody with a role in A whose keys the tests change, and another role in B that never has one of them. */
async function makeHolder(): Promise<typeof holder> {
  const { app, tenants } = stage
  const user = await createUser(app, 'holder@test.example')
  const role = await create(app.payload, 'user-roles', { permissions: {}, tenant: tenants.a, title: 'One key' })
  const elsewhere = await create(app.payload, 'user-roles', {
    permissions: { 'settings:domains': true },
    tenant: tenants.b,
    title: 'No content',
  })
  await create(app.payload, 'memberships', { role: 'staff', tenant: tenants.a, user, userRole: role })
  await create(app.payload, 'memberships', { role: 'staff', tenant: tenants.b, user, userRole: elsewhere })
  return { client: await sessionOf(app, user), role }
}

const grant = (keys: string[]) =>
  poolOf(stage.app.payload).query('update user_roles set permissions = $2 where id = $1', [
    holder.role,
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, true]))),
  ])

/** What the keys allow in a group, by the words of the specification: manage and delete include view; publish includes both. */
function allowed(keys: string[], group: string, verb: Verb): boolean {
  const verbs = keys.filter((key) => key.startsWith(`${group}:`)).map((key) => key.slice(group.length + 1))
  if (verb === 'view') return verbs.length > 0
  // A theme is on the website once it is chosen: who edits themes stores them.
  if (verb === 'publish' && group === 'themes') return verbs.includes('manage')
  return verbs.includes(verb) || (verb === 'manage' && verbs.includes('publish'))
}

/** Tries each way into each content type with the keys granted in A. */
async function tryKeys(keys: string[], which: Subject[]): Promise<Tally> {
  const tally = new Tally(keys.join())
  await grant(keys)
  for (const subject of which) {
    // What the key does not open is tried in two ways, what it opens in all.
    const ways = keys.some((key) => key.startsWith(`${subject.type.group.name}:`)) ? WAYS : ['read', 'autosave']
    for (const operation of OPERATIONS.filter(({ name }) => ways.includes(name))) {
      for (const tenant of operation.name === 'find drafts' ? (['a'] as const) : (['a', 'b'] as const)) {
        const expected = tenant === 'a' && allowed(keys, subject.type.group.name, operation.verb)
        const consumes = expected && operation.verb === 'delete'
        const id = consumes
          ? await make(subject, stage.tenants[tenant])
          : subject.docs[tenant][operation.uses ?? 'live']
        const { answer, done } = await operation.run({ client: holder.client, id, subject, tenant })
        const what = `${subject.slug}: with ${keys.join()} ${expected ? 'cannot' : 'can'} ${operation.name} in ${tenant} (${answer.status})`
        if (expected) tally.control(done, what)
        else tally.check(!done && answer.status < 500, what)
      }
    }
  }
  total.add(tally)
  return tally
}

const GROUPS = [
  'pages',
  'themes',
  'blogs',
  'posts',
  'redirects',
  'forms',
  'events',
  'people',
  'seasons',
  'series',
  'works',
  'venues',
  'organizations',
  'media',
  'files',
]

async function membershipOf(name: 'both' | 'editorA', tenant: 'a' | 'b' = 'a'): Promise<string> {
  const { rows } = await poolOf(stage.app.payload).query<{ id: string }>(
    'select id from memberships where user_id = $1 and tenant_id = $2',
    [stage.users[name], stage.tenants[tenant]],
  )
  return rows[0]!.id
}

/** @param given the stage, filled before the tests run */
export function describeKeys(given: () => Stage): void {
  describe('Permission keys', () => {
    beforeAll(async () => {
      stage = given()
      holder = await makeHolder()
      for (const type of contentTypesOf(stage)) subjects.push(await makeSubject(stage, type))
    })
    afterAll(() => total.print())

    describe('a role with a single key', () => {
      it('has 69 keys to choose from: 3 for each of 15 content groups, 14 to publish and 10 for settings [A-214]', () => {
        const registry = registryOf(stage.app.payload)
        expect(registry.groups.map((group) => group.name)).toEqual([...GROUPS, 'settings'])
        expect(registry.keys.size).toBe(69)
      })

      it(
        "opens only the key's own content group [A-214] [A-215]",
        async () => {
          const groups = registryOf(stage.app.payload).groups.filter((group) => group.name !== 'settings')
          const wrong: string[] = []
          for (const group of groups) {
            // Each key against its own group's types and the ones that come next in the list: neighbours in a table are what goes wrong.
            const own = subjects.filter((subject) => subject.type.group.name === group.name)
            const next = subjects[(subjects.indexOf(own.at(-1)!) + 1) % subjects.length]!
            for (const { key } of group.permissions) {
              const tally = await tryKeys([key], [...own, next])
              wrong.push(...tally.wrong)
              expect(tally.controls).toBeGreaterThan(0)
            }
          }
          expect(wrong).toEqual([])
        },
        LONG,
      )

      it('opens no content when it holds a settings key [A-217] [A-218] [A-219]', async () => {
        const settings = registryOf(stage.app.payload).groups.find((group) => group.name === 'settings')!
        const wrong: string[] = []
        for (const [index, { key }] of settings.permissions.entries()) {
          const some = subjects.filter((_, place) => place % 5 === index % 5)
          wrong.push(...(await tryKeys([key], some)).wrong)
        }
        expect(settings.permissions).toHaveLength(10)
        expect(wrong).toEqual([])
      })

      it('opens the platform collections of its key, in its own tenant only', async () => {
        const { app, tenants } = stage
        const request = await create(app.payload, 'access-requests', {
          organisation: await create(app.payload, 'collaborators', { name: 'B studio' }),
          tenant: tenants.a,
        })
        const foreign = await create(app.payload, 'access-requests', {
          organisation: await create(app.payload, 'collaborators', { name: 'C studio' }),
          tenant: tenants.b,
        })
        const form = await make(
          subjects.find((subject) => subject.slug === 'forms')!,
          tenants.a,
        )
        const foreignForm = await make(
          subjects.find((subject) => subject.slug === 'forms')!,
          tenants.b,
        )
        const submission = await create(app.payload, 'form-submissions', { answers: {}, form, tenant: tenants.a })
        const foreignSubmission = await create(app.payload, 'form-submissions', {
          answers: {},
          form: foreignForm,
          tenant: tenants.b,
        })
        const foreignRole = await create(app.payload, 'user-roles', {
          permissions: {},
          tenant: tenants.b,
          title: 'Of B',
        })
        const openedBy: [collection: string, own: string, foreign: string, keys: string[]][] = [
          ['access-requests', request, foreign, ['users:admin']],
          ['user-roles', holder.role, foreignRole, ['users:admin', 'roles:view', 'roles:manage', 'roles:delete']],
          ['form-submissions', submission, foreignSubmission, ['forms:manage', 'forms:publish']],
          ['users', stage.users.editorA, stage.users.ownerB, ['users:admin']],
          ['memberships', await membershipOf('editorA'), await membershipOf('both', 'b'), ['users:admin']],
        ]
        const tally = new Tally('single keys on the platform')
        for (const key of registryOf(app.payload).keys) {
          await grant([key])
          for (const [collection, own, other, keys] of openedBy) {
            const mine = await holder.client.get(`/${collection}/${own}`)
            const expected = keys.includes(key)
            const what = `${collection} with ${key}: ${mine.status}`
            if (expected) tally.control(mine.status === 200, what)
            else tally.check(mine.status === 403 || mine.status === 404, what)
            const theirs = await holder.client.get(`/${collection}/${other}`)
            tally.check(
              theirs.status === 403 || theirs.status === 404,
              `${collection} of B with ${key}: ${theirs.status}`,
            )
          }
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      })
    })
  })
}
