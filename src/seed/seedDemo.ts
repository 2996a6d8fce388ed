import type { Payload } from 'payload'
import { featuresOf } from '@/config/feature'
import { required } from '@/lib/values'
import { beginSeed, finishSeed } from './progressMarker'
import { readTenants } from './reading/kinds'
import { seedPlatform } from './seedPlatform'
import { seedSite } from './seedSite'

export interface SeedOptions {
  /** The reference day of the programme. Default: today. */
  now?: Date
  /** Receives progress messages. Default: none. */
  log?: (line: string) => void
}

/**
 * Fills an empty database with the demo, whose content is in the folder `data`. Does nothing if the database has other accounts or the demo is complete. After
 * an interrupted run it adds what is missing: documents are looked up by their natural key first, and each one is
 * written with all its languages in one transaction.
 * @returns whether anything was done
 */
export async function seedDemo(
  payload: Payload,
  { now: today = new Date(), log = () => {} }: SeedOptions = {},
): Promise<boolean> {
  const now = await beginSeed(payload, today)
  if (!now) return false
  log('Plans, apps, accounts and tenants')
  const tenants = await seedPlatform({ now, payload })
  const seeding = { log, now, payload }
  for (const tenant of readTenants())
    await seedSite(seeding, required(tenants.get(tenant.slug), `tenant ${tenant.slug}`), tenant)
  for (const { programs } of featuresOf(payload.config)) await programs?.demo?.(payload)
  await finishSeed(payload, now)
  return true
}
