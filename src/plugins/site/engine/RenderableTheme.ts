import type { Liquid, Template } from 'liquidjs'
import type { Manifest } from '@/lib/themes/manifestSchema'
import type { Readable } from './Readable'

/** A file that can be rendered. */
export interface RenderableFile {
  path: string
  /** The file belongs to the theme, not to House. */
  isOwn: boolean
  templates: () => Template[]
}

/** A theme as seen by tags and filters. */
export interface RenderableTheme {
  engine: Liquid
  /** Id of the theme version; null for House. */
  id: string | null
  manifest: Manifest | null
  /** Returns the address of an asset of the theme or of House; null when neither has it. */
  assetAddress(path: string): string | null
  /**
   * Returns the file that renders a block: the theme's, House's or that of the plugin providing the block. Suspended
   * files are skipped.
   */
  fileForBlock(block: Readable, suspended: ReadonlySet<string>): RenderableFile | null
  /** Returns the theme's file at a path, else House's; null when neither has one. */
  fileAt(path: string, suspended?: ReadonlySet<string>): RenderableFile | null
  houseFile(path: string): RenderableFile | null
  /** Returns House, for pages that the theme cannot render. */
  house(): RenderableTheme
  /**
   * Returns a message in a language, else in the site's default language, else in English, preferring the theme's
   * messages over House's.
   */
  message(key: string, language: string, main: string): string | null
}
