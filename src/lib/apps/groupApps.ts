/** Cards of a category before View all. */
export const CARDS_SHOWN = 6

/** These come first, in this order; the others by name. */
const FIRST = ['ticketing', 'analytics']

export interface AppGroup<App> {
  category: string
  apps: App[]
}

/** Apps by category: ticketing, analytics, then the others alphabetically. Within a category they keep their order. */
export function groupApps<App extends { category: string }>(apps: readonly App[]): AppGroup<App>[] {
  const groups = Map.groupBy(apps, ({ category }) => category)
  return [...groups]
    .map(([category, members]) => ({ apps: members, category }))
    .sort((one, other) => rank(one.category) - rank(other.category) || one.category.localeCompare(other.category))
}

function rank(category: string): number {
  const place = FIRST.indexOf(category)
  return place === -1 ? FIRST.length : place
}

/** Does the search find the app, in its name or description, in any case? */
export function isFound({ description, name }: { description?: string | null; name: string }, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [name, description ?? ''].some((text) => text.toLowerCase().includes(wanted))
}
