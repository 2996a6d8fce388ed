/** What other plugins may use of themes: a version from a repository or the studio comes in as an upload does. */
export { saveVersion, type NewVersion, type SavedVersion } from './lib/versions/saveVersion'
export { unpack, type Unpacked } from './lib/uploadPackage'
