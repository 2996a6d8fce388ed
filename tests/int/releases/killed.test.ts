import { dbOf, poolOf } from '@/database/connections'
import { queueJob } from '@/database/jobs/queue'
import { publishReleases } from '@/plugins/releases/jobs/publishReleases'
import { boot, type TestApp } from '@tests/support/boot'
import { countRowLocks } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { startWorker, STARTING_MS, type Worker } from '../mails/support/worker'

let app: TestApp
let world: World
let worker: Worker

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  worker = await startWorker(app)
}, STARTING_MS)
afterAll(async () => {
  await worker.stop()
  await app.close()
})

const statusOf = async (id: string) =>
  (await app.payload.findByID({ id, collection: 'posts', overrideAccess: true }))._status
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

describe('a release that goes live', () => {
  it(
    'is as if it had never begun when the worker is killed in the middle, and goes live once afterwards',
    async () => {
      const client = world.clients['editor-a']!
      const ids: string[] = []
      for (const title of ['First', 'Second'])
        ids.push(await create(app.payload, 'posts', { _status: 'draft', tenant: world.a, title }))
      const release = (await client.post<{ id: string }>('/releases', { tenantId: world.a, title: 'Season launch' }))
        .body.id
      await client.post(`/releases/${release}/documents`, { documents: ids.map((id) => ({ collection: 'posts', id })) })
      await rows(
        `update site_releases set state = 'planned', planned_by_id = $2, planned_for = now() - interval '1 minute' where id = $1`,
        [release, world.users['editor-a']],
      )

      // Somebody holds the second document: the worker has published the first, within its transaction, and waits.
      const holder = await poolOf(app.payload).connect()
      try {
        await holder.query('begin')
        await holder.query('select 1 from posts where id = $1 for update', [ids[1]])
        await queueJob(await dbOf(app), 'publishReleases', {})
        await until(
          async () =>
            (
              await rows(
                `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%posts%'`,
              )
            ).length > 0,
          STARTING_MS,
        )
        await worker.kill()
      } finally {
        await holder.query('rollback')
        holder.release()
      }
      await until(async () => (await countRowLocks(poolOf(app.payload), 'site_releases')) === 0)
      expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['draft', 'draft'])
      expect(await rows('select state from site_releases')).toEqual([{ state: 'planned' }])

      await Promise.all([1, 2].map(() => publishReleases(app.payload)))
      expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['published', 'published'])
      expect(await rows('select state from site_releases')).toEqual([{ state: 'live' }])
      expect(
        await rows(
          `select target from audit_log where action in ('document.published', 'releases.live') order by target`,
        ),
      ).toEqual(
        [...ids.map((id) => ({ target: `posts/${id}` })), { target: `releases/${release}` }].sort((one, other) =>
          one.target.localeCompare(other.target),
        ),
      )
    },
    2 * STARTING_MS,
  )
})
