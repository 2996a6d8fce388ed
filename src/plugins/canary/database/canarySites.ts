import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { canarySites } from '../tables/canary'

type CanarySite = typeof canarySites.$inferSelect

/** The sites that the canary has, by name. */
export async function readCanarySites(req: Transaction): Promise<Map<CanarySite['name'], CanarySite>> {
  const rows = await (await dbOf(req)).select().from(canarySites)
  return new Map(rows.map((row) => [row.name, row]))
}

export async function addCanarySite(req: Transaction, site: CanarySite): Promise<void> {
  await (await dbOf(req)).insert(canarySites).values(site)
}
