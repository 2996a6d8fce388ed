import type { PayloadRequest } from 'payload'
import type { Translator } from '@/i18n/createTranslator'
import {
  countSuspendedSites,
  readGivenUpJobs,
  readGrowth,
  readQueueCounts,
  readStorageUse,
  type GivenUpJobs,
  type MonthOfGrowth,
  type QueueCounts,
  type StorageUse,
} from '@/database/provider/overview'
import { findSites, type FoundSites } from '@/endpoints/provider/findSites'
import { diskSpace, type DiskSpace } from '@/lib/files/diskSpace'
import { parseSitesQuery, type SitesQuery } from '@/lib/provider/sitesQuery'
import { settings } from '@/lib/settings'

const MAX_LINES = 5

export interface OverviewData {
  attention: FoundSites
  /** Null if files are in a bucket, or the disk cannot be read. */
  disk: DiskSpace | null
  givenUp: GivenUpJobs[]
  growth: MonthOfGrowth[]
  queues: QueueCounts
  storage: StorageUse
  suspended: number
}

/** What each card of the overview is given. */
export interface CardProps {
  overview: OverviewData
  req: PayloadRequest
  t: Translator
}

/** The list of the sites that have problems, most first. */
export const troubledSites = (): SitesQuery => parseSitesQuery({ order: '-problems', problems: '1' })

/** Reads everything that the overview shows, one after the other: a screen is not worth all connections of a process. */
export async function loadOverview(req: PayloadRequest): Promise<OverviewData> {
  const { payload } = req
  const { CALLBOARD_DATA, S3_BUCKET } = settings()
  return {
    attention: await findSites(req, troubledSites()),
    disk: S3_BUCKET ? null : await diskSpace(CALLBOARD_DATA),
    givenUp: await readGivenUpJobs(payload, MAX_LINES),
    growth: await readGrowth(payload),
    queues: await readQueueCounts(payload),
    storage: await readStorageUse(payload, MAX_LINES),
    suspended: await countSuspendedSites(payload),
  }
}
