import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { permissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import type { Destination } from '@/lib/navigation/buildNavigation'
import { provider, withKey } from '@/lib/navigation/viewer'
import type { MessageKey } from '@/i18n/en'
import { contentMessagesIn } from '@/i18n/content/contentMessagesIn'
import { translatorOf } from '@/i18n/translator'
import { screens } from '../screens'

/** Icon and group of the globals and of the collections that are not content types. */
const PROVIDER_LINKS: Record<string, { heading: MessageKey; icon: string }> = {
  'access-requests': { heading: 'overviewHeadingPeople', icon: 'UserPlus' },
  addons: { heading: 'overviewHeadingSites', icon: 'Puzzle' },
  announcement: { heading: 'overviewHeadingOperation', icon: 'Bell' },
  apps: { heading: 'overviewHeadingSites', icon: 'Blocks' },
  'audit-log': { heading: 'overviewHeadingOperation', icon: 'ScrollText' },
  avatars: { heading: 'overviewHeadingPeople', icon: 'CircleUser' },
  collaborators: { heading: 'overviewHeadingPeople', icon: 'Building2' },
  'invite-tokens': { heading: 'overviewHeadingPeople', icon: 'Mail' },
  mails: { heading: 'overviewHeadingOperation', icon: 'Mail' },
  memberships: { heading: 'overviewHeadingPeople', icon: 'Users' },
  plans: { heading: 'overviewHeadingSites', icon: 'ClipboardList' },
  platform: { heading: 'overviewHeadingOperation', icon: 'SlidersHorizontal' },
  tenants: { heading: 'overviewHeadingSites', icon: 'Building2' },
  'user-roles': { heading: 'overviewHeadingPeople', icon: 'Key' },
  users: { heading: 'overviewHeadingPeople', icon: 'Users' },
}

const OTHER_LINK = { heading: 'overviewHeadingOperation', icon: 'Database' } as const

type Request = Pick<PayloadRequest, 'i18n' | 'payload' | 'user'>

/** Every screen of this installation that can be linked to, regardless of permissions. */
export function destinationsOf(req: Request): Destination[] {
  return [...contentDestinations(req), ...screenDestinations(req), ...providerDestinations(req)]
}

function contentDestinations({ i18n, payload }: Request): Destination[] {
  return callboardOf(payload).contentTypes.map(({ slug, collection, group, heading, icon, section }) => ({
    heading: heading && (contentMessagesIn(i18n.language)?.headings[heading] ?? heading),
    icon,
    kind: 'collection',
    label: getTranslation(collection.labels?.plural ?? slug, i18n),
    may: withKey(permissionKey(group.name, 'view')),
    section,
    target: slug,
  }))
}

function screenDestinations({ i18n, payload }: Request): Destination[] {
  const t = translatorOf(i18n)
  return [...screens(), ...callboardOf(payload).navigation.screens].map(({ label, ...screen }) => ({
    ...screen,
    label: typeof label === 'string' ? t(label) : label.text,
  }))
}

/** Visible to the provider only: every other collection that is not hidden from them, and all globals. */
function providerDestinations({ i18n, payload, user }: Request): Destination[] {
  const content = new Set(callboardOf(payload).contentTypes.map((type) => type.slug))
  const collections = payload.config.collections.filter(
    (collection) => !content.has(collection.slug) && isShown(collection, user),
  )
  const globals = payload.config.globals.filter((global) => isShown(global, user))
  return [
    ...collections.map(({ slug, labels }): Destination => ({
      ...groupOf(slug, i18n),
      kind: 'collection',
      label: getTranslation(labels.plural, i18n),
      may: provider,
      section: 'other',
      target: slug,
    })),
    ...globals.map(({ slug, label }): Destination => ({
      ...groupOf(slug, i18n),
      kind: 'global',
      label: getTranslation(label, i18n),
      may: provider,
      section: 'other',
      target: slug,
    })),
  ]
}

function groupOf(slug: string, i18n: Request['i18n']): Pick<Destination, 'heading' | 'icon'> {
  const { heading, icon } = PROVIDER_LINKS[slug] ?? OTHER_LINK
  return { heading: translatorOf(i18n)(heading), icon }
}

interface Hideable {
  slug: string
  admin: { hidden?: boolean | ((args: { user: never }) => boolean) }
}

function isShown({ slug, admin: { hidden } }: Hideable, user: PayloadRequest['user']): boolean {
  if (slug.startsWith('payload-')) return false
  return typeof hidden === 'function' ? !hidden({ user: user as never }) : !hidden
}
