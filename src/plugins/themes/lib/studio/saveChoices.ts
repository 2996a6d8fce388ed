import type { PayloadRequest } from 'payload'
import { personOf, refused, stale, translatorOf } from '@/exports/server'
import { lockTenant } from '@/database/transactions'
import { isRecord } from '@/lib/values'
import { manifestSchema } from '@/lib/themes/manifestSchema'
import { COLOUR_SETTINGS, FONT_SETTINGS, OWN_PALETTE } from '@/plugins/site/published'
import { addVersion, currentVersion, pointTo } from '../../database/versions'
import type { StoredFile } from '../files/ThemeStore'
import { houseStyleFields } from '../houseStyles'
import type { ThemeJson } from '../package/themeJson'
import { AREA, type StoredTheme, emptyTheme } from '../theme'
import { saveVersion, type SavedVersion } from '../versions/saveVersion'
import { withChoices, type StudioChoices } from './choices'
import { listFonts, type ListedFont } from './fonts'
import { findPicture } from './pictures'
import { noCodeTheme, studioState } from './studioState'

export interface Saving {
  choices: StudioChoices
  themeId: string
  tenantId: string
  /** State that the studio has read. */
  newest: number
  updatedAt: string
}

const FONT_NAMES: string[] = Object.values(FONT_SETTINGS)

/** Returns the manifest of a theme's next version: as before, with all settings that House currently offers. */
export function nextThemeJson(req: PayloadRequest, theme: StoredTheme, fonts: ListedFont[]): ThemeJson {
  const parsed = manifestSchema.safeParse(isRecord(theme.manifest) ? theme.manifest : {})
  const { info, manifest: emptyManifest } = emptyTheme(theme.name)
  const {
    author = '',
    engine: _e,
    licence = '',
    name: _n,
    version: _v,
    ...before
  } = parsed.data ?? manifestSchema.parse({})
  const houseFields = houseStyleFields(translatorOf(req.i18n), fonts)
  const others = before.settings.filter(
    ({ name }) => !houseFields.some((field) => field.name === name) && !FONT_NAMES.includes(name ?? ''),
  )
  return {
    info: { author, licence, name: theme.name, version: theme.version ?? info.version },
    manifest: { ...emptyManifest, ...before, settings: [...houseFields, ...others] },
  }
}

/**
 * Saves the choices as the next version of a theme. For the live theme the version waits until it is published.
 * @param files of the version
 * @throws OperationError 404, 409 when someone has saved since the studio read the theme, 422
 */
export async function saveChoices(
  req: PayloadRequest,
  { choices, newest, tenantId, themeId, updatedAt }: Saving,
  { files, theme: content }: { files: StoredFile[]; theme: ThemeJson },
): Promise<SavedVersion> {
  // Serialises concurrent saves, so that the later one is detected as stale.
  await lockTenant(req, tenantId)
  const theme = await noCodeTheme(req, themeId, tenantId)
  const state = await studioState(req, theme, tenantId)
  if (state.newest !== newest || Date.parse(state.updatedAt) !== Date.parse(updatedAt)) throw stale(AREA)
  await assertChoices(req, choices, state.choices, tenantId)
  await ensureFirstVersion(req, theme, tenantId, files, content)
  return saveVersion(req, {
    files,
    settings: withChoices(theme.settings, choices),
    source: 'studio',
    tenantId,
    theme: content,
    themeId,
    mustWait: true,
  })
}

/**
 * Validates the choices.
 * @throws OperationError 422 when custom colours are incomplete, or a font or the logo is not public
 */
async function assertChoices(
  req: PayloadRequest,
  choices: StudioChoices,
  before: StudioChoices,
  tenantId: string,
): Promise<void> {
  const t = translatorOf(req.i18n)
  const missing = Object.values(COLOUR_SETTINGS).find((name) => choices.housePalette === OWN_PALETTE && !choices[name])
  if (missing) throw refused(AREA, t('themesStudioColourMissing'), `choices.${missing}`)
  const fonts = new Set((await listFonts(req, tenantId)).map(({ id }) => id))
  const missingFont = Object.values(FONT_SETTINGS).find((name) => choices[name] && !fonts.has(choices[name]))
  if (missingFont) throw refused(AREA, t('themesStudioFontGone'), `choices.${missingFont}`)
  const { houseLogo } = choices
  if (houseLogo && houseLogo !== before.houseLogo && !(await findPicture(req, tenantId, houseLogo)))
    throw refused(AREA, t('themesStudioLogoGone'), 'choices.houseLogo')
}

/** Stores the current state of a theme without versions as its first version, so that it can be restored. */
async function ensureFirstVersion(
  req: PayloadRequest,
  theme: StoredTheme,
  tenantId: string,
  files: StoredFile[],
  { info, manifest }: ThemeJson,
): Promise<void> {
  if (await currentVersion(req, theme.id)) return
  const person = await personOf(req)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  await pointTo(
    req,
    await addVersion(req, {
      bytes,
      commit: null,
      createdBy: person?.id ?? null,
      files,
      info,
      manifest,
      settings: isRecord(theme.settings) ? theme.settings : {},
      source: 'nocode',
      tenantId,
      themeId: theme.id,
    }),
  )
}
