import type { NavigationLink } from './buildNavigation'

export interface LinkGroup {
  heading: string | null
  links: NavigationLink[]
}

/** Groups links by heading, in order of first occurrence. Links without a heading come first. */
export function groupByHeading(links: NavigationLink[]): LinkGroup[] {
  const groups = new Map<string | null, NavigationLink[]>([[null, []]])
  for (const link of links) {
    const heading = link.heading ?? null
    groups.set(heading, [...(groups.get(heading) ?? []), link])
  }
  return [...groups].filter(([, group]) => group.length > 0).map(([heading, group]) => ({ heading, links: group }))
}
