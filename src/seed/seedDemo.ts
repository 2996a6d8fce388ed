import type { Payload } from 'payload'
import { featuresOf } from '@/config/feature'
import { seedHarbour } from './harbour/seedHarbour'
import { seedPlatform } from './platform/seedPlatform'
import { beginSeed, finishSeed } from './progressMarker'
import { seedRiverside } from './riverside/seedRiverside'
import { seedLantern } from './seedLantern'

export interface SeedOptions {
  /** The reference day of the programme. Default: today. */
  now?: Date
  /** Receives progress messages. Default: none. */
  log?: (line: string) => void
}

/**
 * Fills an empty database with the demo. Does nothing if the database has other accounts or the demo is complete. After
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
  await seedRiverside(seeding, tenants.riverside)
  await seedHarbour(seeding, tenants.harbour)
  await seedLantern(seeding, tenants.lantern)
  for (const { programs } of featuresOf(payload.config)) await programs?.demo?.(payload)
  await finishSeed(payload, now)
  return true
}
