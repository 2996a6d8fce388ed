import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import { refused } from '../../../../endpoints/OperationError'
import { storedSite } from '../../../../endpoints/settings/changeSite'
import { translatorOf } from '../../../../i18n/translator'
import { currentVersion, decidedAt, newestVersion } from '../../database/versions'
import { AREA, themeOf, type StoredTheme } from '../theme'
import { choicesIn, type StudioChoices } from './choices'
import { listFonts } from './fonts'
import { findPicture, type StudioPicture } from './pictures'

/** A theme as the studio opens it. */
export interface StudioState {
  choices: StudioChoices
  /** The picture that is chosen as the logo. */
  logo: StudioPicture | null
  /** Number of its newest version, which may wait; 0 before the first one. */
  newest: number
  /** ISO moment of the theme: whoever saves over something newer is told. */
  updatedAt: string
  /** The same of its site, for whoever publishes the theme. */
  siteUpdatedAt: string
  /** It is the theme of the website. */
  isLive: boolean
  /** The newest version is saved, and does not count yet. */
  isWaiting: boolean
}

/** @throws OperationError 404; 422 for a theme with code */
export async function noCodeTheme(req: PayloadRequest, id: string, tenantId: string | null): Promise<StoredTheme> {
  const theme = await themeOf(req, id, tenantId)
  if (theme.renderMode !== 'nocode') throw refused(AREA, translatorOf(req.i18n)('themesStudioCode'))
  return theme
}

/** What is chosen for a theme. A version of the studio that waits counts before what visitors see: it is what somebody goes on with. */
export async function studioState(req: PayloadRequest, theme: StoredTheme, tenantId: string): Promise<StudioState> {
  const newest = await newestVersion(req, theme.id)
  const current = await currentVersion(req, theme.id)
  const site = await storedSite(req, tenantId)
  const decided = await decidedAt(req, theme.id)
  // Somebody who has gone back to an older version goes on from there.
  const isWaiting =
    newest !== null &&
    newest.settings !== null &&
    newest.number > (current?.number ?? 0) &&
    newest.createdAt >= (decided ?? newest.createdAt)
  const { houseHeadingsFont, houseLogo, houseTextFont, ...choices } = choicesIn(
    isWaiting ? newest.settings : theme.settings,
  )
  // What is gone since is not chosen any more.
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
