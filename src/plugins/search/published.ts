// What other plugins may use of the search.
export { findEntries } from './database/findEntries'
export { fold, wordsOf } from './lib/searchEntries'
