import {
  type PayloadRequest,
  traverseFields,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { hasPermission } from '@/access/person'
import { publishKey } from '@/access/permissions'
import { personOf } from '@/access/personOf'
import { readPlatformSettings } from '@/globals/platformOf'
import { callboardOf } from '@/access/registryOf'
import { personName, type NamedPerson } from '@/lib/names/personName'
import type { NavigationSection } from '@/lib/navigation/buildNavigation'
import { CORE_HELP } from '@/lib/help/helpSections'
import { ownHelp, settings } from '@/lib/settings'
import { planLabel } from '@/lib/plans/planAllows'
import { hasSeveralTenants } from '@/database/tenants/counts'
import { navigationOf } from './navigationOf'
import type { SidebarCounts } from '@/database/navigation/sidebarCounts'
import { sidebarCountsOf } from '@/endpoints/changes/sidebarCounts'
import { surroundingsOf } from './surroundingsOf'

const cachedSlugs = new WeakMap<SanitizedConfig, string[]>()

/** Slugs of the collections with a localized field. Other screens offer no content language. */
function translatedCollections({ config }: Pick<Payload, 'config'>): string[] {
  const slugs =
    cachedSlugs.get(config) ??
    config.collections.filter((collection) => isTranslated(collection, config)).map(({ slug }) => slug)
  cachedSlugs.set(config, slugs)
  return slugs
}

function isTranslated({ fields }: SanitizedCollectionConfig, config: SanitizedConfig): boolean {
  let found = false
  traverseFields({
    callback: ({ field }) => (found ||= 'localized' in field && Boolean(field.localized)),
    config,
    fields,
  })
  return found
}

export interface TenantChoice {
  id: string
  name: string
  slug: string
  /** Name of the plan, or Free. */
  plan: string
  /** IANA time zone; set for the current tenant only. */
  timezone?: string
  /** First language of its content; set for the current tenant only. */
  language?: string
  avatar?: string | null
}

/**
 * Everything that the frame shows, as plain data: elements rendered on the server would be streamed link by link, with
 * a script for each.
 */
export interface FrameData {
  sections: NavigationSection[]
  /** Empty if they could not be read. */
  counts: SidebarCounts
  user: { name: string; email: string; avatar: string | null; hasOrganisation: boolean }
  tenant: TenantChoice | null
  /** Sorted by name; empty for the provider, who searches on the server. */
  tenants: TenantChoice[]
  canInvite: boolean
  canSwitch: boolean
  isProvider: boolean
  productName: string
  helpUrl: string
  /** Sections of the product's own help by path below the admin's root; null if the provider has a help centre. */
  helpSections: Record<string, string> | null
  /** Link to support; null if the provider has set none. */
  supportUrl: string | null
  /** Slugs of the collections with localized fields. */
  translated: string[]
  /** Public URL of the current site; null if there is none. */
  website: string | null
  /** Slugs of the content types that the user can publish on the current site. */
  publishes: string[]
}

/**
 * Loads what the frame shows to the user of this request.
 * @returns null if nobody is signed in: there is no frame then
 */
export async function frameOf(req: PayloadRequest): Promise<FrameData | null> {
  const person = await personOf(req)
  if (!person || !req.user) return null
  const sections = navigationOf(req, person)
  const tenants = [...person.memberships.values()].map(({ tenant }) => toChoice(tenant))
  const [
    { helpUrl, productName, supportEmail, supportUrl },
    { tenantPicture, userPicture, website },
    counts,
    hasSeveral,
  ] = await Promise.all([
    readPlatformSettings(req),
    surroundingsOf(req, person),
    person.current ? sidebarCountsOf(req.payload, person, person.current.id).catch(() => NO_COUNTS) : NO_COUNTS,
    person.isSuperAdmin ? hasSeveralTenants(req.payload) : tenants.length > 1,
  ])
  return {
    canInvite: hasPermission(person, 'users:admin', person.current?.id),
    canSwitch: hasSeveral,
    counts,
    helpSections: helpUrl === ownHelp(settings().SERVER_URL) ? helpSections(req.payload) : null,
    helpUrl,
    isProvider: person.isSuperAdmin,
    productName,
    publishes: callboardOf(req.payload).contentTypes.flatMap(({ group, slug }) =>
      hasPermission(person, publishKey(group), person.current?.id) ? [slug] : [],
    ),
    sections,
    supportUrl: supportUrl ?? (supportEmail && `mailto:${supportEmail}`),
    tenant: person.current && {
      ...toChoice(person.current),
      avatar: tenantPicture,
      language: person.current.defaultLanguage,
      timezone: person.current.timezone,
    },
    tenants: person.isSuperAdmin ? [] : tenants,
    translated: translatedCollections(req.payload),
    user: {
      avatar: userPicture,
      email: person.email,
      hasOrganisation: Boolean(req.user.organisation),
      name: personName(req.user as NamedPerson),
    },
    website,
  }
}

/** Sections of the help about screens of the core and of plugins. */
export const helpSections = (payload: Payload): Record<string, string> => ({
  ...CORE_HELP,
  ...Object.fromEntries(
    callboardOf(payload).navigation.screens.flatMap(({ help, target }) => (help ? [[target, help] as const] : [])),
  ),
})

const NO_COUNTS: SidebarCounts = { drafts: {}, unreadAnswers: 0 }

const toChoice = ({
  id,
  name,
  plan,
  slug,
}: {
  id: string
  name: string
  plan: { name: string } | null
  slug: string
}): TenantChoice => ({ id, name, plan: planLabel(plan), slug })
