import type { NavigationLink } from './buildNavigation'

export interface LinkGroup {
  heading: string | null
  links: NavigationLink[]
}

/** Links under their headings, in the order in which these first come up; those without one stand first. */
export function groupByHeading(links: NavigationLink[]): LinkGroup[] {
  const groups = new Map<string | null, NavigationLink[]>([[null, []]])
  for (const link of links) {
    const heading = link.heading ?? null
    groups.set(heading, [...(groups.get(heading) ?? []), link])
  }
  return [...groups].filter(([, group]) => group.length > 0).map(([heading, group]) => ({ heading, links: group }))
}
