import type { MessageKey } from '@/i18n/en'
import type { SectionName, SectionRule } from './sections'
import type { Rule, Viewer } from './viewer'

/** A screen that can be linked to: a collection's list, a global, or any other screen by its path. */
export interface Destination {
  section: SectionName
  kind: 'collection' | 'global' | 'screen'
  /** Slug of the collection or global, or path of another screen relative to the admin's root. */
  target: string
  label: string
  /** Name of the icon. */
  icon: string
  /** Heading of the link's group. Default: none, at the top. */
  heading?: string
  may: Rule
  /** The link is active only for its exact path, not for paths below it. */
  isExact?: boolean
  /** Section of the help about it: `releases`. Default: the start of the help. */
  help?: string
}

export interface NavigationLink {
  path: string
  label: string
  icon: string
  heading?: string
  /** Slug of the collection, if the link leads to one. */
  collection?: string
  isExact?: boolean
}

/** A section of the navigation. Plain data that can be sent to the browser. */
export interface NavigationSection {
  name: SectionName
  label: MessageKey
  fullLabel?: MessageKey
  icon: string
  place: 'foot' | 'top'
  path: string
  covers: string[]
  links: NavigationLink[]
}

/** The path of a screen, relative to the admin's root. */
function pathOfDestination({ kind, target }: Pick<Destination, 'kind' | 'target'>): string {
  return kind === 'screen' ? target : `/${kind}s/${target}`
}

/**
 * The sections and links that a user may open. Sections without links are omitted.
 * @param viewer null if nobody is signed in; the navigation is empty then
 */
export function buildNavigation(
  viewer: Viewer | null,
  destinations: Destination[],
  sections: SectionRule[],
): NavigationSection[] {
  if (!viewer) return []
  return sections.flatMap(({ covers, defaultPath, fullLabel, icon, label, may, name, place }) => {
    if (!may(viewer)) return []
    const links = destinations
      .filter((destination) => destination.section === name && destination.may(viewer))
      .map(toLink)
    const first = links[0]
    if (!first) return []
    const path = links.some((link) => link.path === defaultPath) ? defaultPath : first.path
    return [
      {
        name,
        covers: [...covers, ...links.map((link) => link.path)],
        icon,
        label,
        ...(fullLabel && { fullLabel }),
        links,
        path,
        place,
      },
    ]
  })
}

function toLink(destination: Destination): NavigationLink {
  const { heading, icon, isExact, kind, label, target } = destination
  return {
    icon,
    label,
    path: pathOfDestination(destination),
    ...(heading && { heading }),
    ...(isExact && { isExact }),
    ...(kind === 'collection' && { collection: target }),
  }
}

/** A screen other than a collection or global, with an untranslated label. */
export type Screen = Omit<Destination, 'label'> & { label: MessageKey | { text: string } }
