/** Query parameter with the search text. */
export const SEARCH_QUERY = 'q'

const MAX_LENGTH = 200

/** Returns the search text on one line; '' for none. */
export const searchedText = (search: URLSearchParams): string =>
  (search.get(SEARCH_QUERY) ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
