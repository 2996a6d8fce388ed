import { desc, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { errors } from '../tables/versions'

export type StoredError = typeof errors.$inferSelect
export type NewError = Pick<
  StoredError,
  'address' | 'column' | 'fault' | 'file' | 'line' | 'message' | 'number' | 'tenantId' | 'themeId'
>

const MAX_ERRORS = 100

/** Records an error, or increases its count when it is already known. */
export async function recordError(payload: BasePayload, error: NewError, count: number): Promise<void> {
  await poolOf(payload).query(
    `insert into theme_errors (tenant_id, theme_id, number, fault, file, line, "column", message, address, count)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
      where exists (select 1 from theme_versions where theme_id = $2 and number = $3) and (select count(*) from theme_errors where theme_id = $2) < ${MAX_ERRORS * 2}
      on conflict (theme_id, number, fault) do update set count = theme_errors.count + excluded.count, last_at = now(), address = excluded.address`,
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
  await poolOf(payload).query(`delete from theme_errors where last_at < now() - interval '30 days'`)
}

/** Deletes errors of versions that no longer exist. */
export async function deleteErrorsOfDeletedVersions(req: Transaction, themeId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`delete from theme_errors e where e.theme_id = ${themeId}::uuid and not exists (select 1 from theme_versions v where v.theme_id = e.theme_id and v.number = e.number)`,
  )
}
