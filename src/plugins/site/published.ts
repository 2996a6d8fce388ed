/** What other plugins may use of the website. */
export type { RenderProblem, ThemeAsset, ThemePackage, ThemeQuestion, ThemeSource } from './lib/theme/ThemePackage'
export { provideThemes } from './lib/theme/sources'
export { checkTemplates, type TemplateProblem } from './engine/checkTemplates'
export { tryRender, type TriedPage } from './lib/theme/tryRender'
export { provideBlock, type BlockDrawing } from './lib/theme/providedBlocks'
export { provideSearch, type SiteSearch } from './lib/search/sources'
export { serveSiteWith } from './lib/serveSite'
export { houseFiles } from './engine/HouseFiles'
