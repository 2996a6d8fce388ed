import { canSignUp } from '@/endpoints/apps/signUpForNewsletter'
import { websiteApps } from '@/endpoints/apps/singleDocument'
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
import type { MapLocation, WebsiteApp } from '@/lib/apps/website/WebsitePart'
import { cachedForSite } from '../cache/cachedForSite'
import type { Reader } from '../read/Reader'
import { NO_APPS, type PageApps } from './PageApps'

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
