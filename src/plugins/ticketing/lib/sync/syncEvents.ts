import type { PayloadRequest } from 'payload'
import { newestVersions } from '../../../../database/documents/newestVersions'
import { deleteLinks, linksTo } from '../../database/links'
import { addCounts, countsOf, type Counts } from '../plan/counts'
import { emptyPlan } from '../plan/makePlan'
import { planRun, type RunInput } from '../plan/planRun'
import { holdVanished } from '../plan/suspicious'
import { effectiveMap, type SyncMap } from '../map/rows'
import type { Plan, PlanPart, PlanProblem } from '../plan/types'
import type { Applied } from './Applied'
import { applyPlan } from './applyPlan'
import { lockFollowed } from './lockFollowed'
import { overrideOf } from './overrides'
import { readStored } from './readStored'
import { withoutRefused, type RefusedWrites } from './refusedWrites'
import type { SyncContext } from './SyncContext'
import type { ThereSide } from './readThere'

/** Some events of a box office, and what is known of them there. */
export interface Batch {
  /** Ids of theirs. */
  externalIds: string[]
  there: ThereSide
  /** Those among them that nobody follows yet and that are to be brought in. */
  bringIn: ReadonlySet<string>
  /** Documents that cannot be written, as an earlier try has shown: they are left out. */
  refused?: RefusedWrites
}

/** What a run says of itself. */
export interface Outcome {
  counts: Counts
  problems: ReportedProblem[]
}

/** The same of some events. */
export interface BatchOutcome extends Outcome {
  /** Those among them that are not as the box office has them yet, by their id there. */
  open: ReadonlySet<string>
}

/** A problem of one record: everything else goes on. */
type ReportedProblem = Pick<PlanProblem, 'detail' | 'externalId' | 'field' | 'title' | 'type'> & { name: string }

export const noCounts = (): Counts => countsOf(emptyPlan())

/** Plans some events as they stand at this moment. Changes nothing. */
export const planBatch = async (
  req: PayloadRequest,
  context: Omit<SyncContext, 'run'>,
  map: SyncMap,
  batch: Batch,
): Promise<Plan> => (await readAndPlan(req, context, map, batch)).plan

/** @returns with the plan the documents of links whose document is gone: they hold nothing back */
async function readAndPlan(
  req: PayloadRequest,
  context: Omit<SyncContext, 'run'>,
  map: SyncMap,
  { bringIn, externalIds, there }: Batch,
): Promise<{ gone: string[]; plan: Plan }> {
  const links = await linksTo(req, context, 'events', externalIds)
  const connected = [...links.values()].filter(({ isConnected }) => isConnected)
  const here = await readStored(req, {
    events: connected.map(({ documentId }) => documentId),
    language: context.settings.language,
    person: req.user?.id,
    provider: context.provider,
  })
  const stored = new Map(here.events.map((event) => [event.externalId, event]))
  const events = externalIds.flatMap((id): RunInput['events'][number][] => {
    const [external, event] = [there.events.get(id) ?? 'unlisted', stored.get(id)]
    if (event) return [{ external, map: effectiveMap(map, overrideOf(event.data)), stored: event }]
    return bringIn.has(id) && !links.has(id) ? [{ external, map, stored: null }] : []
  })
  const wanted = new Set(externalIds)
  const own = there.instances.filter(({ eventId }) => wanted.has(eventId))
  const { gone, stored: elsewhere } = await linkedElsewhere(
    req,
    context,
    own.map(({ id }) => id),
    new Set(here.instances.map(({ id }) => id)),
  )
  // A performance whose record cannot be read is there all the same: it stays as it is.
  const unreadable = new Set(
    there.skipped.flatMap(({ id, reason }) => (id !== null && reason === 'unreadable' ? id : [])),
  )
  const plan = planRun(
    {
      elsewhere: { listed: there.listed, stored: elsewhere },
      events,
      externalInstances: own,
      instances: here.instances.filter(({ externalId }) => externalId === null || !unreadable.has(externalId)),
    },
    context.settings,
  )
  return { gone, plan }
}

/**
 * Performances of theirs that follow under another event than these: staff have moved them, or the box office has.
 * @param here ids of the performances of these events
 * @returns their ids there, and the documents of links whose document is gone
 */
async function linkedElsewhere(
  req: PayloadRequest,
  context: Omit<SyncContext, 'run'>,
  externalIds: string[],
  here: ReadonlySet<string>,
): Promise<{ gone: string[]; stored: Set<string> }> {
  const links = [...(await linksTo(req, context, 'event-instances', externalIds)).values()].filter(
    ({ documentId }) => !here.has(documentId),
  )
  const found = new Set(
    (
      await newestVersions(
        req,
        'event-instances',
        links.map(({ documentId }) => documentId),
        context.settings.language,
      )
    ).map(({ id }) => id),
  )
  return {
    gone: links.flatMap(({ documentId }) => (found.has(documentId) ? [] : documentId)),
    stored: new Set(links.flatMap(({ documentId, externalId }) => (found.has(documentId) ? externalId : []))),
  }
}

/**
 * Plans some events and carries it out, in the request's transaction. Whoever else syncs one of them waits until then.
 * @param holdsBack nothing that vanished is removed or marked
 * @throws RefusedWrite where a rule of a field forbids one document; nothing is written then
 */
export async function syncBatch(
  req: PayloadRequest,
  context: SyncContext,
  map: SyncMap,
  batch: Batch,
  holdsBack: boolean,
): Promise<BatchOutcome> {
  await lockFollowed(req, context, batch.externalIds)
  const { gone, plan: planned } = await readAndPlan(req, context, map, batch)
  await deleteLinks(req, 'event-instances', gone)
  const { plan, refused } = withoutRefused(holdsBack ? holdVanished(planned) : planned, batch.refused)
  const applied = await applyPlan(req, context, plan)
  const all = { ...applied, refused: [...applied.refused, ...refused] }
  return { ...outcomeOf(plan, all), open: openEvents(plan, all) }
}

/** Events of which something waits for a lock to end, or for a document to become right: the next sync looks at them again. */
function openEvents(plan: Plan, { held, refused }: Pick<Applied, 'held' | 'refused'>): Set<string> {
  const waiting = [...plan.held.filter(({ reason }) => reason === 'locked'), ...held, ...refused]
  return new Set(
    waiting.flatMap(({ part }) => (part.type === 'events' ? part.externalId : (part.event?.externalId ?? []))),
  )
}

/** What was done is counted, not what was planned. */
function outcomeOf(plan: Plan, { created, held, refused, written }: Applied): Outcome {
  const isWritten = new Set<unknown>([...created, ...written].map(({ part }) => part))
  const done: Plan = {
    ...plan,
    create: plan.create.filter((part) => isWritten.has(part)),
    held: [...plan.held, ...held],
    remove: plan.remove.filter((part) => isWritten.has(part)),
    restore: plan.restore.filter((part) => isWritten.has(part)),
    update: plan.update.filter((part) => isWritten.has(part)),
  }
  const counts = countsOf(done)
  const failed = {
    events: refused.filter(({ part }) => part.type === 'events').length,
    instances: refused.filter(({ part }) => part.type !== 'events').length,
  }
  const none = noCounts()
  return {
    counts: addCounts(counts, {
      ...none,
      events: { ...none.events, failed: failed.events },
      failed: refused.length,
      instances: { ...none.instances, failed: failed.instances },
    }),
    problems: [
      ...plan.problems,
      ...done.held.filter(({ reason }) => reason === 'locked').map(({ part }) => problemOf(part, 'locked', '')),
      ...refused.map(({ part, reason }) => problemOf(part, 'refused', reason)),
    ],
  }
}

const problemOf = ({ externalId, title, type }: PlanPart, name: string, detail: string): ReportedProblem => ({
  detail,
  externalId,
  field: null,
  name,
  title,
  type,
})

export const addOutcomes = (one: Outcome, other: Outcome): Outcome => ({
  counts: addCounts(one.counts, other.counts),
  problems: [...one.problems, ...other.problems],
})
