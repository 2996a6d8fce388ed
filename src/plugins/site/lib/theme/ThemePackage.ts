import type { BasePayload } from 'payload'
import type { Manifest } from '@/lib/themes/manifestSchema'

/** A version of a theme with its files. It is immutable: every change creates a new version. */
export interface ThemePackage {
  /** Identifies the version, `{theme}:{number}`: equal ids mean equal files. */
  id: string
  manifest: Manifest
  /** Paths of all files: `templates/event.liquid`. */
  paths: readonly string[]
  /** Reads a text file; null when the package does not contain it. */
  readText(path: string): Promise<string | null>
  /** Returns the content hash of an asset, by its path below `assets/`; null when the package does not contain it. */
  assetHash(path: string): string | null
  /** Receives problems found while rendering, which visitors do not see. */
  reportError?(problem: RenderProblem): void
}

/** A problem found while rendering a page. */
export interface RenderProblem {
  /** Path of the file in the package. */
  path: string
  line?: number
  column?: number
  message: string
  /** The layout failed, if only by a snippet, and with it every page. */
  isLayout?: boolean
  /** Only a time limit was exceeded, which also happens when the machine is busy. */
  isTimeLimit?: boolean
  /** Path of the page within the site. */
  address: string
}

/** Site for which a theme is looked up. */
export interface ThemeLookup {
  payload: BasePayload
  siteId: string
}

/** An asset of a theme, served on the site's own host. */
export interface ThemeAsset {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string
  type: string
}

/** A source of themes. */
export interface ThemeSource {
  /**
   * Returns the current version of the site's theme; null when this source has none. It may only change together with a
   * row of a table watched by `watch_for_sites()`, because rendered pages are cached until then.
   */
  themeOf(question: ThemeLookup): Promise<ThemePackage | null>
  /**
   * Returns an asset of one of the site's themes by content hash; null when there is none. Cached pages may still
   * request old hashes.
   */
  readAsset(question: ThemeLookup & { hash: string; path: string }): Promise<ThemeAsset | null>
}

/** Converts a block type to a file name: `eventList` to `event-list`. */
export const fileNameOf = (type: string): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
