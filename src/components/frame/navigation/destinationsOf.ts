import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { permissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import type { Destination } from '@/lib/navigation/buildNavigation'
import { provider, withKey } from '@/lib/navigation/viewer'
import { contentMessagesIn } from '@/i18n/content/contentMessagesIn'
import { translatorOf } from '@/i18n/translator'
import { screens } from '../screens'

/** Icons of globals and of collections that are not content types. */
const COLLECTION_ICONS: Record<string, string> = {
  'access-requests': 'UserPlus',
  addons: 'Puzzle',
  announcement: 'Bell',
  apps: 'Blocks',
  'audit-log': 'ScrollText',
  avatars: 'CircleUser',
  collaborators: 'Building2',
  'form-submissions': 'Inbox',
  mails: 'Mail',
  memberships: 'Users',
  plans: 'ClipboardList',
  platform: 'SlidersHorizontal',
  tenants: 'Building2',
  'user-roles': 'Key',
  users: 'Users',
}

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
      icon: COLLECTION_ICONS[slug] ?? 'Database',
      kind: 'collection',
      label: getTranslation(labels.plural, i18n),
      may: provider,
      section: 'other',
      target: slug,
    })),
    ...globals.map(({ slug, label }): Destination => ({
      icon: COLLECTION_ICONS[slug] ?? 'Settings',
      kind: 'global',
      label: getTranslation(label, i18n),
      may: provider,
      section: 'other',
      target: slug,
    })),
  ]
}

interface Hideable {
  slug: string
  admin: { hidden?: boolean | ((args: { user: never }) => boolean) }
}

function isShown({ slug, admin: { hidden } }: Hideable, user: PayloadRequest['user']): boolean {
  if (slug.startsWith('payload-')) return false
  return typeof hidden === 'function' ? !hidden({ user: user as never }) : !hidden
}
