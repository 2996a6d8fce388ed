import type { PublicValues } from '@/lib/apps/publicSettings'
import type { BrowserGuard } from '@/lib/apps/website/serviceCalls'
import type { Booking, ConsentManager, Donation, LoadedScript, MapView } from '@/lib/apps/website/WebsitePart'
import type { CspDirectives } from '@/lib/csp/presets'
import { filmKey, playerOf } from '../films/filmPlayer'
import type { Library } from '../read/Library'

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
