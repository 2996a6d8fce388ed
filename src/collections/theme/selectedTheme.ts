import type { PayloadRequest } from 'payload'
import { selectedThemeRow } from '../../database/themes/selectedTheme'
import { siteLanguages } from '../../lib/languages/siteLanguages'
import { settings } from '../../lib/settings'
import { toTheme, type Theme } from '../../lib/themes/theme'

/** The theme that a site has selected, and what of the site it has to know. */
export interface SelectedTheme {
  /** Null without a theme: then it asks for nothing. */
  id: string | null
  name: string
  /** Pages of such a theme are composed elsewhere: no templates are chosen. */
  isNoCode: boolean
  /** Language in which what is required must be there. */
  defaultLanguage: string
  theme: Theme
  /** What it is asked for, once, as stored. */
  settings: unknown
}

const CONTEXT_KEY = 'callboardThemes'

type PartialRequest = Pick<PayloadRequest, 'context' | 'payload' | 'transactionID'>

/**
 * The theme of a site, read once a request.
 * @param themeId of another of its themes, as if the site had selected it
 */
export function selectedTheme(req: PartialRequest, tenantId: string, themeId?: string): Promise<SelectedTheme> {
  const known = (req.context[CONTEXT_KEY] ??= new Map()) as Map<string, Promise<SelectedTheme>>
  const key = themeId ? `${tenantId} ${themeId}` : tenantId
  let theme = known.get(key)
  if (!theme) known.set(key, (theme = read(req, tenantId, themeId)))
  return theme
}

async function read(req: PartialRequest, tenantId: string, themeId: string | undefined): Promise<SelectedTheme> {
  const row = await selectedThemeRow(req, tenantId, themeId)
  return {
    id: row?.id ?? null,
    defaultLanguage: siteLanguages({ defaultLanguage: row?.default_language, languages: row?.languages })
      .defaultLanguage,
    isNoCode: row?.render_mode === 'nocode',
    name: row?.name ?? '',
    settings: row?.settings ?? null,
    theme: toTheme(row?.manifest, settings().BLOCK_LEVELS),
  }
}
