import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'

const releases = namesOf('site_releases')

/** Locks a release until the end of the transaction, so that concurrent changes wait for it. */
export async function lockRelease(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select from ${releases} where ${releases.id} = ${id}::uuid for update`)
}

/** Locks a planned release that is due. Returns false, without waiting, if it is not, or another worker holds it. */
export async function lockDueRelease(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  )
    .execute(sql`select ${releases.id} from ${releases} where ${releases.id} = ${id}::uuid and ${releases.state} = 'planned' and ${releases.planned_for} <= ${new Date().toISOString()}
    for update skip locked`)
  return rows.length > 0
}
