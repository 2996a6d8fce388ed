'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether a server-rendered page has been hydrated: before that, clicks have no effect. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
