import { isSameValue } from '@/lib/content/values'
import type { PerformanceValues } from '../change'

/** Fields that visitors were told about. */
const TOLD = ['instanceStatus', 'start', 'venue'] as const

/** Whether a performance is no longer as it was announced: somebody or a box office has changed it since. */
export const differsFrom = ({ after }: { after: PerformanceValues }, current: PerformanceValues | undefined): boolean =>
  current !== undefined && TOLD.some((name) => !isSameValue(current[name], after[name]))
