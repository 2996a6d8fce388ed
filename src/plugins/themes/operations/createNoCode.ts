import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import type { Translator } from '@/exports/types'
import { isRecord } from '@/lib/values'
import { HOUSE_STYLES, type HouseStyleName } from '@/plugins/site/published'
import { stageFiles } from '../lib/files/themeFiles'
import { houseStyleFields } from '../lib/houseStyles'
import { ENGINE, type ThemeJson } from '../lib/package/themeJson'
import { AREA, emptyTheme } from '../lib/theme'
import { saveVersion } from '../lib/versions/saveVersion'
import { savedTheme } from './outputs'

const STYLE_NAMES = Object.keys(HOUSE_STYLES) as HouseStyleName[]

/** Creates a no-code theme: House with an initial style. Every plan includes it. */
export const createNoCode = defineOperation({
  name: 'createNoCodeTheme',
  area: AREA,
  audit: 'themes.created',
  wrapHandler: withOwnError,
  input: z.strictObject({ style: z.enum(STYLE_NAMES).optional(), tenant: z.uuid() }),
  limit: { by: ['person'], points: 20, seconds: 600 },
  method: 'post',
  output: savedTheme,
  path: '/themes/create-nocode',
  prepare: async ({ req, tenantId }) => {
    const theme = newTheme(translatorOf(req.i18n))
    const incoming = stageFiles()
    try {
      await incoming.keep('theme.json', {
        data: Buffer.from(
          `${JSON.stringify({ ...theme.info, engine: ENGINE, settings: theme.manifest.settings }, null, 2)}\n`,
        ),
      })
      await incoming.moveTo(tenantId)
      return { files: incoming.files, theme }
    } finally {
      await incoming.discard()
    }
  },
  run: async ({ audit, input: { style }, prepared: { files, theme: content }, req, tenantId }) => {
    const { theme } = await saveVersion(req, {
      files,
      renderMode: 'nocode',
      settings: style ? HOUSE_STYLES[style] : {},
      source: 'nocode',
      tenantId: tenantId,
      theme: content,
    })
    audit({ after: { theme: theme.name }, target: `themes/${theme.id}` })
    return { message: translatorOf(req.i18n)('themesCreated'), themeId: theme.id }
  },
  status: 201,
  summary: 'Create a no-code theme',
  tenant: ({ tenant }) => tenant,
  who: withAnyPermission('themes:manage'),
})

/** Creates a theme with House's choices as its settings. */
function newTheme(t: Translator): ThemeJson {
  const { info, manifest } = emptyTheme(t('themesNewNoCode'))
  return { info, manifest: { ...manifest, settings: houseStyleFields(t) } }
}

/** Repeats the message of an error response as `_error`. */
function withOwnError(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const response = await handler(req)
    if (response.ok) return response
    const body: unknown = await response.json()
    return Response.json(isRecord(body) ? { ...body, _error: body.error } : body, {
      headers: response.headers,
      status: response.status,
    })
  }
}
