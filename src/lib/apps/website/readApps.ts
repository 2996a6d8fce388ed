import type { CspDirectives } from '@/lib/csp/presets'
import type { PublicValues } from '../publicSettings'
import type {
  Booking,
  ConsentManager,
  Donation,
  LoadedScript,
  MapView,
  MapLocation,
  WebsiteApp,
  WebsitePart,
} from './WebsitePart'

type Apps = readonly Pick<WebsiteApp, 'handle' | 'values' | 'website'>[]

/** Sources that the content security policy of a site must allow for its apps. */
export function neededPolicy(apps: Apps): CspDirectives {
  const needed: Record<string, string[]> = {}
  for (const { values, website } of apps) {
    for (const [name, sources] of Object.entries(website?.policy(values) ?? {}))
      needed[name] = [...new Set([...(needed[name] ?? []), ...sources])]
  }
  return needed
}

export const scriptsOf = (apps: Apps): LoadedScript[] =>
  apps.flatMap(({ values, website }) => website?.scripts?.(values) ?? [])

/** The result of the first app that provides one. */
function first<Result>(
  apps: Apps,
  find: (website: WebsitePart, values: PublicValues) => Result | null | undefined,
): Result | null {
  for (const { values, website } of apps) {
    const found = website && find(website, values)
    if (found) return found
  }
  return null
}

export const consentOf = (apps: Apps, language: string): ConsentManager | null =>
  first(apps, (website, values) => website.consent?.(values, language))
export const mapOf = (apps: Apps, place: MapLocation): MapView | null =>
  first(apps, (website, values) => website.map?.(values, place))
export const donationOf = (apps: Apps): Donation | null => first(apps, (website, values) => website.donation?.(values))
export const bookingOf = (apps: Apps): Booking | null => first(apps, (website, values) => website.booking?.(values))

export const guardOf = <App extends WebsiteApp>(apps: readonly App[]): App | null =>
  apps.find(({ website }) => website?.guard) ?? null
export const signUpOf = <App extends WebsiteApp>(apps: readonly App[]): App | null =>
  apps.find(({ website }) => website?.signUp) ?? null
