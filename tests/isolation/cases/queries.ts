import { poolOf } from '@/database/connections'
import type { ApiResponse } from '@tests/support/client'
import type { PersonName } from '../support/people'
import { platformTable } from '../support/platform'
import type { Stage } from '../support/stage'
import { contentTypesOf, make } from '../support/subjects'
import { Tally } from '../support/tally'

const LONG = 240_000

let stage: Stage
const total = new Tally('queries')

const SECRET = 'c4na5y-zx'

/** Secrets in every place of a user and an invitation that a query might reach. */
async function insertSecrets(): Promise<void> {
  const pool = poolOf(stage.app.payload)
  const owners = [stage.users.ownerA, stage.users.ownerB]
  await pool.query(
    'update users set hash = $1, salt = $1, reset_password_token = $1, display_name = $1 where id = any($2)',
    [SECRET, owners],
  )
  await pool.query(
    'update users_sessions set id = $1 where id in (select id from users_sessions where _parent_id = $2 limit 1)',
    [SECRET, stage.users.removed],
  )
  await pool.query(
    'update invite_tokens set token_hash = $1 where id = (select id from invite_tokens where tenant_id = $2 limit 1)',
    [SECRET, stage.tenants.a],
  )
  await pool.query('update mails set sealed = $1', [SECRET])
}

const HIDDEN_OF_USERS = [
  'hash',
  'salt',
  'resetPasswordToken',
  'displayName',
  'email',
  'sessions.id',
  'loginAttempts',
  'organisation.contactEmail',
  'lastTenant.name',
]

/** Paths from each collection to a user or a tenant that the asker may not read, or to a field that nobody may. */
function hiddenPaths(): [collection: string, path: string, asker: PersonName][] {
  const paths: [string, string, PersonName][] = []
  for (const { slug } of contentTypesOf(stage))
    for (const field of HIDDEN_OF_USERS) paths.push([slug, `tenant.owner.${field}`, 'viewerA'])
  for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
    paths.push(
      ['users', field, 'adminA'],
      ['users', field, 'stranger'],
      ['memberships', `user.${field}`, 'adminA'],
      ['memberships', `tenant.owner.${field}`, 'adminA'],
    )
    paths.push(
      ['tenants', `owner.${field}`, 'adminA'],
      ['audit-log', `actor.${field}`, 'adminA'],
      ['notices', `recipient.${field}`, 'editorA'],
      ['access-requests', `requestedBy.${field}`, 'adminA'],
    )
  }
  for (const field of HIDDEN_OF_USERS) paths.push(['tenants', `owner.${field}`, 'viewerA'])
  paths.push(
    ['invite-tokens', 'tokenHash', 'adminA'],
    ['mails', 'sealed', 'provider'],
    ['users', 'hash', 'provider'],
    ['users', 'resetPasswordToken', 'provider'],
  )
  return paths
}

const ids = (answer: ApiResponse<{ docs?: { id: string }[] }>): string =>
  `${answer.status} ${(answer.body.docs ?? []).map((doc) => doc.id).join()}`

/** @param given the stage, filled before the tests run */
export function describeQueries(given: () => Stage): void {
  describe('Queries', () => {
    beforeAll(async () => {
      stage = given()
      await platformTable(stage)
      await insertSecrets()
    })
    afterAll(() => total.print())

    /** An oracle: two questions about a hidden value that only differ in the guess, and yet differ in the answer. */
    it(
      'reveal nothing about a hidden value when they filter on it',
      async () => {
        const tally = new Tally('where')
        for (const type of contentTypesOf(stage)) {
          const { config } = stage.app.payload.collections[type.slug as 'pages']
          await make({ config, stage, type }, stage.tenants.a)
        }
        for (const [slug, path, asker] of hiddenPaths()) {
          const client = stage.clients[asker]
          for (const [right, wrong] of [
            [`[like]=${SECRET.slice(0, 4)}`, '[like]=zzzzzz'],
            [`[equals]=${SECRET}`, '[equals]=zzzzzz'],
            ['[exists]=true', '[exists]=false'],
          ]) {
            const [one, other] = [
              await client.get<{ docs?: { id: string }[] }>(`/${slug}?limit=5&where[${path}]${right}`),
              await client.get<{ docs?: { id: string }[] }>(`/${slug}?limit=5&where[${path}]${wrong}`),
            ]
            tally.check(
              ids(one) === ids(other) && one.status < 500,
              `${slug}: ${asker} where ${path}${right}: ${ids(one).slice(0, 60)} / ${ids(other).slice(0, 60)}`,
            )
          }
        }
        const control = await stage.clients.adminA.get(`/memberships?where[user.email][equals]=editora@test.example`)
        tally.control(
          control.status === 200 && control.body.totalDocs === 1,
          `a question that may be asked is not answered (${control.status} ${control.text.slice(0, 100)})`,
        )
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'reveal nothing about a hidden value when they sort on it',
      async () => {
        const tally = new Tally('sort')
        for (const [slug, path, asker] of hiddenPaths()) {
          const client = stage.clients[asker]
          const [up, down] = [
            await client.get<{ docs?: { id: string }[] }>(`/${slug}?limit=20&sort=${path},id`),
            await client.get<{ docs?: { id: string }[] }>(`/${slug}?limit=20&sort=-${path},id`),
          ]
          tally.check(
            ids(up) === ids(down) && up.status < 500,
            `${slug}: ${asker} sort ${path}: ${ids(up).slice(0, 60)} / ${ids(down).slice(0, 60)}`,
          )
        }
        const [up, down] = [
          await stage.clients.adminA.get('/users?sort=email'),
          await stage.clients.adminA.get('/users?sort=-email'),
        ]
        tally.control(up.status === 200 && up.text !== down.text, 'a list that may be sorted is not')
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'return no hidden value, whatever they select, populate or join',
      async () => {
        const tally = new Tally('answers')
        const hidden = /"(?:hash|salt|resetPasswordToken|resetPasswordExpiration|tokenHash|sealed|_sid)":/
        const everything =
          'depth=3&populate[users][hash]=true&populate[users][salt]=true&populate[users][email]=true&select[hash]=true&select[tokenHash]=true&select[sealed]=true&select[owner]=true&select[user]=true&joins[anything][limit]=5&showHiddenFields=true'
        for (const { slug } of stage.app.config.collections.filter((one) => !one.slug.startsWith('payload-'))) {
          for (const name of ['viewerA', 'adminA', 'provider'] as const) {
            for (const query of [everything, 'depth=3&limit=50', 'depth=3&draft=true&locale=all&limit=50']) {
              const answer = await stage.clients[name].get(`/${slug}?${query}`)
              tally.check(
                !hidden.test(answer.text) && answer.status < 500,
                `${slug}: ${name} ${query}: ${answer.status} ${hidden.exec(answer.text)?.[0]}`,
              )
            }
          }
        }
        const me = await stage.clients.viewerA.get('/users/me')
        tally.check(!hidden.test(me.text), `me: ${hidden.exec(me.text)?.[0]}`)
        tally.control(me.text.includes('viewera@test.example'), 'nobody learns their own address')
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      "return only documents of the caller's tenant when they filter or sort through relationships",
      async () => {
        const tally = new Tally('through relations')
        for (const type of contentTypesOf(stage)) {
          const { slug } = type
          const subject = { config: stage.app.payload.collections[slug as 'pages'].config, stage, type }
          const own = await make(subject, stage.tenants.a)
          await make(subject, stage.tenants.b)
          for (const query of [
            `where[tenant.slug][equals]=b`,
            `where[tenant.name][like]=Theatre`,
            `where[or][0][tenant.slug][equals]=b&where[or][1][tenant.slug][equals]=a`,
            `where[tenant][not_equals]=${stage.tenants.a}`,
            `where[tenant][in]=${stage.tenants.a},${stage.tenants.b}`,
            `where[id][not_equals]=${own}`,
            `where[tenant][exists]=true&pagination=false&limit=0`,
            `sort=tenant.name&limit=100`,
          ]) {
            const answer = await stage.clients.adminA.get<{ docs?: { tenant: string }[] }>(
              `/${slug}?select[tenant]=true&${query}`,
            )
            const foreign = (answer.body.docs ?? []).filter((doc) => doc.tenant !== stage.tenants.a)
            tally.check(
              foreign.length === 0 && answer.status < 500,
              `${slug}: ${query} (${answer.status}, ${foreign.length} foreign)`,
            )
          }
          const theirs = await stage.clients.ownerB.get(`/${slug}?where[tenant.slug][equals]=b&limit=1`)
          tally.control(
            Number(theirs.body.totalDocs) > 0,
            `${slug}: its own people do not find it so (${theirs.status})`,
          )
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )
  })
}
