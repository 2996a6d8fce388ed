import type { PayloadRequest } from 'payload'
import { writeDerivedTexts } from '../../../database/documents/derivedTexts'
import type { LinkedCollection, StoredLink } from './links'

/** Has documents show what they follow: a copy, so that lists can be asked for it. Null: nothing. */
export const showLinks = (
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
