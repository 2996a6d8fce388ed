// Public API of search engines and redirects for other plugins: addresses that were not found, and what they may have meant.
export { listAddresses as listNotFound } from './database/notFoundAddresses'
export { listPublishedTargets } from './lib/openAddresses'
export { slugFromPath, suggestTargets, type Target } from './lib/suggestTarget'
