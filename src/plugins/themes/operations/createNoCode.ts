import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { translatorOf } from '../../../i18n/translator'
import { isRecord } from '../../../lib/objects/isRecord'
import { manifestSchema } from '../../../lib/themes/manifestSchema'
import { newIncoming } from '../lib/files/themeFiles'
import { ENGINE, type ThemeJson } from '../lib/package/themeJson'
import { AREA } from '../lib/theme'
import { saveVersion } from '../lib/versions/saveVersion'
import { savedTheme } from './outputs'

/** Makes a theme without code: the built-in one, for the studio to colour. Every plan has these. */
export const createNoCode = defineOperation({
  name: 'createNoCodeTheme',
  area: AREA,
  audit: 'themes.created',
  door: withOwnError,
  input: z.strictObject({ tenant: z.uuid() }),
  limit: { by: ['person'], points: 20, seconds: 600 },
  method: 'post',
  output: savedTheme,
  path: '/themes/create-nocode',
  prepare: async ({ req, tenantId }) => {
    const theme = emptyTheme(translatorOf(req.i18n)('themesNewNoCode'))
    const incoming = newIncoming()
    try {
      await incoming.keep('theme.json', { data: Buffer.from(`${JSON.stringify({ ...theme.info, engine: ENGINE }, null, 2)}\n`) })
      await incoming.moveTo(tenantId!)
      return { files: incoming.files, theme }
    } finally {
      await incoming.drop()
    }
  },
  run: async ({ audit, prepared: { files, theme: content }, req, tenantId }) => {
    const { theme } = await saveVersion(req, { files, renderMode: 'nocode', source: 'nocode', tenantId: tenantId!, theme: content })
    audit({ after: { theme: theme.name }, target: `themes/${theme.id}` })
    return { message: translatorOf(req.i18n)('themesCreated'), themeId: theme.id }
  },
  status: 201,
  summary: 'Create a no-code theme',
  tenant: ({ tenant }) => tenant,
  who: holderOf('themes:manage'),
})

const { author: _a, engine: _e, licence: _l, name: _n, version: _v, ...EMPTY } = manifestSchema.parse({})

const emptyTheme = (name: string): ThemeJson => ({ info: { author: '', licence: '', name, version: '1' }, manifest: EMPTY })

/** A refusal says its reason as `_error`, too. */
function withOwnError(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const response = await handler(req)
    if (response.ok) return response
    const body: unknown = await response.json()
    return Response.json(isRecord(body) ? { ...body, _error: body.error } : body, { headers: response.headers, status: response.status })
  }
}
