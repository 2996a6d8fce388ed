import { readTarget } from '../map/document'
import type { MapParts } from '../map/checkMap'
import type { TargetField } from '../map/targets'
import { fingerprint, isSame } from '../map/values'
import type { FieldChange, PartType } from './types'

/** A change a run made to one document. For rich text, `to` is the stored document. */
export interface RunChange {
  action: 'created' | 'removed' | 'restored' | 'updated'
  type: PartType
  id: string
  externalId: string
  title: string
  /** For a performance: id of its event. */
  event?: string
  fields: readonly FieldChange[]
}

/** Current state of a document when a run is undone. */
export interface CurrentDocument {
  data: Readonly<Record<string, unknown>>
  isTrashed: boolean
  /** A user saved it after the run wrote it. */
  isEditedSince: boolean
  /** For an event: it has performances that the run did not create. */
  hasOthers?: boolean
}

interface DocumentRef {
  id: string
  type: PartType
  externalId: string
  title: string
}

interface UndoPart extends DocumentRef {
  fields: FieldChange[]
  /**
   * New values of `seen.ours`, while `seen.theirs` stays: a restored value stays until the box office sends a new one.
   */
  ours: Record<string, string>
}

/**
 * Why something is not undone. `changed`: the field has changed since. `edited`: a user edited the document. `trashed`,
 * `gone`, `restored`: the document is in the trash, deleted, or already restored.
 */
type KeptReason = 'changed' | 'edited' | 'gone' | 'restored' | 'trashed'

export interface Kept extends DocumentRef {
  reason: KeptReason
  /** Null: the whole document. */
  field: string | null
}

export interface UndoPlan {
  update: UndoPart[]
  /** Documents that the run created or restored; they are moved to the trash. */
  trash: DocumentRef[]
  /**
   * Documents that the run moved to the trash; they are restored, and kept although the box office does not list them
   * (`isKept`).
   */
  restore: DocumentRef[]
  /** What is not undone. */
  kept: Kept[]
}

/**
 * Plans the undo of a run. Fields get their previous values unless they have changed since.
 * @param changes of the run
 * @param current by id; permanently deleted documents are absent
 */
export function planUndo(
  changes: readonly RunChange[],
  current: ReadonlyMap<string, CurrentDocument>,
  targets: MapParts<TargetField>,
  language: string,
): UndoPlan {
  const undo: UndoPlan = { kept: [], restore: [], trash: [], update: [] }
  // Performances first: an event is kept if any of its performances is.
  const keptEvents = new Set<string>()
  for (const change of [...changes].sort(
    (a, b) => Number(a.type === 'events') - Number(b.type === 'events') || byExternalId(a, b),
  )) {
    const now = current.get(change.id)
    const list = change.type === 'events' ? targets.events : targets.instances
    if (!now) keep(undo, change, 'gone')
    else if (change.action === 'removed') {
      if (now.isTrashed) undo.restore.push(toRef(change))
      else keep(undo, change, 'restored')
    } else if (now.isTrashed) keep(undo, change, 'trashed')
    else if (change.action === 'updated') undoFields(undo, change, now, list, language)
    else if (isEdited(change, now, list, language) || keptEvents.has(change.id) || now.hasOthers) {
      keep(undo, change, 'edited')
      if (change.event) keptEvents.add(change.event)
    } else undo.trash.push(toRef(change))
  }
  return undo
}

const byExternalId = (a: DocumentRef, b: DocumentRef): number =>
  a.externalId < b.externalId ? -1 : a.externalId > b.externalId ? 1 : 0
const toRef = ({ externalId, id, title, type }: DocumentRef): DocumentRef => ({ externalId, id, title, type })
const keep = (undo: UndoPlan, change: RunChange, reason: KeptReason, field: string | null = null): void =>
  void undo.kept.push({ ...toRef(change), field, reason })

/** Whether a user edited the document, or its fields differ from what the run wrote. */
const isEdited = (
  { fields }: RunChange,
  { data, isEditedSince }: CurrentDocument,
  targets: readonly TargetField[],
  language: string,
): boolean =>
  isEditedSince ||
  fields.some(({ name, to }) =>
    targets.some((target) => target.name === name && !isSame(target.kind, readTarget(data, target, language), to)),
  )

function undoFields(
  undo: UndoPlan,
  change: RunChange,
  { data }: CurrentDocument,
  targets: readonly TargetField[],
  language: string,
): void {
  const part: UndoPart = { ...toRef(change), fields: [], ours: {} }
  for (const { from, name, to } of change.fields) {
    const target = targets.find((field) => field.name === name)
    const now = target ? readTarget(data, target, language) : null
    if (!target || !isSame(target.kind, now, to)) {
      keep(undo, change, 'changed', name)
      continue
    }
    part.fields.push({ from: now, name, to: from })
    part.ours[name] = fingerprint(target.kind, from)
  }
  if (part.fields.length > 0) undo.update.push(part)
}
