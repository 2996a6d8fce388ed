import {
  countOldDrafts,
  countWithoutAlt,
  eventsWithoutPerformances,
} from '../../../../database/dashboard/attentionRows'
import { countDoubtfulZones } from '../../../../database/performances/otherZones'
import { may, poolFor, typesWith, type Scope } from './scope'

const OLD_DRAFT_DAYS = 14
const MOST_EVENTS = 5

/** Something that somebody should look at. */
export type Attention =
  | { kind: 'noPerformances'; id: string; title: string | null }
  | { kind: 'noAlt'; count: number }
  | { kind: 'zones'; count: number }
  | { kind: 'oldDrafts'; collection: string; count: number; before: string }

/** What waits for somebody, of what the person may see, the most urgent first. */
export async function attention(scope: Scope, now: Date): Promise<Attention[]> {
  const lists = await Promise.all([
    loadEventsWithoutPerformances(scope),
    doubtfulZones(scope),
    picturesWithoutAlt(scope),
    oldDrafts(scope, now),
  ])
  return lists.flat()
}

async function loadEventsWithoutPerformances(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'view', 'events') || !may(scope, 'view', 'event-instances')) return []
  const { req, tenant } = scope
  const rows = await eventsWithoutPerformances(poolFor(scope), {
    limit: MOST_EVENTS,
    locale: req.locale ?? tenant.defaultLanguage,
    tenant: tenant.id,
  })
  return rows.map((row) => ({ ...row, kind: 'noPerformances' }))
}

async function doubtfulZones(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'manage', 'event-instances')) return []
  const count = await countDoubtfulZones(scope.req, scope.tenant.id)
  return count > 0 ? [{ count, kind: 'zones' }] : []
}

async function picturesWithoutAlt(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'manage', 'media')) return []
  const count = await countWithoutAlt(poolFor(scope), scope.tenant.id, scope.tenant.defaultLanguage)
  return count > 0 ? [{ count, kind: 'noAlt' }] : []
}

async function oldDrafts(scope: Scope, now: Date): Promise<Attention[]> {
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
