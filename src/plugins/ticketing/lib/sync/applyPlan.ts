import type { PayloadRequest } from 'payload'
import { renamePerformances } from '@/collections/EventInstances/renamePerformances'
import { readNewestVersions } from '@/exports/server'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { writeSpans } from '@/database/events/span'
import type { PartType, Plan, PlanPart, FieldChange } from '../plan/types'
import type { Applied } from './Applied'
import { createParts } from './createParts'
import { saveLinks } from './saveLinks'
import type { SyncContext } from './SyncContext'
import { updateParts, type PlannedMove } from './updateParts'
import { withContext } from '@/collections/AuditLog/withoutAudit'
import { saveChanges } from '@/plugins/ticketing/database/runs'
import { readTarget } from '../map/document'
import { isHtml } from '../map/values'
import { targetsOf } from './dataOf'

/**
 * Applies a plan, or one part of a long one, atomically in the request's transaction. Its events must have been locked
 * before planning (`lockSyncedEvents`).
 */
export const applyPlan = (req: PayloadRequest, context: SyncContext, plan: Plan): Promise<Applied> =>
  // Event spans are updated once at the end, and the run itself is recorded instead of audit entries.
  withContext(req, { spansFollow: true, withoutAudit: true }, async () => {
    const outcome = await write(req, context, plan)
    await updateDerived(req, context, outcome)
    const applied = { ...outcome, left: await readLeft(req, context, outcome) }
    await saveLinks(req, context, plan, applied)
    await keepRun(req, context, applied)
    return applied
  })

/** Performances before events, the same lock order as a user's save of a performance. */
async function write(req: PayloadRequest, context: SyncContext, plan: Plan): Promise<Omit<Applied, 'left'>> {
  const instances = await updateParts(req, context, 'event-instances', movesOf(plan, 'event-instances'))
  const events = await updateParts(req, context, 'events', movesOf(plan, 'events'))
  const made = await createParts(
    req,
    context,
    plan.create.filter(({ type }) => type === 'events'),
    new Map(),
  )
  const ids = new Map(made.created.map(({ id, part }) => [part.externalId, id]))
  const hasEvent = ({ event }: PlanPart) =>
    event !== undefined && (event.id !== undefined || ids.has(event.externalId ?? ''))
  const added = await createParts(
    req,
    context,
    plan.create.filter((part) => part.type === 'event-instances' && hasEvent(part)),
    ids,
  )
  return {
    created: [...made.created, ...added.created],
    held: [...instances.held, ...events.held],
    refused: [...instances.refused, ...events.refused, ...made.refused, ...added.refused],
    written: [...instances.written, ...events.written],
  }
}

function movesOf(plan: Plan, type: PartType): PlannedMove[] {
  const of = (move: PlannedMove['move'], parts: readonly PlanPart[]) =>
    parts.filter((part) => part.type === type).map((part): PlannedMove => ({ move, part }))
  return [...of('restore', plan.restore), ...of('update', plan.update), ...of('remove', plan.remove)]
}

/** Updates what hooks derive on single saves: performance names and event spans. */
async function updateDerived(
  req: PayloadRequest,
  { tenant }: SyncContext,
  { created, written }: Omit<Applied, 'left'>,
): Promise<void> {
  const performances = created.filter(({ part }) => part.type === 'event-instances')
  if (performances.length > 0) await renamePerformances(req, tenant, { ids: performances.map(({ id }) => id) })
  const moved = written.flatMap(({ part }) => (part.type === 'event-instances' ? (part.event?.id ?? []) : []))
  await writeSpans(req, [...performances.map(({ data }) => String(data.event)), ...moved])
}

async function readLeft(
  req: PayloadRequest,
  { settings }: SyncContext,
  { created, written }: Omit<Applied, 'left'>,
): Promise<Map<string, NewestVersion>> {
  const documents = [
    ...created.map(({ id, part }) => ({ id, type: part.type })),
    ...written.map(({ part }) => ({ id: part.id, type: part.type })),
  ]
  const versions = await Promise.all(
    [...Map.groupBy(documents, ({ type }) => type)].map(([type, list]) =>
      readNewestVersions(
        req,
        type,
        list.map(({ id }) => id),
        settings.language,
      ),
    ),
  )
  return new Map(versions.flat().map((version) => [version.id, version]))
}

/** Records the changes of a run, for display and undo. */
async function keepRun(
  req: PayloadRequest,
  context: SyncContext,
  { created, left, written }: Pick<Applied, 'created' | 'left' | 'written'>,
): Promise<void> {
  const ids = { runId: context.run, tenantId: context.tenant }
  await saveChanges(req, [
    ...created.map(({ id, part }) => ({
      ...ids,
      collection: part.type,
      documentId: id,
      externalId: part.externalId,
      fields: asStored(context, part, part.fields, left.get(id)),
      title: part.title,
      type: 'create' as const,
    })),
    ...written
      .filter(({ fields, move }) => fields.length > 0 || move !== 'update')
      .map(({ fields, move, part }) => ({
        ...ids,
        collection: part.type,
        documentId: part.id,
        externalId: part.externalId,
        fields: asStored(context, part, fields, left.get(part.id)),
        title: part.title,
        type: move === 'remove' ? ('remove' as const) : move === 'restore' ? ('restore' as const) : ('update' as const),
      })),
  ])
}

/** Records rich text as the stored Lexical document, so that later edits can be detected. */
function asStored(
  { settings }: SyncContext,
  { type }: PlanPart,
  changes: readonly FieldChange[],
  version: NewestVersion | undefined,
): FieldChange[] {
  const targets = new Map(targetsOf(settings, type).map((target) => [target.name, target]))
  return changes.map((change) => {
    const target = targets.get(change.name)
    return version && target && isHtml(change.to)
      ? { ...change, to: readTarget(version.data, target, settings.language) }
      : change
  })
}
