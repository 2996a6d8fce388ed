import type { PayloadRequest } from 'payload'
import { findLockHolders, readNewestVersions } from '@/exports/server'
import { idOf } from '@/lib/values'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { findPerformancesOfEvents } from '@/database/performances/ofEvents'
import { linksOf, type LinkedCollection, type StoredLink } from '../../database/links'
import type { StoredDocument, StoredEvent, StoredInstance } from '../plan/types'

export interface StoredSide {
  events: StoredEvent[]
  /** Performances of these events, including trashed ones. */
  instances: StoredInstance[]
}

interface StoredQuery {
  /** Event ids. */
  events: string[]
  /** The site's main language. */
  language: string
  provider: string
  /** Id of the user who syncs, whose own editor locks are ignored. Undefined for scheduled runs. */
  person: string | undefined
}

/** Reads stored events and performances with their sync state. */
export async function readStored(
  req: PayloadRequest,
  { events: ids, language, person, provider }: StoredQuery,
): Promise<StoredSide> {
  const instances = await findPerformancesOfEvents(req, ids)
  const read = async (collection: LinkedCollection, documents: string[]) => {
    const [newest, links, holders] = [
      await readNewestVersions(req, collection, documents, language),
      await linksOf(req, collection, documents),
      await findLockHolders(req, collection, documents, person),
    ]
    return newest.map((version) => ({
      document: storedOf(version, links.get(version.id), holders.has(version.id), provider),
      link: ownLink(links.get(version.id), provider),
      newest: version,
    }))
  }
  return {
    events: (await read('events', ids)).map(({ document, link }) => ({
      ...document,
      status: link?.state === 'deleted' ? 'deleted' : 'connected',
    })),
    instances: (await read('event-instances', instances)).map(({ document, link, newest }) => ({
      ...document,
      event: idOf(newest.data.event) ?? '',
      isEditedSince: link?.leftAt ? Date.parse(newest.updatedAt) > link.leftAt.getTime() : false,
      isKept: link?.state === 'kept',
      isMissing: link?.state === 'held' || link?.state === 'kept',
      isTrashedBySync: link?.state === 'removed' && document.isTrashed,
    })),
  }
}

/** A link to another provider does not count for this one. */
const ownLink = (link: StoredLink | undefined, provider: string): StoredLink | undefined =>
  link?.provider === provider ? link : undefined

/** A stored document with the state of its link to this provider. */
export function storedOf(
  newest: NewestVersion,
  stored: StoredLink | undefined,
  isLocked: boolean,
  provider: string,
): StoredDocument {
  const link = ownLink(stored, provider)
  const { data, hasDraft, id, isPublished, isTrashed } = newest
  return {
    id,
    data,
    externalId: link?.externalId ?? null,
    hasDraft,
    isLocked,
    isPublished,
    isTrashed,
    seen: link?.seen ?? {},
    takenBack: link?.takenBack ?? [],
    title: typeof data.title === 'string' ? data.title : '',
    unfollowed: link?.unfollowed ?? [],
  }
}
