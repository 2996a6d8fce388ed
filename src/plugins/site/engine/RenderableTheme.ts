import type { Liquid, Template } from 'liquidjs'
import type { Manifest } from '../../../lib/themes/manifestSchema'
import type { Readable } from './Readable'

/** A file that can be drawn. */
export interface Rendering {
  path: string
  /** It is the theme's, not House's. */
  isOwn: boolean
  templates: () => Template[]
}

/** A theme as tags and filters know it. */
export interface RenderableTheme {
  engine: Liquid
  /** Of its version; null of House. */
  id: string | null
  manifest: Manifest | null
  /** The address of an asset of the theme or of House; null where neither has it. */
  assetAddress(path: string): string | null
  /** What draws a block: the theme's file for it, House's, or that of the plugin that brings it. One that failed a moment ago is left out. */
  drawingOf(block: Readable, resting: ReadonlySet<string>): Rendering | null
  /** The theme's own file at a path, or House's; null where neither has one. */
  fileAt(path: string, resting?: ReadonlySet<string>): Rendering | null
  houseFile(path: string): Rendering | null
  /** House alone, for when the theme cannot. */
  house(): RenderableTheme
  /** A text in a language, else in the site's main one, else in English: the theme's, else House's. */
  word(key: string, language: string, main: string): string | null
}
