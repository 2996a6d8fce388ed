import type { Change } from '../../../lib/content/changes/changedField'

/** A field that is not as it was. */
export interface ChangedField {
  label: string
  /** Of a list: how many of its rows are others; null for every other field. */
  rows: number | null
}

/** A version as it is stored, without its values. */
export interface StoredVersion {
  id: string
  createdAt: string
  isAutosave: boolean
  isPublished: boolean
  people: string[]
  /** When the version was saved that it brought back; null where it did not. */
  restoredSavedAt: string | null
  updatedAt: string
}

export interface Summary {
  kind: 'changed' | 'created' | 'publishedChanged' | 'published' | 'restored' | 'saved' | 'unpublished'
  fields: ChangedField[]
}

/**
 * What was done between two versions.
 * @param before null where it is not there (any more)
 * @param isFirst the document began with it
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
 * The fields in which something changed, each once.
 * @param lists names of fields that hold rows
 */
export function changedFields(changes: readonly Change[], lists: ReadonlySet<string>): ChangedField[] {
  const byField = Map.groupBy(changes, ({ path }) => path.split('.')[0] ?? '')
  return [...byField].map(([name, own]) => ({
    label: own[0]!.place[0] ?? name,
    rows: lists.has(name) ? rowsIn(own) : null,
  }))
}

/** A row that was added, removed or moved stands under the list itself; one that was changed under its number. */
function rowsIn(changes: readonly Change[]): number {
  const rows = new Set<string>()
  changes.forEach(({ path }, index) => rows.add(path.split('.')[1] ?? `whole ${index}`))
  return rows.size
}

/** Versions further apart are of two sittings. */
const SITTING_MS = 30 * 60_000

/**
 * Folds what one person's form saved by itself in one sitting: each group is shown as its newest version.
 * @param versions the newest first
 */
export function foldSittings<Version extends StoredVersion>(versions: readonly Version[]): Version[][] {
  const groups: Version[][] = []
  for (const version of versions) {
    const newer = groups.at(-1)?.at(-1)
    if (newer && isOneSitting(version, newer)) groups.at(-1)!.push(version)
    else groups.push([version])
  }
  return groups
}

const isOneSitting = (version: StoredVersion, newer: StoredVersion): boolean =>
  version.isAutosave &&
  newer.isAutosave &&
  !version.isPublished &&
  !newer.isPublished &&
  !version.restoredSavedAt &&
  !newer.restoredSavedAt &&
  version.people.length > 0 &&
  version.people.join() === newer.people.join() &&
  Date.parse(newer.createdAt) - Date.parse(version.updatedAt) <= SITTING_MS
