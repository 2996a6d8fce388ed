import type { BasePayload, GlobalSlug } from 'payload'
import { readFromPrimary } from '../database/replicas/readFromReplica'
import { databaseOf } from '../database/poolOf'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { effectivePlatform, type PlatformSettings, type StoredPlatform } from '../lib/platform/platformSettings'
import { shownAnnouncement, type ShownAnnouncement, type StoredAnnouncement } from '../lib/platform/shownAnnouncement'
import { isGiven } from '../lib/platform/variables'
import { settings } from '../lib/settings'

/** How long a process goes by what it read last: a change holds everywhere within a second. */
const FRESH_MS = 500

interface Stored {
  announcement: StoredAnnouncement
  platform: StoredPlatform
}

interface Reading {
  at: number
  stored: Promise<Stored>
}

/** By connection to the database: one process has one, a test may have several. */
const readings = oncePerProcess('platformReadings', () => new WeakMap<object, Reading>())

type WithPayload = { payload: BasePayload }

/**
 * What the provider has decided for the whole installation. However many requests ask, a process reads it twice a
 * second at most; while the database is away the environment and the defaults hold.
 */
export async function platformOf({ payload }: WithPayload): Promise<PlatformSettings> {
  const { platform } = await storedOf(payload)
  return effectivePlatform(platform, settings(), isGiven)
}

/** The provider's notice to all sites, for a reader of a language; null where there is none now. */
export async function announcementOf({ payload }: WithPayload, language: string): Promise<ShownAnnouncement | null> {
  const { announcement } = await storedOf(payload)
  return shownAnnouncement(announcement, language, Date.now())
}

function storedOf(payload: BasePayload): Promise<Stored> {
  const known = readings.get(databaseOf(payload))
  if (known && Date.now() - known.at < FRESH_MS) return known.stored
  const stored = readFromPrimary(() => read(payload)).catch(() => known?.stored ?? { announcement: {}, platform: {} })
  readings.set(databaseOf(payload), { at: Date.now(), stored })
  return stored
}

/** Has the next call of this process read again. Others learn of a change by the clock. */
export const forgetPlatform = (payload: BasePayload): void => void readings.delete(databaseOf(payload))

async function read(payload: BasePayload): Promise<Stored> {
  const find = (slug: GlobalSlug) =>
    payload.findGlobal({
      slug,
      depth: 0,
      // What every screen shows is read for everybody, whoever asks.
      overrideAccess: true,
    })
  const [announcement, platform] = await Promise.all([find('announcement'), find('platform')])
  return { announcement: announcement as StoredAnnouncement, platform: platform as StoredPlatform }
}
