// Public API of the search for other plugins.
export { findEntries } from './database/findEntries'
