import type { PayloadRequest } from 'payload'
import { readNewestVersions } from '@/exports/server'
import { deleteLinks, linksTo } from '../../database/links'
import { addCounts, countsOf, type Counts } from '../plan/counts'
import { emptyPlan } from '../plan/makePlan'
import { planRun, type RunInput } from '../plan/planRun'
import { holdVanished } from '../plan/suspicious'
import { effectiveMap, type SyncMap } from '../map/rows'
import type { Plan, PlanPart, PlanProblem } from '../plan/types'
import type { Applied } from './Applied'
import type { SyncContext } from './SyncContext'
import { applyPlan } from './applyPlan'
import type { RefusedPart } from './createParts'
import { lockSyncedEvents } from './lockSyncedEvents'
import { overrideOf } from './overrides'
import { readStored } from './readStored'
import type { ExternalData } from './readExternal'

/** A batch of events, with their data at the box office. */
export interface Batch {
  /** External ids. */
  externalIds: string[]
  external: ExternalData
  /** External ids to import because no event is linked to them yet. */
  bringIn: ReadonlySet<string>
}

/** Result of a run. */
export interface Outcome {
  counts: Counts
  problems: ReportedProblem[]
}

/** Result of a batch. */
export interface BatchOutcome extends Outcome {
  /** External ids of events that are not fully in sync yet. */
  pending: ReadonlySet<string>
  /** Documents that validation rejects; the others are written. */
  refused: readonly RefusedPart[]
}

/** A problem with one record; the rest is still synced. */
type ReportedProblem = Pick<PlanProblem, 'detail' | 'externalId' | 'field' | 'title' | 'type'> & { name: string }

export const zeroCounts = (): Counts => countsOf(emptyPlan())

/** Plans a batch from the current state, without changing anything. */
export const planBatch = async (
  req: PayloadRequest,
  context: Omit<SyncContext, 'run'>,
  map: SyncMap,
  batch: Batch,
): Promise<Plan> => (await readAndPlan(req, context, map, batch)).plan

/** @returns the plan, and the ids of performances whose document no longer exists although a link does */
async function readAndPlan(
  req: PayloadRequest,
  context: Omit<SyncContext, 'run'>,
  map: SyncMap,
  { bringIn, externalIds, external: externalData }: Batch,
): Promise<{ orphaned: string[]; plan: Plan }> {
  const links = await linksTo(req, context, 'events', externalIds)
  const connected = [...links.values()].filter(({ isConnected }) => isConnected)
  const storedSide = await readStored(req, {
    events: connected.map(({ documentId }) => documentId),
    language: context.settings.language,
    person: req.user?.id,
    provider: context.provider,
  })
  const stored = new Map(storedSide.events.map((event) => [event.externalId, event]))
  const events = externalIds.flatMap((id): RunInput['events'][number][] => {
    const [external, event] = [externalData.events.get(id) ?? 'unlisted', stored.get(id)]
    if (event) return [{ external, map: effectiveMap(map, overrideOf(event.data)), stored: event }]
    return bringIn.has(id) && !links.has(id) ? [{ external, map, stored: null }] : []
  })
  const requestedIds = new Set(externalIds)
  const instances = externalData.instances.filter(({ eventId }) => requestedIds.has(eventId))
  const { orphaned, stored: elsewhere } = await linkedElsewhere(
    req,
    context,
    instances.map(({ id }) => id),
    new Set(storedSide.instances.map(({ id }) => id)),
  )
  // A performance whose record is unreadable still exists, so it is left unchanged.
  const unreadable = new Set(
    externalData.skipped.flatMap(({ id, reason }) => (id !== null && reason === 'unreadable' ? id : [])),
  )
  const plan = planRun(
    {
      elsewhere: { listed: externalData.listed, stored: elsewhere },
      events,
      externalInstances: instances,
      instances: storedSide.instances.filter(({ externalId }) => externalId === null || !unreadable.has(externalId)),
    },
    context.settings,
  )
  return { orphaned, plan }
}

/**
 * Performances that are linked under events outside this batch, because staff or the box office moved them.
 * @param batchInstances ids of the stored performances of these events
 * @returns their external ids, and the ids of linked documents that no longer exist
 */
async function linkedElsewhere(
  req: PayloadRequest,
  context: Omit<SyncContext, 'run'>,
  externalIds: string[],
  batchInstances: ReadonlySet<string>,
): Promise<{ orphaned: string[]; stored: Set<string> }> {
  const links = [...(await linksTo(req, context, 'event-instances', externalIds)).values()].filter(
    ({ documentId }) => !batchInstances.has(documentId),
  )
  const found = new Set(
    (
      await readNewestVersions(
        req,
        'event-instances',
        links.map(({ documentId }) => documentId),
        context.settings.language,
      )
    ).map(({ id }) => id),
  )
  return {
    orphaned: links.flatMap(({ documentId }) => (found.has(documentId) ? [] : documentId)),
    stored: new Set(links.flatMap(({ documentId, externalId }) => (found.has(documentId) ? externalId : []))),
  }
}

/**
 * Plans and applies a batch in the request's transaction. Concurrent syncs of the same events wait until it ends.
 * @param isHoldingRemovals hold everything that vanished instead of removing or marking it
 */
export async function syncBatch(
  req: PayloadRequest,
  context: SyncContext,
  map: SyncMap,
  batch: Batch,
  isHoldingRemovals: boolean,
): Promise<BatchOutcome> {
  await lockSyncedEvents(req, context, batch.externalIds)
  const { orphaned, plan: planned } = await readAndPlan(req, context, map, batch)
  await deleteLinks(req, 'event-instances', orphaned)
  const plan = isHoldingRemovals ? holdVanished(planned) : planned
  const applied = await applyPlan(req, context, plan)
  return { ...outcomeOf(plan, applied), pending: openEvents(plan, applied), refused: applied.refused }
}

/** Events with parts that wait for an editor lock or a valid document; the next sync checks them again. */
function openEvents(plan: Plan, { held, refused }: Pick<Applied, 'held' | 'refused'>): Set<string> {
  const waiting = [...plan.held.filter(({ reason }) => reason === 'locked'), ...held, ...refused]
  return new Set(
    waiting.flatMap(({ part }) => (part.type === 'events' ? part.externalId : (part.event?.externalId ?? []))),
  )
}

/** Counts what was actually written rather than planned. */
function outcomeOf(plan: Plan, { created, held, refused, written }: Applied): Outcome {
  const isWritten = new Set<unknown>([...created, ...written].map(({ part }) => part))
  const applied: Plan = {
    ...plan,
    create: plan.create.filter((part) => isWritten.has(part)),
    held: [...plan.held, ...held],
    remove: plan.remove.filter((part) => isWritten.has(part)),
    restore: plan.restore.filter((part) => isWritten.has(part)),
    update: plan.update.filter((part) => isWritten.has(part)),
  }
  const counts = countsOf(applied)
  const failed = {
    events: refused.filter(({ part }) => part.type === 'events').length,
    instances: refused.filter(({ part }) => part.type !== 'events').length,
  }
  const none = zeroCounts()
  return {
    counts: addCounts(counts, {
      ...none,
      events: { ...none.events, failed: failed.events },
      failed: refused.length,
      instances: { ...none.instances, failed: failed.instances },
    }),
    problems: [
      ...plan.problems,
      ...applied.held.filter(({ reason }) => reason === 'locked').map(({ part }) => problemOf(part, 'locked', '')),
      ...refused.map(({ part, reason }) => problemOf(part, 'refused', reason)),
    ],
  }
}

/** A problem of a run, with a document that is left as it is. */
export const problemOf = ({ externalId, title, type }: PlanPart, name: string, detail: string): ReportedProblem => ({
  detail,
  externalId,
  field: null,
  name,
  title,
  type,
})

export const addOutcomes = (a: Outcome, b: Outcome): Outcome => ({
  counts: addCounts(a.counts, b.counts),
  problems: [...a.problems, ...b.problems],
})
