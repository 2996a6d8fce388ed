import type { Payload } from 'payload'
import { featuresOf } from '@/config/feature'
import { required } from '@/lib/values'
import { readTenants } from './reading/kinds'
import { seedPlatform } from './seedPlatform'
import { seedSite } from './seedSite'

const KEY = 'demo-seed'

interface Marker {
  /** The reference day of the programme, in ISO 8601. */
  now: string
  finished: boolean
}

/**
 * Decides whether this database is to be seeded, and marks the seed as begun.
 * @param now the reference day of the programme, unless an earlier run has set it
 * @returns the reference day to use; null if the demo is complete or the database has accounts of other people
 */
export async function beginSeed(payload: Payload, now: Date): Promise<Date | null> {
  const marker = await payload.kv.get<Marker>(KEY)
  if (marker) return marker.finished ? null : new Date(marker.now)
  // The seed runs before any user exists, so access control does not apply.
  const { totalDocs } = await payload.count({
    collection: 'users',
    overrideAccess: true,
    where: { internal: { not_equals: true } },
  })
  if (totalDocs > 0) return null
  await payload.kv.set(KEY, { finished: false, now: now.toISOString() } satisfies Marker)
  return now
}

/** Marks the seed as complete. */
async function finishSeed(payload: Payload, now: Date): Promise<void> {
  await payload.kv.set(KEY, { finished: true, now: now.toISOString() } satisfies Marker)
}

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
