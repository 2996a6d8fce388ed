import { listAt } from '@/lib/site/lists'
import { pageNumber } from '../pageQuery'

/** Ways to browse past productions. */
export const ARCHIVE_WAYS = ['year', 'season', 'person', 'company'] as const

export type ArchiveWay = (typeof ARCHIVE_WAYS)[number]

/** What a visitor has asked of the archive, as its address says it. */
export interface ArchiveQuery {
  by: ArchiveWay
  year: number | null
}

export const FIRST_YEAR = 1900

/** Parses the query of the archive. Anything unknown is as good as absent. */
export function parseArchive(search: URLSearchParams): ArchiveQuery {
  const by = ARCHIVE_WAYS.find((way) => way === search.get('by')) ?? 'year'
  const asked = search.get('year') ?? ''
  const year = /^\d{4}$/.test(asked) ? Number(asked) : 0
  const isPast = year >= FIRST_YEAR && year <= new Date().getUTCFullYear()
  return { by, year: by === 'year' && isPast ? year : null }
}

/** Returns the query parameters of an address, without those that say nothing. */
export const toArchiveParameters = ({ by, year }: ArchiveQuery): Record<string, string> => ({
  ...(by !== 'year' && { by }),
  ...(year !== null && { year: String(year) }),
})

/** More pages than the archive of the largest theatre has. */
const MAX_PAGES = 300

/** Pages that visitors and search engines follow one after the other. */
const NEAR_PAGES = 20

/** Whether an address asks for a further page of the archive: the database skips all rows before it. */
export const isDeepInArchive = (path: string, search: URLSearchParams): boolean =>
  listAt(path) === 'archive' && pageNumber(search) > NEAR_PAGES

/** Whether an address asks for a page that no archive has. */
export const isBeyondArchive = (path: string, search: URLSearchParams): boolean =>
  listAt(path) === 'archive' && pageNumber(search) > MAX_PAGES
