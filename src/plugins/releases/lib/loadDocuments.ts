import type { PayloadRequest } from 'payload'
import { documentKey, findLockHolders, readNewestVersions } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { readVersionIds, type VersionId } from '@/database/documents/versionIds'
import type { StoredDocument } from '../database/documents'

// What a release knows of its documents, by document key: a fixed number of statements for each content type.

type Entry = Pick<StoredDocument, 'collection' | 'documentId'>

export const keyOf = ({ collection, documentId: id }: Entry): string => documentKey({ collection, id })

/** Loads the newest versions. Documents of other tenants are left out. */
export async function loadNewestVersions(
  req: PayloadRequest,
  tenantId: string,
  documents: readonly Entry[],
): Promise<Map<string, NewestVersion>> {
  const newest = await loadByType(
    documents,
    async (collection, ids) =>
      new Map(
        (await readNewestVersions(req, collection, ids, req.locale ?? '')).map((version) => [version.id, version]),
      ),
  )
  // A document stored without a version has no tenant here; its tenant was checked when it was added.
  return new Map([...newest].filter(([, { data }]) => (data.tenant ?? tenantId) === tenantId))
}

/** Reads the ids of all versions, newest first. */
export const readVersionsByKey = (
  req: PayloadRequest,
  documents: readonly Entry[],
): Promise<Map<string, VersionId[]>> => loadByType(documents, (collection, ids) => readVersionIds(req, collection, ids))

/** Finds who else is editing the documents. */
export const holdersAmong = (req: PayloadRequest, documents: readonly Entry[]): Promise<Map<string, string>> =>
  loadByType(documents, (collection, ids) => findLockHolders(req, collection, ids, req.user?.id))

async function loadByType<Value>(
  documents: readonly Entry[],
  load: (collection: string, ids: string[]) => Promise<Map<string, Value>>,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>()
  for (const [collection, group] of Map.groupBy(documents, (entry) => entry.collection)) {
    const values = await load(
      collection,
      group.map(({ documentId }) => documentId),
    )
    for (const [id, value] of values) found.set(documentKey({ collection, id }), value)
  }
  return found
}

/** The title as shown in lists of its type, in the language of the request. */
export function titleOf(type: ContentType | undefined, version: NewestVersion | undefined): string {
  const title = type && version?.data[type.collection.upload ? 'filename' : type.titleField]
  return typeof title === 'string' ? title : ''
}
