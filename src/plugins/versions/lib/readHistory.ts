import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { anyDocuments, findPersonName, tenantOf } from '@/exports/server'
import { documentLabels } from '@/endpoints/documents/changeLabels'
import type { ComparedField, Row } from '@/lib/content/changes/changedField'
import { describeChanges } from '@/lib/content/changes/describeChanges'
import { writersOf } from '../database/writers'
import { changedFields, groupSessions, summaryOf, type StoredVersion, type Summary } from './summary'

/** A line of the history: one version, or all autosaves of one editing session. */
export interface HistoryLine extends StoredVersion {
  /** How many versions it represents. */
  count: number
  isCurrentDraft: boolean
  isLive: boolean
  summary: Summary
}

export interface History {
  lines: HistoryLine[]
  /** Names of writers by id, without deleted accounts. */
  names: Map<string, string>
  /** Time zone of the site. */
  timezone: string
}

/** More than are stored of a document. */
const MAX_VERSIONS = 100

interface Stored {
  id: string
  autosave?: boolean | null
  createdAt: string
  updatedAt: string
  version: Row & { _status?: string | null }
}

/**
 * Reads the versions of a document that the person may read, newest first, with their changes. Null if there are none.
 */
export async function readHistory(req: PayloadRequest, collection: string, document: string): Promise<History | null> {
  const slug = collection as CollectionSlug
  const { config } = req.payload.collections[slug]
  const { docs } = await req.payload.findVersions({
    collection: slug,
    depth: 0,
    limit: MAX_VERSIONS,
    locale: 'all',
    overrideAccess: false,
    req,
    sort: '-updatedAt',
    trash: true,
    user: req.user,
    where: { and: [{ parent: { equals: document } }, { snapshot: { not_equals: true } }] },
  })
  const stored = docs as unknown as Stored[]
  const [newest] = stored
  if (!newest) return null
  const tenantId = idOf(newest.version.tenant)
  const site = tenantId ? await tenantOf(req, tenantId) : null
  const writers = await writersOf(req, collection, document)
  const names = new Map<string, string>()
  for (const person of new Set([...writers.values()].flatMap((group) => group.map((writer) => writer.person)))) {
    const name = await findPersonName(req, person)
    if (name) names.set(person, name)
  }
  const labels = await documentLabels(req, {
    collection,
    named: new Map(),
    site: tenantId ? { id: tenantId, timezone: site?.timezone } : null,
  })
  const fields = config.flattenedFields
  const lists = new Set(fields.filter(({ type }) => type === 'array' || type === 'blocks').map(({ name }) => name))
  const compare = (before: Row, after: Row) =>
    changedFields(
      describeChanges(
        fields.filter((field) => !isDerived(field, after)),
        before,
        after,
        req.payload.blocks,
        { ...labels, languages: site?.languages ?? [] },
      ),
      lists,
    )

  const versions = stored.map((entry): StoredVersion & { values: Row } => {
    const authors = writers.get(entry.id) ?? []
    return {
      createdAt: entry.createdAt,
      id: entry.id,
      isAutosave: entry.autosave === true,
      isPublished: entry.version._status === 'published',
      people: authors.map(({ person }) => person),
      restoredSavedAt: authors.find(({ restoredSavedAt }) => restoredSavedAt)?.restoredSavedAt ?? null,
      updatedAt: entry.updatedAt,
      values: entry.version,
    }
  })
  const live = await liveVersion(req, slug, document, versions)
  const groups = groupSessions(versions)
  const lines = groups.map((group, index): HistoryLine => {
    const [first] = group
    const last = group.at(-1) ?? first
    const before = groups[index + 1]?.[0] ?? null
    const isFirst =
      !before && Math.abs(Date.parse(last.createdAt) - Date.parse(String(last.values.createdAt))) < FIRST_MS
    const { values, ...line } = first
    return {
      ...line,
      count: group.length,
      isCurrentDraft: index === 0 && !first.isPublished,
      isLive: group.some(({ id }) => id === live),
      summary: summaryOf(first, before, before ? compare(before.values, values) : [], isFirst),
    }
  })
  return { lines, names, timezone: site?.timezone ?? 'UTC' }
}

/** Maximum time between storing a document and storing its first version. */
const FIRST_MS = 5_000

/**
 * Fields that are not listed as changes: the status, which has its own text, read-only fields, and slugs derived from
 * the title.
 */
const isDerived = ({ admin, name }: ComparedField & { admin?: { readOnly?: unknown } }, values: Row): boolean =>
  name === '_status' || admin?.readOnly === true || (name === 'slug' && values.slugLock !== false)

/** The version that visitors see: the last published one, unless the document has been unpublished since. */
async function liveVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  versions: readonly StoredVersion[],
): Promise<string | null> {
  const doc = await anyDocuments(req).findByID({
    id,
    collection,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
    select: { _status: true },
    trash: true,
  })
  return doc?._status === 'published' ? (versions.find(({ isPublished }) => isPublished)?.id ?? null) : null
}
