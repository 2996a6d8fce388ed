import type { ContentType } from '../../../../access/contentType'
import { newestDrafts, type DraftedType } from '../../../../database/dashboard/newestDrafts'
import { poolFor, typesWith, type Scope } from './scope'

const MOST = 6

export interface Draft {
  id: string
  collection: string
  title: string | null
  updatedAt: Date
  /** Live in an older version. */
  isPublished: boolean
}

/** What the person could go on with: the newest drafts, and changes over published documents, that they may edit. */
export async function recentDrafts(scope: Scope): Promise<Draft[] | null> {
  const types = typesWith(scope, 'manage').filter((type) => type.collection.versions)
  if (types.length === 0) return null
  const { req, tenant } = scope
  const rows = await newestDrafts(poolFor(scope), types.map(draftedType), {
    languages: [req.locale ?? tenant.defaultLanguage, tenant.defaultLanguage],
    limit: MOST,
    tenant: tenant.id,
  })
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

const draftedType = ({ slug, collection, titleField }: ContentType): DraftedType => ({
  slug,
  isTitleLocalized: collection.fields.some(
    (field) => 'name' in field && field.name === titleField && 'localized' in field && field.localized === true,
  ),
  titleField,
})
