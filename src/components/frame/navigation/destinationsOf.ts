import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { permissionKey } from '../../../access/permissions'
import { callboardOf } from '../../../access/registryOf'
import type { Destination } from '../../../lib/navigation/buildNavigation'
import { provider, withKey } from '../../../lib/navigation/viewer'
import { contentWordsIn } from '../../../i18n/content/contentWordsIn'
import { translatorOf } from '../../../i18n/translator'
import { screens } from '../screens'

/** Icons of the collections that are no content types, and of globals. */
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

/** Every screen of this installation that can be linked to, whoever may open it. */
export function destinationsOf(req: Request): Destination[] {
  return [...contentDestinations(req), ...screenDestinations(req), ...providerDestinations(req)]
}

function contentDestinations({ i18n, payload }: Request): Destination[] {
  return callboardOf(payload).contentTypes.map(({ slug, collection, group, heading, icon, section }) => ({
    heading: heading && (contentWordsIn(i18n.language)?.headings[heading] ?? heading),
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
  return [...screens(), ...callboardOf(payload).screens].map(({ label, ...screen }) => ({
    ...screen,
    label: typeof label === 'string' ? t(label) : label.text,
  }))
}

/** What only the provider sees: every other collection that is not hidden from them, and all globals. */
function providerDestinations({ i18n, payload, user }: Request): Destination[] {
  const content = new Set(callboardOf(payload).contentTypes.map((type) => type.slug))
  const collections = payload.config.collections.filter((one) => !content.has(one.slug) && isShown(one, user))
  const globals = payload.config.globals.filter((one) => isShown(one, user))
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
