import type { BasePayload } from 'payload'
import type { Manifest } from '../../../../lib/themes/manifestSchema'

/** One version of a theme, as its files. It never changes: what changes is another version. */
export interface ThemePackage {
  /** Names this very version, `{theme}:{number}`: equal ids mean equal files. */
  id: string
  manifest: Manifest
  /** Every file of the package by its path: `templates/event.liquid`. */
  paths: readonly string[]
  /** A text file by its path, null when the package has none. */
  readText(path: string): Promise<string | null>
  /** Hash of the content of an asset, by its path below `assets/`; null when the package has none. */
  assetHash(path: string): string | null
  /** Told of what goes wrong while a page is drawn: visitors are not. */
  reportError?(problem: RenderProblem): void
}

/** What went wrong while a page was drawn. */
export interface RenderProblem {
  /** Path of the file in the package. */
  path: string
  line?: number
  column?: number
  message: string
  /** Path of the page within the site. */
  address: string
}

/** Which site a theme is asked for. */
export interface ThemeQuestion {
  payload: BasePayload
  siteId: string
}

/** Something on the site's own host that belongs to a theme: a style, a picture, a script. */
export interface ThemeAsset {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string
  type: string
}

/** Where themes come from. */
export interface ThemeSource {
  /** The theme that the site shows, in its current version; null where this source has none for it. It becomes another one by a row of a table that `watch_for_sites()` watches: rendered pages are kept until then. */
  themeOf(question: ThemeQuestion): Promise<ThemePackage | null>
  /** An asset of one of the site's themes by the hash of its content; null where there is none. Addresses live long: old hashes are asked for too. */
  readAsset(question: ThemeQuestion & { hash: string; path: string }): Promise<ThemeAsset | null>
}
