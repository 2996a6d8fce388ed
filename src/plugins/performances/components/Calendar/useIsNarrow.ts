'use client'

import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 768px)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Is there no room for a week side by side? */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches, () => false)
