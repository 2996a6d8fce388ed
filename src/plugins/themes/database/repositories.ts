import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { deliveries, repositories } from '../tables/repositories'

const githubDeliveries = namesOf('github_deliveries')

export type FollowedRepository = typeof repositories.$inferSelect
export type NewRepository = Pick<
  FollowedRepository,
  'branch' | 'hookId' | 'path' | 'repo' | 'repositoryId' | 'tag' | 'tenantId' | 'themeId' | 'userId'
>

export async function repositoryOf(req: Transaction, themeId: string): Promise<FollowedRepository | null> {
  const [row] = await (await dbOf(req)).select().from(repositories).where(eq(repositories.themeId, themeId))
  return row ?? null
}

/** Returns the linked repositories of a tenant's themes. */
export const repositoriesOf = async (req: Transaction, tenantId: string): Promise<FollowedRepository[]> =>
  (await dbOf(req)).select().from(repositories).where(eq(repositories.tenantId, tenantId))

/** Links a theme to a repository, replacing the previous link and its sync state. */
export async function linkRepository(req: Transaction, row: NewRepository): Promise<void> {
  const fresh = { ...row, lastCommit: null, problem: null, state: 'new' as const, syncedAt: null, triedAt: null }
  await (
    await dbOf(req)
  )
    .insert(repositories)
    .values(fresh)
    .onConflictDoUpdate({ set: fresh, target: repositories.themeId })
}

export async function unlinkRepositories(req: Transaction, themeIds: string[]): Promise<void> {
  if (themeIds.length > 0) await (await dbOf(req)).delete(repositories).where(inArray(repositories.themeId, themeIds))
}

export async function updateSyncState(
  req: Transaction,
  themeId: string,
  note: Partial<
    Pick<FollowedRepository, 'lastCommit' | 'problem' | 'repo' | 'state' | 'syncedAt' | 'triedAt' | 'userId'>
  >,
): Promise<void> {
  await (await dbOf(req)).update(repositories).set(note).where(eq(repositories.themeId, themeId))
}

/** Records that the version of the last synced commit, which waited for a person, is current. */
export async function markSynced(req: Transaction, themeId: string, commit: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(repositories)
    .set({ state: 'synced' })
    .where(
      and(
        eq(repositories.themeId, themeId),
        inArray(repositories.state, ['asks', 'waits']),
        sql`${repositories.lastCommit}->>'sha' = ${commit}`,
      ),
    )
}

/**
 * Returns the themes linked to a branch or a tag of a repository.
 * @param isFailed only themes whose last sync failed. Default: false
 */
export async function findLinkedThemes(
  req: Transaction,
  repositoryId: number,
  { branch, isFailed = false, tag }: { branch: string | null; isFailed?: boolean; tag: string | null },
): Promise<string[]> {
  const ref =
    tag === null ? and(isNull(repositories.tag), eq(repositories.branch, branch ?? '')) : eq(repositories.tag, tag)
  const rows = await (
    await dbOf(req)
  )
    .select({ themeId: repositories.themeId })
    .from(repositories)
    .where(
      and(eq(repositories.repositoryId, repositoryId), ref, isFailed ? eq(repositories.state, 'failed') : undefined),
    )
  return rows.map(({ themeId }) => themeId)
}

/** Counts the themes that use a webhook. */
export async function countHookUses(req: Transaction, hookId: number): Promise<number> {
  return (
    await (
      await dbOf(req)
    )
      .select({ themeId: repositories.themeId })
      .from(repositories)
      .where(eq(repositories.hookId, hookId))
  ).length
}

/** Ensures that only one sync of a theme runs at a time. @returns false while another one is running */
export async function acquireLease(
  req: Transaction,
  themeId: string,
  { lease, until }: { lease: string; until: Date },
): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .update(repositories)
    .set({ lease, leasedUntil: until })
    .where(
      and(
        eq(repositories.themeId, themeId),
        or(isNull(repositories.leasedUntil), lt(repositories.leasedUntil, new Date())),
      ),
    )
    .returning({ themeId: repositories.themeId })
  return rows.length > 0
}

export async function releaseLease(req: Transaction, themeId: string, lease: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(repositories)
    .set({ lease: null, leasedUntil: null })
    .where(and(eq(repositories.themeId, themeId), eq(repositories.lease, lease)))
}

/** Records a webhook delivery. @returns false when it has been received before */
export async function recordDelivery(req: Transaction, digest: string): Promise<boolean> {
  return (await (await dbOf(req)).insert(deliveries).values({ digest }).onConflictDoNothing().returning()).length > 0
}

/** Deletes deliveries older than seven days; GitHub redelivers for at most three. */
export async function deleteOldDeliveries(payload: BasePayload): Promise<void> {
  await poolOf(payload).query(
    `delete from ${githubDeliveries} where ${githubDeliveries.received_at} < now() - interval '7 days'`,
  )
}
