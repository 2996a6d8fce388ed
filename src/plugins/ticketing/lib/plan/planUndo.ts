import { readTarget } from '../map/document'
import type { MapParts } from '../map/checkMap'
import type { TargetField } from '../map/targets'
import { fingerprint, isSame } from '../map/values'
import type { FieldChange, PartType } from './types'

/** What a run did to one document. `to` of a formatted text is the document that was stored. */
export interface RunChange {
  action: 'created' | 'removed' | 'restored' | 'updated'
  type: PartType
  id: string
  externalId: string
  title: string
  /** Of a performance: id of its event. */
  event?: string
  fields: readonly FieldChange[]
}

/** A document as it stands when a run is taken back. */
export interface CurrentDocument {
  data: Readonly<Record<string, unknown>>
  isTrashed: boolean
  /** Somebody saved it since the run wrote it. */
  isEditedSince: boolean
  /** Of an event: it has performances that the run did not make. */
  hasOthers?: boolean
}

interface Named {
  id: string
  type: PartType
  externalId: string
  title: string
}

interface UndoPart extends Named {
  fields: FieldChange[]
  /** Fingerprints for `seen.ours` of the link, beside its `theirs`: what is taken back stays until the box office says something new. */
  ours: Record<string, string>
}

/** `changed`: the field is another since. `edited`: somebody worked on the document. `trashed`, `gone`, `restored`: it is where the undo would not look for it. */
type KeptReason = 'changed' | 'edited' | 'gone' | 'restored' | 'trashed'

export interface Kept extends Named {
  reason: KeptReason
  /** Null: the whole document. */
  field: string | null
}

export interface UndoPlan {
  update: UndoPart[]
  /** What the run made or took out of the trash: it goes there. */
  trash: Named[]
  /** What the run put into the trash: it comes back, and is kept though the box office does not list it (`isKept`). */
  restore: Named[]
  /** What stays as it is. */
  kept: Kept[]
}

/**
 * How a run is taken back: fields go back to what they were unless they changed since.
 * @param changes of the run
 * @param current by id; a document that is deleted is not in it
 */
export function planUndo(
  changes: readonly RunChange[],
  current: ReadonlyMap<string, CurrentDocument>,
  targets: MapParts<TargetField>,
  language: string,
): UndoPlan {
  const undo: UndoPlan = { kept: [], restore: [], trash: [], update: [] }
  // Performances first: an event stays when one of them does.
  const staying = new Set<string>()
  for (const change of [...changes].sort(
    (a, b) => Number(a.type === 'events') - Number(b.type === 'events') || order(a, b),
  )) {
    const now = current.get(change.id)
    const list = change.type === 'events' ? targets.events : targets.instances
    if (!now) keep(undo, change, 'gone')
    else if (change.action === 'removed') {
      if (now.isTrashed) undo.restore.push(named(change))
      else keep(undo, change, 'restored')
    } else if (now.isTrashed) keep(undo, change, 'trashed')
    else if (change.action === 'updated') undoFields(undo, change, now, list, language)
    else if (isWorkedOn(change, now, list, language) || staying.has(change.id) || now.hasOthers) {
      keep(undo, change, 'edited')
      if (change.event) staying.add(change.event)
    } else undo.trash.push(named(change))
  }
  return undo
}

const order = (one: Named, other: Named): number =>
  one.externalId < other.externalId ? -1 : one.externalId > other.externalId ? 1 : 0
const named = ({ externalId, id, title, type }: Named): Named => ({ externalId, id, title, type })
const keep = (undo: UndoPlan, change: RunChange, reason: KeptReason, field: string | null = null): void =>
  void undo.kept.push({ ...named(change), field, reason })

/** Edited by a person, or different from what the run left. */
const isWorkedOn = (
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
  const part: UndoPart = { ...named(change), fields: [], ours: {} }
  for (const { from, name, to } of change.fields) {
    const target = targets.find((one) => one.name === name)
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
