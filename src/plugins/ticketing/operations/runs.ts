import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf, defineOperation, notFound, queueJob, refused, withAnyPermission } from '@/exports/server'
import { countDifferencesByRun, followAgain } from '../database/differences'
import { changesOf, listRuns, lockRun, readRun, setRunStatus, tenantOfRun, type StoredRun } from '../database/runs'
import { runKey } from '../jobs/startDueSyncs'
import { AREA } from '../lib/connections/requireTicketing'
import { refusalText } from '../lib/refusals'
import { UNDO_DAYS } from '../lib/sync/limits'
import { undoRun } from '../lib/sync/undoRun'
import { isRecord, required } from '@/lib/values'
import { targetNames } from '../lib/sync/targetNames'
import { targetsOfSite } from '../lib/sync/targets'
import { findProvider, nameOfProvider } from '../providers'
import { runOutput, toRun } from './runOutput'
import { startConnectionRun } from './startConnectionRun'

const area = AREA
const DAY_MS = 86_400_000
const MAX_RUNS = 50

const ofRun = ({ id }: { id: string }, req: PayloadRequest) => tenantOfRun(req, id)
const who = withAnyPermission('events:view', 'apps:admin')

/** Runs, with the number of documents in which each still differs from the box office. */
async function toRuns(req: PayloadRequest, tenant: string, runs: StoredRun[]): Promise<z.infer<typeof runOutput>[]> {
  const undone = runs.flatMap(({ id, status }) => (status === 'undone' ? id : []))
  const differences = await countDifferencesByRun(req, { runs: undone, tenant })
  const hasFields = runs.some(({ problems }) => problems.some((problem) => isRecord(problem) && Boolean(problem.field)))
  const { events, instances } = hasFields ? await targetsOfSite(req, tenant) : { events: [], instances: [] }
  const labels = {
    'event-instances': targetNames(req, 'event-instances', instances),
    events: targetNames(req, 'events', events),
  }
  return runs.map((run) => {
    const output = toRun(run, differences.get(run.id))
    return {
      ...output,
      problems: output.problems.map((problem) =>
        typeof problem.field === 'string'
          ? { ...problem, label: labels[problem.type === 'events' ? 'events' : 'event-instances'](problem.field) }
          : problem,
      ),
    }
  })
}

/** The latest runs of a site, newest first. */
export const readRuns = defineOperation({
  name: 'readTicketingRuns',
  area,
  audit: null,
  input: z.strictObject({ provider: z.string().max(40).optional(), tenant: z.uuid() }),
  method: 'get',
  output: z.object({ docs: z.array(runOutput) }),
  path: '/ticketing/runs',
  run: async ({ input: { provider, tenant }, req }) => ({
    docs: await toRuns(req, tenant, await listRuns(req, { limit: MAX_RUNS, provider, tenant })),
  }),
  summary: 'List the latest syncs of a site',
  tool: { description: 'Lists the latest syncs with the box office, the newest first, and how each went.' },
  tenant: ({ tenant }) => tenant,
  who,
})

const change = z.object({
  collection: z.string(),
  externalId: z.string(),
  /** Changes of what the box office says beside the fields, by name: `onSale`, `onSaleFrom`, `isFewLeft`, `attributes`. */
  facts: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  fields: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })),
  id: z.uuid(),
  title: z.string(),
  type: z.enum(['create', 'remove', 'restore', 'update']),
})

/** A run with its field-by-field changes. */
export const readOneRun = defineOperation({
  name: 'readTicketingRun',
  area,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: runOutput.extend({ changes: z.array(change) }),
  path: '/ticketing/runs/:id',
  run: async ({ input: { id }, req, tenantId }) => {
    const run = await readRun(req, { id, tenant: tenantId ?? '' })
    if (!run) throw notFound(area)
    const changes = (await changesOf(req, id)).map(
      ({ collection, documentId, externalId, facts, fields, title, type }) => ({
        collection,
        externalId,
        facts,
        fields,
        id: documentId,
        title,
        type,
      }),
    )
    const [shown] = await toRuns(req, run.tenantId, [run])
    return { ...(shown ?? toRun(run)), changes }
  },
  summary: 'Read a sync and what it changed',
  tool: { description: 'Reads one sync with the box office and what it changed, field by field.' },
  tenant: ofRun,
  who,
})

const left = z.object({ field: z.string().nullable(), id: z.uuid(), reason: z.string(), title: z.string() })

/** Undoes a run. Whatever has changed since is kept and returned. */
export const undoOneRun = defineOperation({
  name: 'undoTicketingRun',
  area,
  audit: 'ticketing.undone',
  input: z.strictObject({ id: z.uuid() }),
  isAction: true,
  method: 'post',
  output: z.object({ left: z.array(left), run: runOutput }),
  path: '/ticketing/runs/:id/undo',
  run: async ({ audit, input: { id }, req, tenantId }) => {
    const run = await lockRun(req, { id, tenant: tenantId ?? '' })
    if (!run) throw notFound(area)
    if (run.status !== 'done' && run.status !== 'suspicious') throw refused(area, refusalText(req, 'NotFinished'))
    if (Date.now() - run.startedAt.getTime() > UNDO_DAYS * DAY_MS)
      throw refused(area, refusalText(req, 'TooOld', { days: UNDO_DAYS }))
    const kept = await undoRun(req, run)
    await setRunStatus(req, id, 'undone')
    audit({ after: { provider: nameOfProvider(run.provider) }, target: `tenants/${run.tenantId}` })
    return {
      left: kept.map(({ field, id: document, reason, title }) => ({ field, id: document, reason, title })),
      run: required((await toRuns(req, run.tenantId, [{ ...run, status: 'undone' }]))[0], 'the run'),
    }
  },
  summary: 'Undo a sync',
  tenant: ofRun,
  who: withAnyPermission('apps:admin', 'events:manage'),
})

/** What a user took back follows the box office again, by a sync that puts it back. */
export const followRun = defineOperation({
  name: 'followTicketingRun',
  area,
  audit: 'ticketing.followedRun',
  input: z.strictObject({ id: z.uuid() }),
  isAction: true,
  method: 'post',
  output: z.object({ run: runOutput }),
  path: '/ticketing/runs/:id/follow',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const run = await lockRun(req, { id, tenant: tenantId ?? '' })
    const provider = run && findProvider(run.provider)
    if (!provider) throw notFound(area)
    if (run.status !== 'undone') throw refused(area, refusalText(req, 'NotTakenBack'))
    const count = await followAgain(req, { run: id, tenant: run.tenantId })
    audit({ after: { count, provider: provider.name }, target: `tenants/${run.tenantId}` })
    return startConnectionRun(req, provider, {
      input: {},
      kind: 'sync',
      person: person?.id ?? null,
      tenant: run.tenantId,
    })
  },
  status: 202,
  summary: 'Make what was taken back of a sync follow the box office again',
  tenant: ofRun,
  who: withAnyPermission('apps:admin', 'events:manage'),
})

/** A user confirms that what is missing from a suspicious run is really gone. */
export const confirmRun = defineOperation({
  name: 'confirmTicketingRun',
  area,
  audit: 'ticketing.confirmed',
  input: z.strictObject({ id: z.uuid() }),
  isAction: true,
  method: 'post',
  output: z.object({ run: runOutput }),
  path: '/ticketing/runs/:id/confirm',
  run: async ({ audit, input: { id }, req, tenantId }) => {
    const run = await lockRun(req, { id, tenant: tenantId ?? '' })
    if (!run) throw notFound(area)
    if (run.status !== 'suspicious') throw refused(area, refusalText(req, 'NotWaiting'))
    await setRunStatus(req, id, 'running')
    await queueJob(
      await dbOf(req),
      'syncTicketing',
      { isConfirmed: true, provider: run.provider, run: id, tenant: run.tenantId },
      { key: runKey(id), maxAttempts: 5 },
    )
    audit({ after: { provider: nameOfProvider(run.provider) }, target: `tenants/${run.tenantId}` })
    return { run: toRun({ ...run, status: 'running' }) }
  },
  status: 202,
  summary: 'Confirm that missing performances should be removed',
  tenant: ofRun,
  who: withAnyPermission('apps:admin'),
})
