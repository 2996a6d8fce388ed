import { createSeason, type EventOfSeason, type Season } from '@/plugins/ticketing/demo/season'
import { syncTicketing } from '@/plugins/ticketing/jobs/syncTicketing'
import { poolOf } from '@/database/connections'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

/** A theatre whose box office is a Spektrix of our own. */
export interface Stage {
  app: TestApp
  world: World
  fake: Fake
  season: Season
}

const day = (days: number, time = '19:30:00'): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

/** Wall clocks of days to come. */
export const soon = (days: number, time?: string): string => day(days, time)

export const HAMLET: EventOfSeason = {
  attributes: { Genre: 'Drama' },
  description: 'To be',
  instances: [{ start: soon(10) }, { start: soon(11) }, { start: soon(12) }],
  minutes: 120,
  name: 'Hamlet',
  venue: 'Main Stage',
}

/** @param hasAttributes whether the box office has attributes of its own */
export async function startStage(events: EventOfSeason[] = [HAMLET], { hasAttributes = true } = {}): Promise<Stage> {
  const season = createSeason({
    ...(hasAttributes && {
      eventAttributes: [{ name: 'Genre', type: 'text' }],
      instanceAttributes: [{ name: 'Captioned', type: 'boolean' }],
    }),
    events,
    zone: 'Europe/London',
  })
  const fake = await startSpektrixFake(season)
  const { host } = new URL(fake.origin)
  const app = await boot({ env: { PROVIDER_ALLOWED_HOSTS: host, SPEKTRIX_BASE_URL: fake.origin } })
  const world = await makeWorld(app)
  const spektrix = await create(app.payload, 'apps', { name: 'Spektrix', category: 'ticketing', handle: 'spektrix' })
  for (const tenant of [world.a, world.b])
    await app.payload.update({
      id: tenant,
      collection: 'tenants',
      data: { installedApps: [spektrix] },
      overrideAccess: true,
    })
  return { app, fake, season, world }
}

export const owner = ({ world }: Stage) => world.clients['owner-a']!
export const editor = ({ world }: Stage) => world.clients['editor-a']!

export const connect = (stage: Stage) =>
  owner(stage).post<{ connected: boolean; error: string | null; status: string }>('/ticketing/spektrix/connect', {
    clientName: CLIENT_NAME,
    tenant: stage.world.a,
  })

interface Job {
  id: string
  payload: unknown
}

/** Does the work that waits for the worker. */
export async function doJobs({ app: { payload } }: Pick<Stage, 'app'>): Promise<void> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<Job>(
    `select j.id, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id where j.task_identifier = 'syncTicketing' order by j.id`,
  )
  for (const { id, payload: input } of rows) {
    await pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
    await syncTicketing(payload, input)
  }
}

interface Counted {
  created: number
  failed: number
  held: number
  removed: number
  unchanged: number
  updated: number
}

export interface Run {
  id: string
  counts: Counted & { events: Counted; instances: Counted }
  problems: { detail: string | null; name: string }[]
  status: string
}

/** Brings in events and waits for it. */
export async function bringIn(stage: Stage, what: { all: true } | { ids: string[] } = { all: true }): Promise<Run> {
  const { body, status } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/import', {
    ...what,
    tenant: stage.world.a,
  })
  if (status !== 202) throw new Error(JSON.stringify(body))
  await doJobs(stage)
  return readRun(stage, body.run.id)
}

/** Syncs the connection and waits for it. */
export async function sync(stage: Stage): Promise<Run> {
  const { body, status } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/sync', { tenant: stage.world.a })
  if (status !== 202) throw new Error(JSON.stringify(body))
  await doJobs(stage)
  return readRun(stage, body.run.id)
}

export const readRun = async (stage: Stage, id: string): Promise<Run> =>
  (await owner(stage).get<Run>(`/ticketing/runs/${id}`)).body

export interface Performance {
  id: string
  _status: string
  bookingLinkURL: string | null
  instanceStatus: string
  start: string
  ticketing: { externalId: string; provider: string }
  title: string
}

/** Performances of an event, as its editors see them. */
export const performancesOf = async (stage: Stage, event: string): Promise<Performance[]> =>
  (
    await editor(stage).get<{ docs: Performance[] }>(
      `/event-instances?draft=true&depth=0&limit=100&sort=start&where[event][equals]=${event}`,
    )
  ).body.docs
