'use client'

import { useConfig } from '@payloadcms/ui'
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ZONE_COOKIE } from './cookie'

const KEPT_SECONDS = 180 * 24 * 60 * 60

const ZoneContext = createContext<string | null>(null)

const subscribe = () => () => {}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Keeps the browser's time zone for the server, so that times are named in its HTML and do not move what is beside them. */
export function ZoneProvider({ children, zone }: { children: ReactNode; zone: string | null }) {
  const { routes } = useConfig().config
  useEffect(() => {
    const name = encodeURIComponent(browserZone())
    document.cookie = `${ZONE_COOKIE}=${name}; path=${routes.admin}; max-age=${KEPT_SECONDS}; samesite=lax`
  }, [routes.admin])
  return <ZoneContext value={zone}>{children}</ZoneContext>
}

/** The IANA name of the browser's time zone; null on the server until the browser has told it. */
export function useBrowserZone(): string | null {
  const known = use(ZoneContext)
  return useSyncExternalStore(subscribe, browserZone, () => known)
}
