import { and, asc, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow, type Transaction } from '@/database/connections'
import { oldWebsiteParts } from '../tables/oldWebsites'

type Part = typeof oldWebsiteParts.$inferSelect

/** Stores a slice of an export. One that was sent before is replaced. */
export async function writePart(req: Transaction, part: Part): Promise<void> {
  await (
    await dbOf(req)
  )
    .insert(oldWebsiteParts)
    .values(part)
    .onConflictDoUpdate({
      set: { bytes: part.bytes, size: part.size },
      target: [oldWebsiteParts.websiteId, oldWebsiteParts.file, oldWebsiteParts.number],
    })
}

/** The bytes of an export that have arrived, before compression, without one of the slices. */
export async function sizeOfOthers(
  req: Transaction,
  part: Pick<Part, 'file' | 'number' | 'websiteId'>,
): Promise<number> {
  const rows = await (
    await dbOf(req)
  )
    .select({ size: sql<string>`coalesce(sum(${oldWebsiteParts.size}), 0)` })
    .from(oldWebsiteParts)
    .where(
      and(
        eq(oldWebsiteParts.websiteId, part.websiteId),
        sql`(${oldWebsiteParts.file}, ${oldWebsiteParts.number}) <> (${part.file}, ${part.number})`,
      ),
    )
  return Number(oneRow(rows).size)
}

/** The bytes of each file of an export that have arrived, by its number. */
export async function fileSizes(req: Transaction, websiteId: string): Promise<Map<number, number>> {
  const rows = await (
    await dbOf(req)
  )
    .select({ file: oldWebsiteParts.file, size: sql<string>`sum(${oldWebsiteParts.size})` })
    .from(oldWebsiteParts)
    .where(eq(oldWebsiteParts.websiteId, websiteId))
    .groupBy(oldWebsiteParts.file)
  return new Map(rows.map(({ file, size }) => [file, Number(size)]))
}

/** The slices of a file in their order, one at a time. */
export async function* readParts(payload: BasePayload, websiteId: string, file: number): AsyncGenerator<Buffer> {
  const db = await dbOf({ payload })
  const ofFile = and(eq(oldWebsiteParts.websiteId, websiteId), eq(oldWebsiteParts.file, file))
  const numbers = await db
    .select({ number: oldWebsiteParts.number })
    .from(oldWebsiteParts)
    .where(ofFile)
    .orderBy(asc(oldWebsiteParts.number))
  for (const { number } of numbers) {
    const [part] = await db
      .select({ bytes: oldWebsiteParts.bytes })
      .from(oldWebsiteParts)
      .where(and(ofFile, eq(oldWebsiteParts.number, number)))
    if (part) yield part.bytes
  }
}

export async function deleteParts(req: Transaction, websiteId: string): Promise<void> {
  await (await dbOf(req)).delete(oldWebsiteParts).where(eq(oldWebsiteParts.websiteId, websiteId))
}
