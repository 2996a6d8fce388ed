'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether a page that came from the server has come alive: until then nobody hears a click. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
