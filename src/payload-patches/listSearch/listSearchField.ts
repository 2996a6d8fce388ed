/**
 * Why: a key of the keyboard puts the cursor into the search of the list on screen, and Payload's search has no id or ref.
 * Relies on: the class `search-filter` around the field.
 * Ends with: a landmark `role="search"` around Payload's search, as lists of our own have.
 */
export const listSearchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('.search-filter input, [role="search"] input')
