import type { EventsPart } from '@/access/registryOf'
import { findOpenReleases } from '../database/documents'

/** Returns the open releases that would change performances once they go live. */
export const plannedInReleases: NonNullable<EventsPart['planned']> = async (req, tenant, performances) => {
  const documents = performances.map((id) => ({ collection: 'event-instances', id }))
  const found = await findOpenReleases(req, tenant, documents)
  return found.map(({ documentId, title }) => ({ performance: documentId, what: title }))
}
