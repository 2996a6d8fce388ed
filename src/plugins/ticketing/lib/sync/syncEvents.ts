import type { PayloadRequest } from 'payload'
import { linksTo } from '../../database/links'
import { addCounts, countsOf, type Counts } from '../plan/counts'
import { emptyPlan } from '../plan/makePlan'
import { planRun, type RunInput } from '../plan/planRun'
import { holdVanished } from '../plan/suspicious'
import { effectiveMap, type SyncMap } from '../map/rows'
import type { Plan, PlanProblem } from '../plan/types'
import type { Applied } from './Applied'
import { applyPlan } from './applyPlan'
import { overrideOf } from './overrides'
import { readStored } from './readStored'
import type { SyncContext } from './SyncContext'
import type { ThereSide } from './readThere'

/** Some events of a box office, and what is known of them there. */
export interface Batch {
  /** Ids of theirs. */
  externalIds: string[]
  there: ThereSide
  /** Those among them that nobody follows yet and that are to be brought in. */
  bringIn: ReadonlySet<string>
}

/** What a run says of itself. */
export interface Outcome {
  counts: Counts
  problems: ReportedProblem[]
}

/** A problem of one record: everything else goes on. */
export type ReportedProblem = Pick<PlanProblem, 'detail' | 'externalId' | 'field' | 'title' | 'type'> & { name: string }

export const noCounts = (): Counts => countsOf(emptyPlan())

/** Plans some events as they stand at this moment. */
export async function planBatch(req: PayloadRequest, context: Omit<SyncContext, 'run'>, map: SyncMap, { bringIn, externalIds, there }: Batch): Promise<Plan> {
  const links = await linksTo(req, context, 'events', externalIds)
  const connected = [...links.values()].filter(({ isConnected }) => isConnected)
  const here = await readStored(req, { events: connected.map(({ documentId }) => documentId), language: context.settings.language, person: req.user?.id, provider: context.provider })
  const stored = new Map(here.events.map((event) => [event.externalId, event]))
  const events = externalIds.flatMap((id): RunInput['events'][number][] => {
    const [external, event] = [there.events.get(id) ?? 'unlisted', stored.get(id)]
    if (event) return [{ external, map: effectiveMap(map, overrideOf(event.data)), stored: event }]
    return bringIn.has(id) && !links.has(id) ? [{ external, map, stored: null }] : []
  })
  const wanted = new Set(externalIds)
  // A performance whose record cannot be read is there all the same: it stays as it is.
  const unreadable = new Set(there.skipped.flatMap(({ id, reason }) => (id !== null && reason === 'unreadable' ? id : [])))
  return planRun({ events, externalInstances: there.instances.filter(({ eventId }) => wanted.has(eventId)), instances: here.instances.filter(({ externalId }) => externalId === null || !unreadable.has(externalId)) }, context.settings)
}

/**
 * Plans some events and carries it out, in the request's transaction.
 * @param holdsBack nothing that vanished is removed or marked
 */
export async function syncBatch(req: PayloadRequest, context: SyncContext, map: SyncMap, batch: Batch, holdsBack: boolean): Promise<Outcome> {
  const planned = await planBatch(req, context, map, batch)
  const plan = holdsBack ? holdVanished(planned) : planned
  return outcomeOf(plan, await applyPlan(req, context, plan))
}

/** What was done is counted, not what was planned. */
function outcomeOf(plan: Plan, { created, held, refused, written }: Applied): Outcome {
  const isWritten = new Set([...created, ...written].map(({ part }) => part))
  const done: Plan = {
    ...plan,
    create: plan.create.filter((part) => isWritten.has(part)),
    held: [...plan.held, ...held],
    remove: plan.remove.filter((part) => isWritten.has(part as never)),
    restore: plan.restore.filter((part) => isWritten.has(part as never)),
    update: plan.update.filter((part) => isWritten.has(part as never)),
  }
  const counts = countsOf(done)
  const failed = { events: refused.filter(({ part }) => part.type === 'events').length, instances: refused.filter(({ part }) => part.type !== 'events').length }
  const none = noCounts()
  return {
    counts: addCounts(counts, { ...none, events: { ...none.events, failed: failed.events }, failed: refused.length, instances: { ...none.instances, failed: failed.instances } }),
    problems: [...plan.problems, ...refused.map(({ part, reason }) => ({ detail: reason, externalId: part.externalId, field: null, name: 'refused', title: part.title, type: part.type }))],
  }
}

export const addOutcomes = (one: Outcome, other: Outcome): Outcome => ({ counts: addCounts(one.counts, other.counts), problems: [...one.problems, ...other.problems] })
