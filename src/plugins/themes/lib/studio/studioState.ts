import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { refused, translatorOf } from '@/exports/server'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { currentVersion, findPointerMovedAt, newestVersion } from '../../database/versions'
import { AREA, themeOf, type StoredTheme } from '../theme'
import { readChoices, type StudioChoices } from './choices'
import { listFonts } from './fonts'
import { findPicture, type StudioPicture } from './pictures'

/** The state of a theme in the studio. */
export interface StudioState {
  choices: StudioChoices
  /** The image chosen as the logo. */
  logo: StudioPicture | null
  /** Number of its newest version, current or waiting; 0 before the first one. */
  newest: number
  /** Last update of the theme (ISO 8601), used to detect conflicting saves. */
  updatedAt: string
  /** Last update of the site, used to detect conflicting publishes. */
  siteUpdatedAt: string
  /** The theme is live. */
  isLive: boolean
  /** The newest version is saved but not current. */
  isWaiting: boolean
}

/** Loads a no-code theme. @throws OperationError 404; 422 for a custom theme */
export async function noCodeTheme(req: PayloadRequest, id: string, tenantId: string | null): Promise<StoredTheme> {
  const theme = await themeOf(req, id, tenantId)
  if (theme.renderMode !== 'nocode') throw refused(AREA, translatorOf(req.i18n)('themesStudioCode'))
  return theme
}

/**
 * Loads the choices of a theme. A waiting version of the studio takes precedence over the current one, so that editing
 * continues from it.
 */
export async function studioState(req: PayloadRequest, theme: StoredTheme, tenantId: string): Promise<StudioState> {
  const newest = await newestVersion(req, theme.id)
  const current = await currentVersion(req, theme.id)
  const site = await readStoredSite(req, tenantId)
  const pointerMovedAt = await findPointerMovedAt(req, theme.id)
  // After a return to an older version, editing continues from that one.
  const isWaiting =
    newest !== null &&
    newest.settings !== null &&
    newest.number > (current?.number ?? 0) &&
    newest.createdAt >= (pointerMovedAt ?? newest.createdAt)
  const { houseHeadingsFont, houseLogo, houseTextFont, ...choices } = readChoices(
    isWaiting ? newest.settings : theme.settings,
  )
  // Fonts and logos that no longer exist are dropped.
  const fonts =
    houseHeadingsFont || houseTextFont ? new Set((await listFonts(req, tenantId)).map(({ id }) => id)) : new Set()
  const logo = houseLogo ? await findPicture(req, tenantId, houseLogo) : null
  return {
    choices: {
      ...choices,
      ...(houseHeadingsFont && fonts.has(houseHeadingsFont) && { houseHeadingsFont }),
      ...(houseTextFont && fonts.has(houseTextFont) && { houseTextFont }),
      ...(logo && { houseLogo: logo.id }),
    },
    isLive: idOf(site.selectedTheme) === theme.id,
    isWaiting,
    logo,
    newest: newest?.number ?? 0,
    siteUpdatedAt: site.updatedAt,
    updatedAt: theme.updatedAt ?? '',
  }
}
