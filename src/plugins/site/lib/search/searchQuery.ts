/** In the address of the page: what is looked for. */
export const SEARCH_QUERY = 'q'

const LONGEST_SEARCH = 200

/** What the address asks for, in one line; '' for nothing. */
export const searchedText = (search: URLSearchParams): string =>
  (search.get(SEARCH_QUERY) ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
