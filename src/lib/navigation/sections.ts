import type { MessageKey } from '@/i18n/en'
import { everyone, provider, supporters, withFeature, type Rule } from './viewer'

/** Name of a navigation section, of the core or of a plugin. */
export type SectionName = string

/** A navigation section. Paths are relative to the admin's root. */
export interface SectionRule {
  name: SectionName
  /** Message key of its short label. */
  label: MessageKey
  /** Message key of its full label. Default: `label`. */
  fullLabel?: MessageKey
  /** Name of the icon. */
  icon: string
  /** Position at the top or bottom of the navigation. */
  place: 'foot' | 'top'
  /** Sort order within its position, ascending. Core sections use multiples of ten. */
  order: number
  /** Target of the section, if it exists and the user may open it. Otherwise its first link is used. */
  defaultPath: string
  /** Additional paths that belong to the section. A trailing `*` matches any suffix. */
  covers: string[]
  /** Who may see the section. Sections without links are hidden. */
  may: Rule
}

/** Sections of the core. */
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
    covers: [...['users', 'tenants', 'chats'].map(inCollections), '/provider'],
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
 * All sections in display order. The first one that covers a path is active.
 * @param added sections of plugins
 */
export const sectionsWith = (added: SectionRule[]): SectionRule[] =>
  [...CORE_SECTIONS, ...added].sort((first, second) => rank(first) - rank(second))

const rank = ({ order, place }: SectionRule): number => order + (place === 'foot' ? 1_000 : 0)

function inCollections(slug: string): string {
  return `/collections/${slug}`
}
