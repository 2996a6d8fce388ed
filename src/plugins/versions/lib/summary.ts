import type { Change } from '@/lib/content/changes/changedField'
import { groupBy, type NonEmpty } from '@/lib/lists/items'

/** A field that has changed. */
export interface ChangedField {
  label: string
  /** How many rows changed, for fields that hold rows; null for other fields. */
  rows: number | null
}

/** A stored version without its values. */
export interface StoredVersion {
  id: string
  createdAt: string
  isAutosave: boolean
  isPublished: boolean
  people: string[]
  /** When the restored version was saved; null if none was restored. */
  restoredSavedAt: string | null
  updatedAt: string
}

export interface Summary {
  kind: 'changed' | 'created' | 'publishedChanged' | 'published' | 'restored' | 'saved' | 'unpublished'
  fields: ChangedField[]
}

/**
 * Summarises what changed between two versions.
 * @param before the previous version; null if there is none, or it is no longer stored
 * @param isFirst whether the version was saved when the document was created
 */
export function summaryOf(
  version: StoredVersion,
  before: StoredVersion | null,
  fields: ChangedField[],
  isFirst: boolean,
): Summary {
  if (version.restoredSavedAt) return { fields: [], kind: 'restored' }
  if (!before) return { fields: [], kind: isFirst ? 'created' : version.isPublished ? 'published' : 'saved' }
  const hasChanged = fields.length > 0
  if (version.isPublished) return { fields, kind: hasChanged ? 'publishedChanged' : 'published' }
  if (!hasChanged) return { fields, kind: before.isPublished && !version.isAutosave ? 'unpublished' : 'saved' }
  return { fields, kind: 'changed' }
}

/**
 * Lists each changed field once.
 * @param lists names of the fields that hold rows
 */
export function changedFields(changes: readonly Change[], lists: ReadonlySet<string>): ChangedField[] {
  const byField = groupBy(changes, ({ path }) => path.split('.')[0] ?? '')
  return [...byField].map(([name, own]) => ({
    label: own[0].place[0] ?? name,
    rows: lists.has(name) ? countRows(own) : null,
  }))
}

/** Counts changed rows. Added, removed and moved rows have the path of the list; changed rows include their index. */
function countRows(changes: readonly Change[]): number {
  const rows = new Set<string>()
  changes.forEach(({ path }, index) => rows.add(path.split('.')[1] ?? `whole ${index}`))
  return rows.size
}

/** Maximum pause between two autosaves of one editing session. */
const SESSION_MS = 30 * 60_000

/**
 * Groups the autosaves of one person's editing session. Each group is shown as its newest version.
 * @param versions newest first
 */
export function groupSessions<Version extends StoredVersion>(versions: readonly Version[]): NonEmpty<Version>[] {
  const groups: NonEmpty<Version>[] = []
  for (const version of versions) {
    const group = groups.at(-1)
    const newer = group?.at(-1)
    if (group && newer && isSameSession(version, newer)) group.push(version)
    else groups.push([version])
  }
  return groups
}

const isSameSession = (version: StoredVersion, newer: StoredVersion): boolean =>
  version.isAutosave &&
  newer.isAutosave &&
  !version.isPublished &&
  !newer.isPublished &&
  !version.restoredSavedAt &&
  !newer.restoredSavedAt &&
  version.people.length > 0 &&
  version.people.join() === newer.people.join() &&
  Date.parse(newer.createdAt) - Date.parse(version.updatedAt) <= SESSION_MS
