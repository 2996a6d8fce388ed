import { readNextSchedules } from '@/database/documents/schedules'
import { documentKey, readDocumentNames } from '@/endpoints/documents/documentNames'
import { momentsOf } from '@/endpoints/documents/siteMoments'
import { typesWith, type Scope } from './scope'

const LIMIT = 6

export interface ScheduledDocument {
  id: string
  collection: string
  title: string
  isPublish: boolean
  /** In the site's time zone and date format, in the UI language. */
  moment: string
}

/** The next documents to be published or unpublished, as far as the user can see them. */
export async function loadScheduledDocuments(scope: Scope): Promise<ScheduledDocument[]> {
  const { req, tenant } = scope
  const collections = typesWith(scope, 'view').flatMap(({ collection, slug }) =>
    collection.versions ? [{ hasTrash: Boolean(collection.trash), slug }] : [],
  )
  const next = await readNextSchedules(req, { collections, limit: LIMIT, tenantId: tenant.id })
  if (next.length === 0) return []
  const [names, format] = await Promise.all([readDocumentNames(req, next, tenant.id), momentsOf(req, tenant.id)])
  return next.flatMap(({ at, collection, id, isPublish }) => {
    const named = names.get(documentKey({ collection, id }))
    return named ? [{ id, collection, isPublish, moment: format(at), title: named.title }] : []
  })
}
