// Public API of the releases for other plugins.
export { isTransient, loadActor, type Actor } from './lib/changeAllOrNone'
export { findOpenReleases } from './database/documents'
export { canCreateReleases } from './lib/permissions'
export { addToRelease, removeFromRelease } from './operations/changeDocuments'
export { createRelease, removeRelease } from './operations/changeRelease'
