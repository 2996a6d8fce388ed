import { sql } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '../connections'

/** Writes the slug of the newest version of a document if it is a draft. */
export async function writeDraftSlug(
  req: Transaction,
  { collection, id, slug }: { collection: string; id: string; slug: string | null },
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${tableOf(`_${collection}_v`)} set version_slug = ${slug} where parent_id = ${id}::uuid and latest and version__status = 'draft'`,
  )
}
