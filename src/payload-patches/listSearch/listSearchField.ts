/**
 * Why: a keyboard shortcut focuses the search of the current list, and Payload's search has no id or ref.
 * Relies on: the class `search-filter` around the field.
 * Ends with: a landmark `role="search"` around Payload's search, as in our own lists.
 */
export const listSearchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('.search-filter input, [role="search"] input')
