/** What other plugins may use of the website. */
export type { RenderProblem, ThemeAsset, ThemePackage, ThemeQuestion, ThemeSource } from './lib/theme/ThemePackage'
export { provideThemes } from './lib/theme/sources'
