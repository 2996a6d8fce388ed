/** The public interface of the website plugin for other plugins. */
export type { RenderProblem, ThemeAsset, ThemePackage, ThemeQuestion, ThemeSource } from './lib/theme/ThemePackage'
export { provideThemes } from './lib/theme/sources'
export { checkTemplates, type TemplateProblem } from './engine/checkTemplates'
export { tryRender, type TriedPage } from './lib/theme/tryRender'
export { provideBlock, type BlockRenderer } from './lib/theme/providedBlocks'
export { noticeAnswer } from './lib/answers/notices'
export { closedRobots } from './lib/answers/robots'
export { provideSearch, type SiteSearch } from './lib/search/siteSearch'
export { serveSiteAsItWillBe, serveSiteWith, themeOfSite, type LookAhead, type ThemePreview } from './lib/serveSite'
export { ownFile } from './lib/answers/ownFile'
export type { Note } from './lib/html/previewBar'
export { serveSiteApiWith } from './lib/serveSiteApi'
export {
  COLOUR_SETTINGS,
  FONT_SETTINGS,
  HOUSE_CHOICES,
  HOUSE_STYLES,
  LOGO_SETTING,
  OWN_PALETTE,
  type HouseChoice,
  type HouseStyle,
  type HouseStyleName,
} from './lib/theme/houseChoices'
export { houseFiles } from './engine/HouseFiles'
export { onNotFound, type NotFound } from './lib/notFound'
export { sourcesOf } from './lib/pictures'
