import type { PayloadRequest } from 'payload'
import { writeDerivedTexts } from '@/database/documents/derivedTexts'
import type { LinkedCollection, StoredLink } from './links'

/** Copies links to fields of their documents, so that lists can be filtered by them. Null clears the fields. */
export const copyLinksToDocuments = (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: LinkedCollection,
  links: { id: string; link: Pick<StoredLink, 'externalId' | 'provider'> | null }[],
): Promise<void> =>
  writeDerivedTexts(
    req,
    collection,
    ['ticketing_provider', 'ticketing_external_id'],
    links.map(({ id, link }) => ({
      id,
      texts: { ticketing_external_id: link?.externalId ?? null, ticketing_provider: link?.provider ?? null },
    })),
  )
