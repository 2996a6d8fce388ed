import type { Payload } from 'payload'
import { pluginsOf } from '../config/definePlugin'
import { seedHarbour } from './harbour/seedHarbour'
import { seedPlatform } from './platform/seedPlatform'
import { beginSeed, finishSeed } from './progressMarker'
import { seedRiverside } from './riverside/seedRiverside'
import { seedLantern } from './seedLantern'

export interface SeedOptions {
  /** The day around which the programme lies. Default: today. */
  now?: Date
  /** Default: says nothing. */
  say?: (line: string) => void
}

/**
 * Fills an empty database with the demo. A database with accounts of its own is left alone, and so is one that has
 * the demo already. One where an earlier run was killed gets what is missing: everything is looked up by its natural
 * key first, and a document is written with all its languages in one transaction or not at all.
 * @returns whether anything was done
 */
export async function seedDemo(
  payload: Payload,
  { now: today = new Date(), say = () => {} }: SeedOptions = {},
): Promise<boolean> {
  const now = await beginSeed(payload, today)
  if (!now) return false
  say('Plans, apps, accounts and tenants')
  const tenants = await seedPlatform({ now, payload })
  const seeding = { now, payload, say }
  await seedRiverside(seeding, tenants.riverside)
  await seedHarbour(seeding, tenants.harbour)
  await seedLantern(seeding, tenants.lantern)
  for (const plugin of pluginsOf(payload.config)) await plugin.demo?.(payload)
  await finishSeed(payload, now)
  return true
}
