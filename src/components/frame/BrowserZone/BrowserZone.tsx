import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { isTimezone } from '@/lib/events/momentInZone'
import { ZONE_COOKIE } from './cookie'
import { ZoneProvider } from './useBrowserZone'

/** Tells components on the server the browser's time zone, once it has been seen. */
export async function BrowserZone({ children }: { children?: ReactNode }) {
  const zone = (await cookies()).get(ZONE_COOKIE)?.value
  return <ZoneProvider zone={zone && isTimezone(zone) ? zone : null}>{children}</ZoneProvider>
}
