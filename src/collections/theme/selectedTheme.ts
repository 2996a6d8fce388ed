import type { PayloadRequest } from 'payload'
import { readSelectedThemeRow } from '@/database/themes/selectedTheme'
import { siteLanguages } from '@/lib/languages/languages'
import { settings } from '@/lib/settings'
import { toTheme, type Theme } from '@/lib/themes/theme'

/** The selected theme of a tenant, with the tenant data that it needs. */
export interface SelectedTheme {
  /** Null if no theme is selected; the theme then has no fields. */
  id: string | null
  name: string
  /** Pages of a no-code theme are built elsewhere, so users select no templates. */
  isNoCode: boolean
  /** Language in which required values must be filled in. */
  defaultLanguage: string
  /** Time zone of the site; an IANA name. */
  zone: string
  theme: Theme
  /** The theme-wide settings, as stored. */
  settings: unknown
}

const CONTEXT_KEY = 'callboardThemes'

type PartialRequest = Pick<PayloadRequest, 'context' | 'payload' | 'transactionID'>

/**
 * Reads the theme of a tenant, at most once per request.
 * @param themeId another theme of the tenant, to be treated as if it were selected
 */
export function readSelectedTheme(req: PartialRequest, tenantId: string, themeId?: string): Promise<SelectedTheme> {
  const known = (req.context[CONTEXT_KEY] ??= new Map()) as Map<string, Promise<SelectedTheme>>
  const key = themeId ? `${tenantId} ${themeId}` : tenantId
  let theme = known.get(key)
  if (!theme) known.set(key, (theme = read(req, tenantId, themeId)))
  return theme
}

async function read(req: PartialRequest, tenantId: string, themeId: string | undefined): Promise<SelectedTheme> {
  const row = await readSelectedThemeRow(req, tenantId, themeId)
  return {
    id: row?.id ?? null,
    defaultLanguage: siteLanguages({ defaultLanguage: row?.default_language, languages: row?.languages })
      .defaultLanguage,
    isNoCode: row?.render_mode === 'nocode',
    name: row?.name ?? '',
    settings: row?.settings ?? null,
    theme: toTheme(row?.manifest, settings().BLOCK_LEVELS),
    zone: row?.timezone ?? 'UTC',
  }
}
