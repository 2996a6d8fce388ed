import { dataWith } from '@/plugins/ticketing/lib/map/document'
import { isHtml, seenAfter, type Seen, type TargetValue } from '@/plugins/ticketing/lib/map/values'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { linkAfter, dropEditedFields } from '@/plugins/ticketing/lib/plan/stillApplies'
import type { CurrentDocument, RunChange, UndoPlan } from '@/plugins/ticketing/lib/plan/planUndo'
import type { Plan, PlanPart, StoredDocument, StoredEvent, StoredInstance } from '@/plugins/ticketing/lib/plan/types'
import { TARGETS } from './season'

/** A site in memory: what the apply step keeps in the database. */
export interface Model {
  events: Map<string, StoredEvent>
  instances: Map<string, StoredInstance>
}

export const emptyModel = (): Model => ({ events: new Map(), instances: new Map() })
export const copyOf = (model: Model): Model => structuredClone(model)

const targetsOf = (type: PlanPart['type']) => (type === 'events' ? TARGETS.events : TARGETS.instances)

/** As an editor stores a text: here only its words, in one paragraph. */
export const lexicalOf = (html: string) => ({
  root: {
    children: [
      { children: [{ text: textOfHtml(html), type: 'text', version: 1 }], direction: 'ltr', type: 'paragraph' },
    ],
    type: 'root',
  },
})

const stored = (value: TargetValue): TargetValue => (isHtml(value) ? lexicalOf(value.html) : value)

/** Applies a plan as the application does: each part where it still applies, ids by external id, so that a second time changes nothing. */
export function applyToModel(model: Model, plan: Plan, only: (part: PlanPart) => boolean = () => true): RunChange[] {
  const changes: RunChange[] = []
  const events = (part: PlanPart) => part.type === 'events'
  for (const part of [...plan.create.filter(events), ...plan.create.filter((one) => !events(one))].filter(only))
    create(model, part, changes)
  for (const part of plan.update.filter(only)) write(model, part, 'updated', changes)
  for (const part of plan.restore.filter(only)) write(model, part, 'restored', changes)
  for (const part of plan.remove.filter(only)) {
    const found = model.instances.get(part.id ?? '')
    if (!found || found.isTrashed) continue
    model.instances.set(found.id, { ...found, isTrashed: true, isTrashedBySync: true })
    changes.push(changeOf(part, 'removed', []))
  }
  for (const { id, to } of plan.status) model.events.set(id, { ...model.events.get(id)!, status: to })
  for (const { id, isMissing, seen, type, unfollow } of plan.notes) {
    const found = find(model, type, id)
    if (found)
      put(model, type, { ...linkAfter(found, { seen, unfollow }), ...(isMissing !== undefined && { isMissing }) })
  }
  return changes
}

const find = (model: Model, type: PlanPart['type'], id: string): StoredDocument | undefined =>
  (type === 'events' ? model.events : model.instances).get(id)
const put = (model: Model, type: PlanPart['type'], document: StoredDocument): void =>
  void (type === 'events'
    ? model.events.set(document.id, document as StoredEvent)
    : model.instances.set(document.id, document as StoredInstance))
const changeOf = (part: PlanPart, action: RunChange['action'], fields: RunChange['fields']): RunChange => ({
  action,
  event: part.event?.id,
  externalId: part.externalId,
  fields,
  id: part.id ?? '',
  title: part.title,
  type: part.type,
})

function create(model: Model, part: PlanPart, changes: RunChange[]): void {
  // Ids follow from external ids here, so that one id stands for the unique index of the database.
  const id = `${part.type}:${part.externalId}`
  if (model.events.has(id) || model.instances.has(id)) return
  const base = {
    data: {},
    externalId: part.externalId,
    hasDraft: false,
    id,
    isLocked: false,
    isPublished: part.write === 'live',
    isTrashed: false,
    seen: {},
    title: part.title,
    unfollowed: [],
  }
  if (part.type === 'events') model.events.set(id, { ...base, status: 'connected' })
  else model.instances.set(id, { ...base, event: part.event?.id ?? `events:${part.event?.externalId}` })
  write(model, { ...part, id }, 'created', changes)
}

function write(model: Model, part: PlanPart, action: RunChange['action'], changes: RunChange[]): void {
  const found = find(model, part.type, part.id ?? '')
  if (!found || found.isLocked || (action === 'updated' && found.isTrashed)) return
  const targets = targetsOf(part.type)
  const { part: rest } = dropEditedFields(part, found.data, targets, 'en')
  const fields = rest.fields.map((change) => ({ ...change, to: stored(change.to) }))
  const texts = Object.fromEntries(
    rest.fields.flatMap(({ name, to }): [string, Seen][] =>
      isHtml(to) ? [[name, seenAfter('richText', to, stored(to))]] : [],
    ),
  )
  const data = { ...found.data, ...dataWith(found.data, fields, targets, 'en') }
  put(model, part.type, {
    ...linkAfter(found, rest, texts),
    data,
    externalId: part.externalId,
    isTrashed: false,
    ...(action === 'restored' && { isTrashedBySync: false }),
  })
  changes.push(
    changeOf(
      {
        ...part,
        event:
          part.type === 'events'
            ? undefined
            : { externalId: null, id: (model.instances.get(found.id) as StoredInstance).event },
      },
      action,
      fields,
    ),
  )
}

/** What an undo asks for, as the application finds it. */
export function currentOf(model: Model): Map<string, CurrentDocument> {
  return new Map(
    [...model.events.values(), ...model.instances.values()].map((one) => [
      one.id,
      { data: one.data, isEditedSince: 'isEditedSince' in one && one.isEditedSince === true, isTrashed: one.isTrashed },
    ]),
  )
}

export function applyUndo(model: Model, undo: UndoPlan): void {
  for (const { fields, id, ours, type } of undo.update) {
    const found = find(model, type, id)!
    const seen = Object.fromEntries(
      Object.entries(ours).map(([name, one]) => [name, { ours: one, theirs: found.seen[name]?.theirs ?? '' }]),
    )
    put(model, type, {
      ...found,
      data: { ...found.data, ...dataWith(found.data, fields, targetsOf(type), 'en') },
      seen: { ...found.seen, ...seen },
    })
  }
  for (const { id, type } of undo.trash) put(model, type, { ...find(model, type, id)!, isTrashed: true })
  for (const { id } of undo.restore)
    model.instances.set(id, { ...model.instances.get(id)!, isKept: true, isTrashed: false })
}
