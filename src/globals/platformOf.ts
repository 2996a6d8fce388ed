import type { BasePayload, GlobalSlug } from 'payload'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { databaseOf } from '@/database/connections'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import {
  effectivePlatform,
  type PlatformSettings,
  type StoredPlatform,
  isVariableSet,
} from '@/lib/platform/platformSettings'
import { shownAnnouncement, type ShownAnnouncement, type StoredAnnouncement } from '@/lib/platform/shownAnnouncement'
import { settings } from '@/lib/settings'

/** Cache lifetime in milliseconds, so that a change applies everywhere within a second. */
const FRESH_MS = 500

interface Stored {
  announcement: StoredAnnouncement
  platform: StoredPlatform
}

interface CacheEntry {
  at: number
  stored: Promise<Stored>
}

/** A save clears it for all bundles. Keyed by database connection: a process has one, a test may have several. */
const cache = oncePerProcess('platformReadings', () => new WeakMap<object, CacheEntry>())

type WithPayload = { payload: BasePayload }

/**
 * The settings of the whole installation. A process reads them at most twice a second; while the database is
 * unavailable, the environment and the defaults apply.
 */
export async function readPlatformSettings({ payload }: WithPayload): Promise<PlatformSettings> {
  const { platform } = await storedOf(payload)
  return effectivePlatform(platform, settings(), isVariableSet)
}

/** The provider's announcement to all tenants, in the given language; null if there is none at the moment. */
export async function readAnnouncement({ payload }: WithPayload, language: string): Promise<ShownAnnouncement | null> {
  const { announcement } = await storedOf(payload)
  return shownAnnouncement(announcement, language, Date.now())
}

function storedOf(payload: BasePayload): Promise<Stored> {
  const cached = cache.get(databaseOf(payload))
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.stored
  const stored = readFromPrimary(() => read(payload)).catch(() => cached?.stored ?? { announcement: {}, platform: {} })
  cache.set(databaseOf(payload), { at: Date.now(), stored })
  return stored
}

/** Clears the cache of this process. Other processes read the change when their cache expires. */
export const clearPlatformCache = (payload: BasePayload): void => void cache.delete(databaseOf(payload))

async function read(payload: BasePayload): Promise<Stored> {
  const find = (slug: GlobalSlug) =>
    payload.findGlobal({
      slug,
      depth: 0,
      // Every screen shows these values, so they are read without access control.
      overrideAccess: true,
    })
  const [announcement, platform] = await Promise.all([find('announcement'), find('platform')])
  return { announcement: announcement as StoredAnnouncement, platform: platform as StoredPlatform }
}
