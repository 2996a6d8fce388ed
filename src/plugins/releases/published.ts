// Public API of the releases for other plugins.
export { loadActor, type Actor } from './lib/changeAllOrNone'
export { canCreateReleases } from './lib/permissions'
export { findOpenReleases } from './lib/releases'
export { addToRelease, removeFromRelease } from './operations/changeDocuments'
export { createRelease, removeRelease } from './operations/changeRelease'
