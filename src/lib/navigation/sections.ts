import type { MessageKey } from '../../i18n/en'
import { everyone, provider, supporters, withFeature, type Rule } from './viewer'

/** Name of a section of the ribbon: one of the product's, or one that a plugin adds. */
export type SectionName = string

/** A section of the ribbon. Paths are those below the admin's root. */
export interface SectionRule {
  name: SectionName
  /** Its word in the ribbon. Served with every page. */
  label: MessageKey
  /** Said in full where the ribbon's word is short for it. Default: `label`. */
  fullLabel?: MessageKey
  /** Name of an icon. */
  icon: string
  /** Upper part of the ribbon, or its foot. */
  place: 'foot' | 'top'
  /** Where it stands within its part, smallest first. The product's own go by tens. */
  order: number
  /** Where a click leads, where that screen exists and the person may open it. */
  defaultPath: string
  /** What belongs to it beside its own links. `*` at the end: whatever the word goes on with. */
  covers: string[]
  /** Who sees it at all. A section without a link is never shown. */
  may: Rule
}

/** The product's own sections. */
export const CORE_SECTIONS: SectionRule[] = [
  {
    name: 'website',
    covers: [
      'pages',
      'menus',
      'reusable-content',
      'themes',
      'blogs',
      'posts',
      'fonts',
      'redirects',
      'forms',
      'form-submissions',
    ].map(inCollections),
    defaultPath: '/collections/pages',
    icon: 'Globe',
    label: 'website',
    may: everyone,
    order: 10,
    place: 'top',
  },
  {
    name: 'events',
    covers: ['events', 'event-*', 'people', 'seasons', 'series', 'works', 'venues', 'organizations'].map(inCollections),
    defaultPath: '/collections/events',
    icon: 'CalendarDays',
    label: 'events',
    may: everyone,
    order: 20,
    place: 'top',
  },
  {
    name: 'media',
    covers: [...['media', 'files'].map(inCollections), '/media'],
    defaultPath: '/collections/media',
    icon: 'Image',
    label: 'media',
    may: everyone,
    order: 30,
    place: 'top',
  },
  {
    name: 'apps',
    covers: ['/apps'],
    defaultPath: '/apps',
    icon: 'Blocks',
    label: 'apps',
    may: everyone,
    order: 40,
    place: 'top',
  },
  {
    name: 'chats',
    covers: ['/chat'],
    defaultPath: '/chat',
    icon: 'MessageCircle',
    label: 'chats',
    may: withFeature('ai_chat'),
    order: 50,
    place: 'top',
  },
  {
    name: 'other',
    covers: ['users', 'tenants', 'chats'].map(inCollections),
    defaultPath: '/collections/tenants',
    fullLabel: 'adminCollections',
    icon: 'Database',
    label: 'other',
    may: provider,
    order: 90,
    place: 'top',
  },
  {
    name: 'support',
    covers: ['/support'],
    defaultPath: '/support',
    icon: 'Building2',
    label: 'sites',
    may: supporters,
    order: 95,
    place: 'top',
  },
  {
    name: 'settings',
    covers: ['/settings'],
    defaultPath: '/settings/general',
    icon: 'Settings',
    label: 'settings',
    may: everyone,
    order: 20,
    place: 'foot',
  },
]

/**
 * All sections in the order of the ribbon. The first whose path fits is the active one.
 * @param added by plugins
 */
export const sectionsWith = (added: SectionRule[]): SectionRule[] =>
  [...CORE_SECTIONS, ...added].sort((one, other) => rank(one) - rank(other))

const rank = ({ order, place }: SectionRule): number => order + (place === 'foot' ? 1_000 : 0)

function inCollections(slug: string): string {
  return `/collections/${slug}`
}
