import { countOldDrafts, countWithoutAlt, readEventsWithoutPerformances } from '@/database/dashboard/attentionRows'
import { countDoubtfulZones } from '@/database/performances/otherZones'
import { may, poolFor, typesWith, type Scope } from './scope'

const OLD_DRAFT_DAYS = 14
const MAX_EVENTS = 5

/** A task that needs attention. */
export type Attention =
  | { kind: 'noPerformances'; id: string; title: string | null }
  | { kind: 'noAlt'; count: number }
  | { kind: 'zones'; count: number }
  | { kind: 'oldDrafts'; collection: string; count: number; before: string }

/** Open tasks that the user can see, most urgent first. */
export async function loadAttention(scope: Scope, now: Date): Promise<Attention[]> {
  const lists = await Promise.all([
    loadEventsWithoutPerformances(scope),
    loadDoubtfulZones(scope),
    loadPicturesWithoutAlt(scope),
    loadOldDrafts(scope, now),
  ])
  return lists.flat()
}

async function loadEventsWithoutPerformances(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'view', 'events') || !may(scope, 'view', 'event-instances')) return []
  const { req, tenant } = scope
  const rows = await readEventsWithoutPerformances(poolFor(scope), {
    limit: MAX_EVENTS,
    locale: req.locale ?? tenant.defaultLanguage,
    tenant: tenant.id,
  })
  return rows.map((row) => ({ ...row, kind: 'noPerformances' }))
}

async function loadDoubtfulZones(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'manage', 'event-instances')) return []
  const count = await countDoubtfulZones(scope.req, scope.tenant.id)
  return count > 0 ? [{ count, kind: 'zones' }] : []
}

async function loadPicturesWithoutAlt(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'manage', 'media')) return []
  const count = await countWithoutAlt(poolFor(scope), scope.tenant.id, scope.tenant.defaultLanguage)
  return count > 0 ? [{ count, kind: 'noAlt' }] : []
}

async function loadOldDrafts(scope: Scope, now: Date): Promise<Attention[]> {
  const types = typesWith(scope, 'manage').filter((type) => !type.collection.upload)
  const before = new Date(now.getTime() - OLD_DRAFT_DAYS * 86_400_000).toISOString()
  const rows = await countOldDrafts(
    poolFor(scope),
    scope.tenant.id,
    types.map(({ slug }) => slug),
    before,
  )
  return rows.map((row) => ({ ...row, before, kind: 'oldDrafts' }))
}
