import type { WordKey } from '../../i18n/en'
import type { SectionName, SectionRule } from './sections'
import type { Rule, Viewer } from './viewer'

/** A screen that can be linked to: a collection's list, a global, or any other by its path. */
export interface Destination {
  section: SectionName
  kind: 'collection' | 'global' | 'screen'
  /** Slug of the collection or global; path below the admin's root of any other screen. */
  target: string
  label: string
  /** Name of an icon. */
  icon: string
  /** Heading under which the link stands; none: at the top. */
  heading?: string
  may: Rule
  /** It is not the link of the screens below its path. */
  isExact?: boolean
}

export interface NavigationLink {
  path: string
  label: string
  icon: string
  heading?: string
  /** For collections: their slug. */
  collection?: string
  isExact?: boolean
}

/** A section as the ribbon shows it. Plain data, so that it can travel to the browser. */
export interface NavigationSection {
  name: SectionName
  label: WordKey
  fullLabel?: WordKey
  icon: string
  place: 'foot' | 'top'
  path: string
  covers: string[]
  links: NavigationLink[]
}

/** The path of a screen below the admin's root. */
function pathOfDestination({ kind, target }: Pick<Destination, 'kind' | 'target'>): string {
  return kind === 'screen' ? target : `/${kind}s/${target}`
}

/**
 * The sections and links that a person may open. What has no screen, or none for this person, is not there.
 * @param viewer null: nobody is signed in, and nothing is shown
 */
export function buildNavigation(
  viewer: Viewer | null,
  destinations: Destination[],
  sections: SectionRule[],
): NavigationSection[] {
  if (!viewer) return []
  return sections.flatMap(({ covers, defaultPath, fullLabel, icon, label, may, name, place }) => {
    if (!may(viewer)) return []
    const links = destinations.filter((one) => one.section === name && one.may(viewer)).map(toLink)
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

/** A screen that is neither a collection nor a global, before its label is translated. */
export type Screen = Omit<Destination, 'label'> & { label: WordKey | { text: string } }
