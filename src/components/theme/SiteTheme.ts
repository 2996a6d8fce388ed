'use client'

import { createContext, type ReactNode } from 'react'
import type { ThemeBlockShape } from '../../lib/themes/theme'

/** What the fields of a document know of its site's theme. */
export interface SiteThemeValue {
  blocks: ThemeBlockShape[]
  /** Language in which what is required must be there. */
  defaultLanguage: string
  /** Draws the fields of a block whose values stand there: the list of blocks brings it, with its texts. */
  drawBlock: (path: string, isReadOnly: boolean) => ReactNode
  /** Draws the head of a block. */
  drawHead: () => ReactNode
}

export const SiteTheme = createContext<SiteThemeValue>({
  blocks: [],
  defaultLanguage: 'en',
  drawBlock: () => null,
  drawHead: () => null,
})
