import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freeJobs } from '@/jobs/tasks/freeJobs'
import { poolOf } from '@/database/connections'
import { startDueSyncs } from '@/plugins/ticketing/jobs/startDueSyncs'
import { until } from '@tests/support/until'
import type { Stage } from './support'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

/** On a machine that does other things as well. */
const STARTING_MS = 180_000

/** The worker as `npm start` runs it, in a process of its own. */
export interface RealWorker {
  isUp: () => Promise<void>
  /** Ends it where it stands, as a machine that loses power. */
  kill: () => Promise<void>
  /** As a deployment ends it. */
  stop: () => Promise<void>
  hasEnded: () => boolean
}

/** Starts it with the settings of the test, which `boot` has put in place. */
export function spawnWorker({ app }: Stage): RealWorker {
  const env = {
    ...process.env,
    DATABASE_URL: app.databaseUrl,
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '',
    WORKER_CONCURRENCY: '2',
  }
  const child = spawn(process.execPath, sourceArgs('src/jobs/worker/main.ts'), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    hasEnded,
    isUp: async () => {
      await until(() => said.includes('The worker is up') || hasEnded(), STARTING_MS)
      if (hasEnded()) throw new Error(`The worker did not start:\n${said}`)
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Some minutes after a worker has gone: its jobs are given back, and runs that are left over begin again. */
export async function passTime({ app: { payload } }: Stage): Promise<void> {
  const pool = poolOf(payload)
  await until(async () => {
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes' where locked_at is not null`,
    )
    await freeJobs(payload)
    return (await pool.query('select 1 from graphile_worker._private_jobs where locked_at is not null')).rowCount === 0
  }, 60_000)
  await startDueSyncs(payload)
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
}

/** The clock starts nothing by itself. */
export const stopClock = ({ app: { payload } }: Stage) =>
  poolOf(payload).query(`update ticketing_connections set next_run_at = now() + interval '1 year'`)

/** Everything that a site has of its box office, told without ids of ours, so that two sites can be compared. */
export async function picture({ app: { payload } }: Stage, tenant: string): Promise<unknown[]> {
  const rows = async (text: string) => (await poolOf(payload).query<Record<string, unknown>>(text, [tenant])).rows
  return [
    await rows(`select e.ticketing_external_id as there, l.title, l.summary, l.running_time, e.slug, e._status, e.deleted_at is not null as trashed, e.start_date, e.end_date, e.booking_link_u_r_l as link,
        (select count(*)::int from _events_v v where v.parent_id = e.id) as versions, (select count(*)::int from _events_v v where v.parent_id = e.id and v.latest) as newest,
        (select vl.version_title from _events_v v join _events_v_locales vl on vl._parent_id = v.id where v.parent_id = e.id and v.latest and vl._locale = 'en') as drafted,
        (select count(*)::int from document_references r where r.document_id = e.id) as refs, (select count(*)::int from document_saves s where s.document_id = e.id) as saves,
        (select count(*)::int from search_entries s where s.document_id = e.id) as found,
        (select json_build_array(k.state, k.unfollowed, (select count(*) from jsonb_object_keys(k.seen)), k.is_connected, k.digest is not null) from ticketing_links k where k.document_id = e.id) as link_state
      from events e left join events_locales l on l._parent_id = e.id and l._locale = 'en' where e.tenant_id = $1 order by 1`),
    await rows(`select i.ticketing_external_id as there, e.ticketing_external_id as event, l.title, i.start, i.start_tz, i."end", i.instance_status as state, i._status, i.deleted_at is not null as trashed, i.booking_link_u_r_l as link,
        (select count(*)::int from _event_instances_v v where v.parent_id = i.id) as versions, (select count(*)::int from _event_instances_v v where v.parent_id = i.id and v.latest) as newest,
        (select v.version_start from _event_instances_v v where v.parent_id = i.id and v.latest) as drafted,
        (select count(*)::int from document_references r where r.document_id = i.id) as refs, (select count(*)::int from document_saves s where s.document_id = i.id) as saves,
        (select json_build_array(k.state, k.unfollowed, (select count(*) from jsonb_object_keys(k.seen))) from ticketing_links k where k.document_id = i.id) as link_state
      from event_instances i left join events e on e.id = i.event_id left join event_instances_locales l on l._parent_id = i.id and l._locale = 'en' where i.tenant_id = $1 order by 1`),
    await rows(`select kind, status, counts, problems from ticketing_runs where tenant_id = $1 order by started_at`),
    await rows(
      `select action, count(*)::int from audit_log where tenant_id = $1 and action like 'ticketing.%' group by 1 order by 1`,
    ),
    await rows(`select count(*)::int as changes from ticketing_changes where tenant_id = $1`),
  ]
}
