/** The public interface of the website plugin for other plugins. */
export type { RenderProblem, ThemeAsset, ThemePackage, ThemeLookup, ThemeSource } from './lib/theme/ThemePackage'
export { provideThemes } from './lib/theme/sources'
export { checkTemplates, type TemplateProblem } from './engine/checkTemplates'
export { checkTemplatesInTurn } from './lib/rendering/templateWorkers'
export { tryRender, type TrialRender, type TrialTarget } from './lib/theme/tryRender'
export { provideBlock, type BlockRenderer } from './lib/theme/providedBlocks'
export { noticeResponse } from './lib/responses/notices'
export { closedRobots } from './lib/responses/sitemap'
export { provideSearch, type SiteSearch } from './lib/search/siteSearch'
export {
  serveReleasePreview,
  serveThemePreview,
  themeOfSite,
  type ReleasePreview,
  type ThemePreview,
} from './lib/preview/sitePreviews'
export { serveThemeAsset } from './lib/responses/themeAsset'
export type { PreviewNote } from './lib/html/previewBar'
export { serveSitePreviewApi } from './lib/serveSiteApi'
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
export { familyOfFont, publicFaces, type PublicFace } from './lib/theme/fontFaces'
export { houseFace } from './lib/theme/houseFaces'
export { houseFiles } from './engine/HouseFiles'
export { provideAudience, type Audience, type Visitor } from './lib/audience'
export type { PageSubject } from './lib/PageSubject'
export { onNotFound, type NotFound } from './lib/notFound'
export { sourcesOf } from './lib/pictures'
export { siteById } from './lib/host/findSite'
export { automaticEntries } from './lib/menus/automaticEntries'
export { loadDraftMenus, type DraftedMenu } from './lib/menus/loadDraftMenus'
