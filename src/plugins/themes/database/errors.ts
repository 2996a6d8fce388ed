import { desc, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { errors } from '../tables/versions'

const themeErrors = namesOf('theme_errors')
const themeVersions = namesOf('theme_versions')
const e = namesOf('theme_errors', 'e')
const v = namesOf('theme_versions', 'v')

export type StoredError = typeof errors.$inferSelect
export type NewError = Pick<
  StoredError,
  'address' | 'column' | 'fault' | 'file' | 'line' | 'message' | 'number' | 'tenantId' | 'themeId'
>

const MAX_ERRORS = 100

/** Records an error, or increases its count when it is already known. */
export async function recordError(payload: BasePayload, error: NewError, count: number): Promise<void> {
  await poolOf(payload).query(
    `insert into ${themeErrors} (${themeErrors.tenant_id}, ${themeErrors.theme_id}, ${themeErrors.number}, ${themeErrors.fault}, ${themeErrors.file}, ${themeErrors.line}, ${themeErrors.column}, ${themeErrors.message}, ${themeErrors.address}, ${themeErrors.count})
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
      where exists (select 1 from ${themeVersions} where ${themeVersions.theme_id} = $2 and ${themeVersions.number} = $3) and (select count(*) from ${themeErrors} where ${themeErrors.theme_id} = $2) < ${MAX_ERRORS * 2}
      on conflict (${themeErrors.theme_id}, ${themeErrors.number}, ${themeErrors.fault}) do update set ${themeErrors.count} = ${themeErrors}.${themeErrors.count} + excluded.${themeErrors.count}, ${themeErrors.last_at} = now(), ${themeErrors.address} = excluded.${themeErrors.address}`,
    [
      error.tenantId,
      error.themeId,
      error.number,
      error.fault,
      error.file,
      error.line,
      error.column,
      error.message,
      error.address,
      count,
    ],
  )
}

/** Most recent first. */
export const listErrors = async (req: Transaction, themeId: string): Promise<StoredError[]> =>
  (await dbOf(req))
    .select()
    .from(errors)
    .where(eq(errors.themeId, themeId))
    .orderBy(desc(errors.lastAt))
    .limit(MAX_ERRORS)

/** Deletes errors that have not occurred for 30 days. */
export async function deleteOldErrors(payload: BasePayload): Promise<void> {
  await poolOf(payload).query(`delete from ${themeErrors} where ${themeErrors.last_at} < now() - interval '30 days'`)
}

/** Deletes errors of versions that no longer exist. */
export async function deleteErrorsOfDeletedVersions(req: Transaction, themeId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`delete from ${e} where ${e.theme_id} = ${themeId}::uuid and not exists (select 1 from ${v} where ${v.theme_id} = ${e.theme_id} and ${v.number} = ${e.number})`,
  )
}
