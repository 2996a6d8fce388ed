/**
 * What other plugins may use of themes: a version from a repository or the studio comes in as an upload does. Who may,
 * and whether the plan has it, is for the caller to ask (`assertCustomThemes`).
 */
export { assertCustomThemes } from './lib/theme'
export { saveVersion, type NewVersion, type SavedVersion } from './lib/versions/saveVersion'
export { unpack, type Unpacked } from './lib/uploadPackage'
