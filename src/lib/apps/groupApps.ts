/** Number of cards per category before View all. */
export const CARDS_SHOWN = 6

/** Categories that come first, in this order; the others follow alphabetically. */
const FIRST = ['ticketing', 'analytics']

export interface AppGroup<App> {
  category: string
  apps: App[]
}

/**
 * Groups apps by category: ticketing, analytics, then the others alphabetically. The order within a category is kept.
 */
export function groupApps<App extends { category: string }>(apps: readonly App[]): AppGroup<App>[] {
  const groups = Map.groupBy(apps, ({ category }) => category)
  return [...groups]
    .map(([category, members]) => ({ apps: members, category }))
    .sort(
      (first, second) => rank(first.category) - rank(second.category) || first.category.localeCompare(second.category),
    )
}

function rank(category: string): number {
  const position = FIRST.indexOf(category)
  return position === -1 ? FIRST.length : position
}

/** Whether the name or description of an app contains the search text, ignoring case. */
export function isFound({ description, name }: { description?: string | null; name: string }, search: string): boolean {
  const query = search.trim().toLowerCase()
  return [name, description ?? ''].some((value) => value.toLowerCase().includes(query))
}
