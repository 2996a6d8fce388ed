import type { FieldProblem, PlannedFields } from './planFields'
import type { Held, HeldReason, LinkNote, Plan, PlanPart, StoredDocument } from './types'

export const emptyPlan = (): Plan => ({
  create: [],
  held: [],
  linked: 0,
  notes: [],
  problems: [],
  remove: [],
  restore: [],
  status: [],
  unchanged: { events: 0, instances: 0 },
  update: [],
  vanished: [],
})

/** A part without changes yet. */
export const partOf = (
  part: Pick<PlanPart, 'event' | 'externalId' | 'id' | 'title' | 'type'>,
  write: PlanPart['write'] = 'draft',
): PlanPart => ({ ...part, fields: [], isAdopted: false, seen: {}, unfollow: [], write })

export const withFields = (part: PlanPart, { changes, edited, seen }: PlannedFields): PlanPart => ({
  ...part,
  fields: changes,
  seen,
  unfollow: edited.map(({ name }) => name),
})

export const hold = (plan: Plan, reason: HeldReason, would: Held['would'], part: PlanPart): void =>
  void plan.held.push({ part, reason, would })

/** Writes live only to published documents without a pending draft. */
export const writeMode = (
  { hasDraft, isPublished }: Pick<StoredDocument, 'hasDraft' | 'isPublished'>,
  syncToPublished: boolean,
): PlanPart['write'] => (syncToPublished && isPublished && !hasDraft ? 'live' : 'draft')

export function report(plan: Plan, { externalId, title, type }: PlanPart, problems: readonly FieldProblem[]): void {
  for (const problem of problems) plan.problems.push({ ...problem, externalId, title, type })
}

/** Plans the update of an existing document: write it, hold it, or leave it unchanged. */
export function planUpdate(
  plan: Plan,
  stored: StoredDocument,
  part: PlanPart,
  fields: PlannedFields,
  note: Partial<LinkNote> = {},
): void {
  const full = withFields(part, fields)
  report(plan, part, fields.problems)
  const isWritten = full.fields.length > 0 || full.isAdopted
  if (isWritten && stored.isLocked) return hold(plan, 'locked', 'update', full)
  for (const change of fields.edited)
    plan.held.push({ field: change.name, part: { ...part, fields: [change] }, reason: 'edited', would: 'update' })
  if (isWritten) plan.update.push(full)
  else plan.unchanged[part.type === 'events' ? 'events' : 'instances']++
  const isNoted = !isWritten && (Object.keys(full.seen).length > 0 || full.unfollow.length > 0)
  if (isNoted || Object.keys(note).length > 0)
    plan.notes.push({
      id: stored.id,
      seen: isWritten ? {} : full.seen,
      type: part.type,
      unfollow: isWritten ? [] : full.unfollow,
      ...note,
    })
}
