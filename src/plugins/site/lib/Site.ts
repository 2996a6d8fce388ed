import type { CspPreset } from '../../../lib/csp/presets'
import type { DateTimeFormats } from '../../../lib/formats/dateTimeFormats'
import type { Addressed } from '../../../lib/site/siteOrigin'

/** A tenant as its website needs it. */
export interface Site extends Addressed {
  id: string
  name: string
  /** IANA name. */
  timezone: string
  currency: string
  formats: DateTimeFormats
  defaultLanguage: string
  /** Those that are published, the default among them. */
  languages: string[]
  csp: { directives: string; preset: CspPreset }
  cookieBanner: { isEnabled: boolean; privacyPolicyUrl: string }
  /** Visitors need a password; null where everybody may look. */
  gate: { message: string; passwordHash: string } | null
  /** Nothing is shown: for now, or for good. */
  closed: 'deleted' | 'suspended' | null
  /** File of its mark in the uploads of avatars, and whose that picture is: null for one of the provider's. */
  mark: { filename: string; mimeType: string; tenant: string | null } | null
  /** It has chosen a theme. */
  hasTheme: boolean
  /** It has published a menu of its own, for the top or the end of its pages. */
  hasMenus: boolean
  /** A ticketing app is enabled. */
  sellsTickets: boolean
  /** Another one after every change to what its pages show. */
  version: string
  /** When all of this was read, by the clock of the database: milliseconds since 1970. */
  readAt: number
}
