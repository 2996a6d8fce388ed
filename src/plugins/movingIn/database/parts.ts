import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow } from '@/exports/server'
import type { Transaction } from '@/exports/types'
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

/** Numbers and sizes of the slices of a file, in their order. */
export async function listSlices(
  req: Transaction,
  websiteId: string,
  file: number,
): Promise<Pick<Part, 'number' | 'size'>[]> {
  return (await dbOf(req))
    .select({ number: oldWebsiteParts.number, size: oldWebsiteParts.size })
    .from(oldWebsiteParts)
    .where(and(eq(oldWebsiteParts.websiteId, websiteId), eq(oldWebsiteParts.file, file)))
    .orderBy(asc(oldWebsiteParts.number))
}

/** A slice, compressed; empty if it is gone. */
export async function readSlice(req: Transaction, websiteId: string, file: number, number: number): Promise<Buffer> {
  const [part] = await (
    await dbOf(req)
  )
    .select({ bytes: oldWebsiteParts.bytes })
    .from(oldWebsiteParts)
    .where(
      and(eq(oldWebsiteParts.websiteId, websiteId), eq(oldWebsiteParts.file, file), eq(oldWebsiteParts.number, number)),
    )
  return part?.bytes ?? Buffer.alloc(0)
}

/** The slices of a file in their order, one at a time. */
export async function* readParts(payload: BasePayload, websiteId: string, file: number): AsyncGenerator<Buffer> {
  for (const { number } of await listSlices({ payload }, websiteId, file)) {
    const bytes = await readSlice({ payload }, websiteId, file, number)
    if (bytes.length > 0) yield bytes
  }
}

/** @param kept numbers of the files that are still needed. Default: none */
export async function deleteParts(req: Transaction, websiteId: string, kept: number[] = []): Promise<void> {
  await (
    await dbOf(req)
  )
    .delete(oldWebsiteParts)
    .where(
      and(
        eq(oldWebsiteParts.websiteId, websiteId),
        kept.length > 0 ? notInArray(oldWebsiteParts.file, kept) : undefined,
      ),
    )
}
