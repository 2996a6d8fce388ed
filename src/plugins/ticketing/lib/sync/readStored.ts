import type { PayloadRequest } from 'payload'
import { holdersOf } from '../../../../access/lockOf'
import { idOf } from '../../../../lib/values'
import { newestVersions, type NewestVersion } from '../../../../database/documents/newestVersions'
import { performancesOfAll } from '../../../../database/performances/ofEvents'
import { linksOf, type LinkedCollection, type StoredLink } from '../../database/links'
import type { StoredDocument, StoredEvent, StoredInstance } from '../plan/types'

export interface StoredSide {
  events: StoredEvent[]
  /** Of these events, those in the trash too. */
  instances: StoredInstance[]
}

interface Asked {
  /** Events, by their ids. */
  events: string[]
  /** Site's main language. */
  language: string
  provider: string
  /** Who syncs: what they have open themselves is no obstacle. Undefined: the clock. */
  person: string | undefined
}

/** Events and their performances as they stand here, with what the last sync knew of them. */
export async function readStored(
  req: PayloadRequest,
  { events: ids, language, person, provider }: Asked,
): Promise<StoredSide> {
  const instances = await performancesOfAll(req, ids)
  const read = async (collection: LinkedCollection, documents: string[]) => {
    const [newest, links, holders] = [
      await newestVersions(req, collection, documents, language),
      await linksOf(req, collection, documents),
      await holdersOf(req, collection, documents, person),
    ]
    return newest.map((one) => ({
      document: storedOf(one, links.get(one.id), holders.has(one.id), provider),
      link: ownLink(links.get(one.id), provider),
      newest: one,
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
      isTrashedBySync: link?.state === 'removed' && document.isTrashed,
    })),
  }
}

/** A document that follows another box office does not follow this one. */
const ownLink = (link: StoredLink | undefined, provider: string): StoredLink | undefined =>
  link?.provider === provider ? link : undefined

/** A document as it stands, with what is known of its link to this provider. */
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
    title: typeof data.title === 'string' ? data.title : '',
    unfollowed: link?.unfollowed ?? [],
  }
}
