import { z } from 'zod'
import { defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { stageFiles } from '../lib/files/themeFiles'
import { ENGINE } from '../lib/package/themeJson'
import { studioChoices } from '../lib/studio/choices'
import { listFonts } from '../lib/studio/fonts'
import { listPictures } from '../lib/studio/pictures'
import { nextThemeJson, saveChoices } from '../lib/studio/saveChoices'
import { noCodeTheme, studioState } from '../lib/studio/studioState'
import { AREA, tenantOfTheme, themeOf } from '../lib/theme'
import { savedTheme } from './outputs'

const MAX_VERSIONS = 1_000_000
const MAX_QUERY_LENGTH = 100

const moment = z.iso.datetime().meta({ examples: ['2027-03-01T19:30:00.000Z'] })
const picture = z.object({ id: z.uuid(), address: z.string(), title: z.string() })
const state = z.object({
  choices: studioChoices,
  isLive: z.boolean(),
  isWaiting: z.boolean(),
  logo: picture.nullable(),
  newest: z.number(),
  siteUpdatedAt: moment,
  updatedAt: moment,
})

/** Returns the choices of a no-code theme for the studio. */
export const readStudio = defineOperation({
  name: 'readStudio',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: state,
  path: '/themes/:id/studio',
  run: async ({ input: { id }, req, tenantId }) => studioState(req, await noCodeTheme(req, id, tenantId), tenantId),
  summary: 'Read the choices of a no-code theme',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})

/** Saves studio choices as a version, which waits when the theme is live. */
export const saveStudio = defineOperation({
  name: 'saveStudio',
  area: AREA,
  audit: 'themes.customised',
  input: z.strictObject({
    id: z.uuid(),
    choices: studioChoices,
    newest: z.int().min(0).max(MAX_VERSIONS),
    updatedAt: moment,
  }),
  limit: { by: ['person'], points: 120, seconds: 600 },
  method: 'post',
  output: savedTheme.extend({ number: z.number(), state }),
  path: '/themes/:id/studio',
  prepare: async ({ input: { id }, req, tenantId }) => {
    const theme = nextThemeJson(req, await noCodeTheme(req, id, tenantId), await listFonts(req, tenantId))
    const incoming = stageFiles()
    try {
      await incoming.keep('theme.json', {
        data: Buffer.from(`${JSON.stringify({ ...theme.info, engine: ENGINE, ...theme.manifest }, null, 2)}\n`),
      })
      await incoming.moveTo(tenantId)
      return { files: incoming.files, theme }
    } finally {
      await incoming.discard()
    }
  },
  run: async ({ audit, input: { choices, id, newest, updatedAt }, prepared, req, tenantId }) => {
    const { theme, version } = await saveChoices(
      req,
      { choices, newest, tenantId: tenantId, themeId: id, updatedAt },
      prepared,
    )
    audit({ after: { number: version.number, theme: theme.name }, target: `themes/${id}` })
    return {
      message: translatorOf(req.i18n)('themesStudioSaved', { number: version.number }),
      number: version.number,
      state: await studioState(req, await themeOf(req, id, tenantId), tenantId),
      themeId: id,
    }
  },
  status: 201,
  summary: 'Save the choices of a no-code theme as a version',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})

/** Lists images of the site that can be used as its logo. */
export const listStudioPictures = defineOperation({
  name: 'listStudioPictures',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid(), q: z.string().trim().max(MAX_QUERY_LENGTH).optional() }),
  method: 'get',
  output: z.object({ docs: z.array(picture) }),
  path: '/themes/:id/studio/pictures',
  run: async ({ input: { q = '' }, req, tenantId }) => ({ docs: await listPictures(req, tenantId, q) }),
  summary: 'List pictures of a site that can be its logo',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})
