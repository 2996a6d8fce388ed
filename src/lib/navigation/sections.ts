import { everyone, provider, withFeature, type Rule } from './viewer'

export type SectionName = 'apps' | 'chats' | 'events' | 'media' | 'other' | 'search' | 'settings' | 'website'

/** A section of the ribbon. Paths are those below the admin's root. */
export interface SectionRule {
  name: SectionName
  /** Name of an icon. */
  icon: string
  /** Upper part of the ribbon, or its foot. */
  place: 'foot' | 'top'
  /** Where a click leads, where that screen exists and the person may open it. */
  defaultPath: string
  /** What belongs to it beside its own links. `*` at the end: whatever the word goes on with. */
  covers: string[]
  /** Who sees it at all. A section without a link is never shown. */
  may: Rule
}

/** All sections, in the order of the ribbon. The first whose path fits is the active one. */
export const SECTIONS: SectionRule[] = [
  {
    name: 'website',
    covers: ['pages', 'reusable-content', 'themes', 'blogs', 'posts', 'fonts', 'redirects', 'forms', 'form-submissions'].map(inCollections),
    defaultPath: '/collections/pages',
    icon: 'Globe',
    may: everyone,
    place: 'top',
  },
  {
    name: 'events',
    covers: ['events', 'event-*', 'people', 'seasons', 'series', 'works', 'venues', 'organizations'].map(inCollections),
    defaultPath: '/collections/events',
    icon: 'CalendarDays',
    may: everyone,
    place: 'top',
  },
  {
    name: 'media',
    covers: [...['media', 'files'].map(inCollections), '/media'],
    defaultPath: '/collections/media',
    icon: 'Image',
    may: everyone,
    place: 'top',
  },
  { name: 'apps', covers: ['/apps'], defaultPath: '/apps', icon: 'Blocks', may: everyone, place: 'top' },
  { name: 'chats', covers: ['/chat'], defaultPath: '/chat', icon: 'MessageCircle', may: withFeature('ai_chat'), place: 'top' },
  {
    name: 'other',
    covers: ['users', 'tenants', 'chats'].map(inCollections),
    defaultPath: '/collections/tenants',
    icon: 'Database',
    may: provider,
    place: 'top',
  },
  { name: 'search', covers: ['/cms-search'], defaultPath: '/cms-search', icon: 'Search', may: everyone, place: 'foot' },
  { name: 'settings', covers: ['/settings'], defaultPath: '/settings/general', icon: 'Settings', may: everyone, place: 'foot' },
]

function inCollections(slug: string): string {
  return `/collections/${slug}`
}
