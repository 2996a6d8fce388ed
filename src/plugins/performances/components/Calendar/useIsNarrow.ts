'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { Span } from '../../../../lib/events/calendar/shown'

/** The hours of a week take more room than the days of a month. */
const NARROW: Record<Span, string> = { month: '(max-width: 768px)', week: '(max-width: 1024px)' }

/** Is there no room for seven days side by side? */
export function useIsNarrow(span: Span): boolean {
  const query = NARROW[span]
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
