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

/**
 * Writes live only to published documents without a pending draft.
 * @param withDraft how those with one are written: `ahead` for performances
 */
export const writeMode = (
  { hasDraft, isPublished }: Pick<StoredDocument, 'hasDraft' | 'isPublished'>,
  syncToPublished: boolean,
  withDraft: 'ahead' | 'draft' = 'draft',
): PlanPart['write'] => (!syncToPublished || !isPublished ? 'draft' : hasDraft ? withDraft : 'live')

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

/** Merges plans. Lists are sorted by external id, so that the result does not depend on input order. */
export function mergePlans(plans: readonly Plan[]): Plan {
  const byId = (a: { externalId: string }, b: { externalId: string }) => compare(a.externalId, b.externalId)
  const all = <Key extends 'create' | 'notes' | 'problems' | 'remove' | 'restore' | 'status' | 'update' | 'vanished'>(
    key: Key,
  ): Plan[Key] => plans.flatMap((plan): Plan[Key][number][] => plan[key]) as Plan[Key]
  return {
    create: all('create').sort(byId),
    held: plans
      .flatMap(({ held }) => held)
      .sort((a, b) => byId(a.part, b.part) || compare(a.field ?? '', b.field ?? '')),
    linked: plans.reduce((sum, { linked }) => sum + linked, 0),
    notes: all('notes').sort((a, b) => compare(a.id, b.id)),
    problems: all('problems').sort(
      (a, b) => byId(a, b) || compare(a.field ?? '', b.field ?? '') || compare(a.name, b.name),
    ),
    remove: all('remove').sort(byId),
    restore: all('restore').sort(byId),
    status: all('status').sort(byId),
    unchanged: {
      events: plans.reduce((sum, { unchanged }) => sum + unchanged.events, 0),
      instances: plans.reduce((sum, { unchanged }) => sum + unchanged.instances, 0),
    },
    update: all('update').sort(byId),
    vanished: all('vanished').sort(byId),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
