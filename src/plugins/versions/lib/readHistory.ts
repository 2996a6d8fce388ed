import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '../../../lib/values'
import { tenantOf } from '../../../access/tenants'
import { anyDocuments } from '../../../collections/anyDocuments'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { documentLabels } from '../../../endpoints/documents/changeLabels'
import type { ComparedField, Row } from '../../../lib/content/changes/changedField'
import { describeChanges } from '../../../lib/content/changes/describeChanges'
import { writersOf } from '../database/writers'
import { changedFields, foldSittings, summaryOf, type StoredVersion, type Summary } from './summary'

/** A line of the history: a version, or all of a sitting. */
export interface HistoryLine extends StoredVersion {
  /** How many versions it stands for. */
  count: number
  isCurrentDraft: boolean
  isLive: boolean
  summary: Summary
}

export interface History {
  lines: HistoryLine[]
  /** Names of writers by their id; those who are gone are left out. */
  names: Map<string, string>
  /** Of the site. */
  timezone: string
}

/** More than are kept of a document. */
const MOST = 100

interface Stored {
  id: string
  autosave?: boolean | null
  createdAt: string
  updatedAt: string
  version: Row & { _status?: string | null }
}

/** The versions of a document that the person may read, the newest first, and what each has changed. Null where there are none for them. */
export async function readHistory(req: PayloadRequest, collection: string, document: string): Promise<History | null> {
  const slug = collection as CollectionSlug
  const { config } = req.payload.collections[slug]
  const { docs } = await req.payload.findVersions({
    collection: slug,
    depth: 0,
    limit: MOST,
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
  for (const person of new Set([...writers.values()].flatMap((all) => all.map((one) => one.person)))) {
    const name = await nameOfPerson(req, person)
    if (name) names.set(person, name)
  }
  const words = await documentLabels(req, {
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
        { ...words, languages: site?.languages ?? [] },
      ),
      lists,
    )

  const versions = stored.map((one): StoredVersion & { values: Row } => {
    const by = writers.get(one.id) ?? []
    return {
      createdAt: one.createdAt,
      id: one.id,
      isAutosave: one.autosave === true,
      isPublished: one.version._status === 'published',
      people: by.map(({ person }) => person),
      restoredSavedAt: by.find(({ restoredSavedAt }) => restoredSavedAt)?.restoredSavedAt ?? null,
      updatedAt: one.updatedAt,
      values: one.version,
    }
  })
  const live = await liveVersion(req, slug, document, versions)
  const groups = foldSittings(versions)
  const lines = groups.map((group, index): HistoryLine => {
    const [first, last] = [group[0]!, group.at(-1)!]
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

/** A document and its first version are stored one after the other. */
const FIRST_MS = 5_000

/** What a line says elsewhere, or the server has worked out: the state, what nobody can write, and a slug that follows its title. */
const isDerived = ({ admin, name }: ComparedField & { admin?: { readOnly?: unknown } }, values: Row): boolean =>
  name === '_status' || admin?.readOnly === true || (name === 'slug' && values.slugLock !== false)

/** The version that visitors see: the last that was published, unless it was taken off the site since. */
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
