import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { DescribedFailure } from '../../engine/failures'
import { RETRY_AFTER_MS } from '../../engine/limits'
import { RecentValues } from '../liquid/RecentValues'

/** Time before a file that has ended a process is rendered again, in milliseconds. */
const ENDED_MS = 10 * 60_000

const MAX_THEMES = 200

interface Suspended {
  failure: DescribedFailure
  until: number
  /** It has ended the process that rendered it, so previews leave it out, too. */
  hasEnded: boolean
}

/** Suspended files by theme version and path, for the website and for previews. */
const suspended = () => oncePerProcess('suspendedFiles', () => new RecentValues<Map<string, Suspended>>(MAX_THEMES))

/** Suspends a file that is too expensive: it costs its limit once in a while, however many visitors come. */
export function suspendFile(theme: string, failure: DescribedFailure, { hasEnded = false } = {}): void {
  const files = suspended().get(theme) ?? new Map<string, Suspended>()
  const until = Date.now() + (hasEnded ? ENDED_MS : RETRY_AFTER_MS)
  files.set(failure.path, { failure, hasEnded: hasEnded || isEnded(files.get(failure.path)), until })
  suspended().set(theme, files)
}

const isEnded = (file: Suspended | undefined): boolean => file?.hasEnded === true && file.until > Date.now()

/** Returns the paths of the suspended files of a theme. */
export function suspendedFilesOf({ id }: { id: string | null }): ReadonlySet<string> {
  const now = Date.now()
  const files = id === null ? undefined : suspended().get(id)
  return new Set([...(files ?? [])].flatMap(([path, { until }]) => (until > now ? path : [])))
}

/** Returns why files of a theme have ended the process that rendered them. They are left out of every page. */
export function endedFilesOf({ id }: { id: string | null }): DescribedFailure[] {
  const files = id === null ? undefined : suspended().get(id)
  return [...(files?.values() ?? [])].flatMap((file) => (isEnded(file) ? file.failure : []))
}
