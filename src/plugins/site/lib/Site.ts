import type { CspPreset } from '@/lib/csp/presets'
import type { DateTimeFormats } from '@/lib/formats/dateTimeFormats'
import type { SiteAddressData } from '@/lib/site/addresses'

/** The data of a tenant that its website needs. */
export interface Site extends SiteAddressData {
  id: string
  name: string
  /** IANA name. */
  timezone: string
  currency: string
  formats: DateTimeFormats
  defaultLanguage: string
  /** Published languages, including the default. */
  languages: string[]
  csp: { directives: string; preset: CspPreset }
  cookieBanner: { isEnabled: boolean; privacyPolicyUrl: string }
  /** Set when visitors need a password; null for a public site. */
  gate: { message: string; passwordHash: string } | null
  /** Why the site is offline; null while it is public. */
  closed: 'deleted' | 'suspended' | null
  /** File of the site's icon in the avatars collection, and its tenant; null for an icon of the provider. */
  mark: { filename: string; mimeType: string; tenant: string | null } | null
  /** The site has selected a theme. */
  hasTheme: boolean
  /** The site has published a header or footer menu of its own. */
  hasMenus: boolean
  /** A ticketing app is enabled. */
  sellsTickets: boolean
  /** Changes whenever anything that its pages show changes. */
  version: string
  /** When this was read, by the database clock, in milliseconds since 1970. */
  readAt: number
}
