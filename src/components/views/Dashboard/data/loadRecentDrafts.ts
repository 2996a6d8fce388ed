import type { ContentType } from '@/access/contentType'
import { readNewestDrafts, type DraftableType } from '@/database/dashboard/newestDrafts'
import { poolFor, typesWith, type Scope } from './scope'

const LIMIT = 6

export interface Draft {
  id: string
  collection: string
  title: string | null
  updatedAt: Date
  /** An older version is live. */
  isPublished: boolean
}

/** The newest drafts, and unpublished changes to live documents, that the user can edit. */
export async function loadRecentDrafts(scope: Scope): Promise<Draft[] | null> {
  const types = typesWith(scope, 'manage').filter((type) => type.collection.versions)
  if (types.length === 0) return null
  const { req, tenant } = scope
  const rows = await readNewestDrafts(poolFor(scope), types.map(toDraftedType), {
    languages: [req.locale ?? tenant.defaultLanguage, tenant.defaultLanguage],
    limit: LIMIT,
    tenant: tenant.id,
  })
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

const toDraftedType = ({ slug, collection, titleField }: ContentType): DraftableType => ({
  slug,
  isTitleLocalized: collection.fields.some(
    (field) => 'name' in field && field.name === titleField && 'localized' in field && field.localized === true,
  ),
  titleField,
})
