import type { BasePayload } from 'payload'
import { dbOf } from '@/database/connections'
import { canarySites } from '../tables/canary'

type CanarySite = typeof canarySites.$inferSelect

/** The sites that the canary has, by name. */
export async function readCanarySites(payload: BasePayload): Promise<Map<CanarySite['name'], CanarySite>> {
  const rows = await (await dbOf({ payload })).select().from(canarySites)
  return new Map(rows.map((row) => [row.name, row]))
}

export async function addCanarySite(payload: BasePayload, site: CanarySite): Promise<void> {
  await (await dbOf({ payload })).insert(canarySites).values(site)
}
