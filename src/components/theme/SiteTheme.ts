'use client'

import { createContext, type ReactNode } from 'react'
import type { ThemeBlockShape } from '@/lib/themes/theme'

/** The site's theme, for the fields of a document. */
export interface SiteThemeValue {
  blocks: ThemeBlockShape[]
  /** Language in which required fields must be filled in. */
  defaultLanguage: string
  /** Renders the fields of a block; the blocks field provides it together with its messages. */
  renderBlock: (path: string, isReadOnly: boolean) => ReactNode
  /** Renders the row label of a block. */
  renderRowLabel: () => ReactNode
}

export const SiteTheme = createContext<SiteThemeValue>({
  blocks: [],
  defaultLanguage: 'en',
  renderBlock: () => null,
  renderRowLabel: () => null,
})
