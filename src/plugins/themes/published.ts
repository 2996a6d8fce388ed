/**
 * The public interface of the themes plugin for other plugins. The caller checks permissions, and the plan with
 * `assertCustomThemes`.
 */
export { assertCustomThemes } from './lib/theme'
export { newestVersion } from './database/versions'
export { studioChoices, type StudioChoices } from './lib/studio/choices'
export { createStyledTheme } from './lib/createStyledTheme'
export { saveVersion, type NewVersion, type SavedVersion } from './lib/versions/saveVersion'
export { unpack, type Unpacked } from './lib/uploadPackage'
