/** Texts of the search over all content. */
export const en = {
  searchClear: 'Clear',
  searchDrafts: 'Drafts',
  searchFailed: 'Failed to perform search',
  searchHelp: 'Finds events, pages, people and everything else of this site.',
  searchIdle: 'Type a title, a name or a part of an address. Accents and small typos do not matter.',
  searchLabel: 'Search all content',
  searchModes: 'What is searched',
  searchMore: '{{count}} more. Type more to narrow them down.',
  searchNothing: 'Nothing was found',
  searchNothingDrafts: 'Drafts are looked for among pages only.',
  searchNothingHelp: 'Look for fewer words, or among the drafts.',
  searchPlaceholder: 'Title, name or address',
  searchPlaceholderDrafts: 'Title of a page',
  searchPublished: 'Published',
  searchReturned: '{{count}} results returned for "{{query}}"',
  searchSearching: 'Searching...',
}
