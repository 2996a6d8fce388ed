import { readNewestDrafts } from '@/database/dashboard/newestDrafts'
import { draftableTypes } from '@/endpoints/documents/draftableTypes'
import { poolFor, type Scope } from './scope'

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
  const { person, req, tenant } = scope
  const types = draftableTypes(req, person, tenant.id)
  if (types.length === 0) return null
  const rows = await readNewestDrafts(poolFor(scope), types, {
    languages: [req.locale ?? tenant.defaultLanguage, tenant.defaultLanguage],
    limit: LIMIT,
    tenant: tenant.id,
  })
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}
