import { canSignUp } from '@/endpoints/apps/signUpForNewsletter'
import { websiteApps } from '@/endpoints/apps/singleDocument'
import type { PublicValues } from '@/lib/apps/publicSettings'
import {
  bookingOf,
  consentOf,
  donationOf,
  guardOf,
  mapOf,
  neededPolicy,
  scriptsOf,
  signUpOf,
} from '@/lib/apps/website/readApps'
import type { BrowserGuard } from '@/lib/apps/website/serviceCalls'
import type {
  Booking,
  ConsentManager,
  Donation,
  LoadedScript,
  MapView,
  MapLocation,
  WebsiteApp,
} from '@/lib/apps/website/WebsitePart'
import type { CspDirectives } from '@/lib/csp/presets'
import { cachedForSite } from '../cache/cachedForSite'
import { filmKey, playerOf } from '../films/filmPlayer'
import type { Library } from '../read/Library'
import type { Reader } from '../read/Reader'

/** The effects of a site's apps on one of its pages. */
export interface PageApps {
  /** Public settings by app handle. */
  settings: Record<string, PublicValues>
  policy: CspDirectives
  scripts: LoadedScript[]
  consent: ConsentManager | null
  map: MapView | null
  donation: Donation | null
  guard: BrowserGuard | null
  booking: Booking | null
  newsletter: Newsletter | null
}

interface Newsletter {
  /** Address of the service's own form. */
  link: string
  /** Visitors can sign up on the page itself. */
  isHere: boolean
}

export const NO_APPS: PageApps = {
  booking: null,
  consent: null,
  donation: null,
  guard: null,
  map: null,
  newsletter: null,
  policy: {},
  scripts: [],
  settings: {},
}

const appsOf = ({ payload, site }: Pick<Reader, 'payload' | 'site'>): Promise<WebsiteApp[]> =>
  cachedForSite({ payload, site }, 'apps', () => websiteApps(payload, site.id))

/** Loads the apps of a draft. A draft loads nothing from other hosts, so only booking links are included. */
export const appsOfDraft = async ({ payload, site }: Reader): Promise<PageApps> => ({
  ...NO_APPS,
  booking: bookingOf(await appsOf({ payload, site })),
})

/** Loads the apps of a page. @param place location that the page is about */
export async function appsOfPage({ language, payload, site }: Reader, place: MapLocation | null): Promise<PageApps> {
  const apps = await appsOf({ payload, site })
  const guard = guardOf(apps)
  const signUp = signUpOf(apps)
  return {
    booking: bookingOf(apps),
    consent: consentOf(apps, language),
    donation: donationOf(apps),
    guard: guard?.website?.guard?.browser(guard.values) ?? null,
    map: place && mapOf(apps, place),
    newsletter: signUp?.website?.signUp
      ? { isHere: await canSignUp(payload, site.id, signUp), link: signUp.website.signUp.link(signUp.values) }
      : null,
    policy: neededPolicy(apps),
    scripts: scriptsOf(apps),
    settings: Object.fromEntries(apps.map(({ handle, values }) => [handle, values])),
  }
}

/** Key of the placeholder for an embedded block. */
export const embedKey = (id: string): string => `embed-${id}`

/** Returns the data for the site's script. */
export const toScriptData = (
  { consent, donation, guard, map, scripts }: PageApps,
  { embeds, films }: Pick<Library, 'embeds' | 'films'>,
): object => ({
  consent: consent && { consents: consent.consents, events: consent.events },
  guard,
  scripts,
  shown: {
    ...Object.fromEntries([...embeds].flatMap(([id, { embed }]) => (embed ? [[embedKey(id), embed] as const] : []))),
    ...Object.fromEntries([...films].map(([id, film]) => [filmKey(id), playerOf(film)])),
    donation: donation?.form ?? null,
    map: map && { ...map.shown, isAlways: map.isAlways === true },
  },
})
