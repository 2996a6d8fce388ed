import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '@/lib/values'
import { defineOperation, notFound, translatorOf, withAnyPermission } from '@/exports/server'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { listErrors } from '../database/errors'
import { currentVersion, listVersions, versionOf, type StoredVersion } from '../database/versions'
import { findChanges, isLoss, type ThemeChange } from '../lib/changes/findChanges'
import { previewAddress } from '../lib/preview/servePreview'
import { renderFailures } from '../lib/renderFailures'
import { AREA, findTheme, tenantOfTheme, themeOf } from '../lib/theme'
import { publishVersion } from '../lib/versions/publishVersion'
import { changeOutput, failureOutput, problemOutput, reviewResponse, toProblems } from './outputs'

const number = z.coerce.number().int().min(1).max(1_000_000)
const moment = z.iso.datetime()

/** Lists the versions of a theme, newest first. */
export const listThemeVersions = defineOperation({
  name: 'listThemeVersions',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: z.object({
    docs: z.array(
      z.object({
        bytes: z.number(),
        by: z.string().nullable(),
        commit: z.string().nullable(),
        createdAt: moment,
        fileCount: z.number(),
        isCurrent: z.boolean(),
        number: z.number(),
        preview: z.url(),
        source: z.string(),
        version: z.string(),
      }),
    ),
  }),
  path: '/themes/:id/versions',
  run: async ({ input: { id }, req, tenantId }) => {
    await themeOf(req, id, tenantId)
    const rows = await listVersions(req, id)
    return {
      docs: rows.map(({ createdAt, info, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        preview: previewAddress(id, row.number),
        version: info.version,
      })),
    }
  },
  summary: 'List the versions of a theme',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:view'),
})

const checked = z.object({
  changes: z.array(changeOutput),
  losesSomething: z.boolean(),
  mayBePublished: z.boolean(),
  problems: z.array(failureOutput),
})

const checkOf = async (
  req: PayloadRequest,
  tenantId: string,
  version: StoredVersion | null,
  changes: ThemeChange[],
): Promise<z.infer<typeof checked>> => {
  const failures = version ? await renderFailures(req, tenantId, version) : []
  return {
    changes,
    losesSomething: changes.some(isLoss),
    mayBePublished: !failures.some(({ isLayout }) => isLayout),
    problems: toProblems(translatorOf(req.i18n), failures),
  }
}

/** Checks what pages of the site would lose or lack with another theme, and which of its templates fail. Read-only. */
export const checkTheme = defineOperation({
  name: 'checkTheme',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: checked,
  path: '/themes/:id/check',
  run: async ({ input: { id }, req, tenantId }) => {
    const theme = await themeOf(req, id, tenantId)
    const selected = idOf((await readStoredSite(req, tenantId)).selectedTheme)
    const liveTheme = selected && selected !== id ? await findTheme(req, selected) : null
    // Settings belong to their theme, so those of the live theme are not lost.
    const changes =
      selected === id ? [] : await findChanges(req, tenantId, { manifest: liveTheme?.manifest }, theme.manifest)
    return checkOf(req, tenantId, await currentVersion(req, id), changes)
  },
  summary: 'Check what publishing a theme would change',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage', 'settings:themes'),
})

/** Checks what the site would lose or lack with another version, and which of its templates fail. Read-only. */
export const checkThemeVersion = defineOperation({
  name: 'checkThemeVersion',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid(), number }),
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: checked.extend({ isCurrent: z.boolean(), isLive: z.boolean() }),
  path: '/themes/:id/versions/:number/check',
  run: async ({ input: { id, number: requested }, req, tenantId }) => {
    const theme = await themeOf(req, id, tenantId)
    const version = await versionOf(req, id, requested)
    if (!version) throw notFound(AREA)
    const [row] = (await listVersions(req, id)).filter((listed) => listed.number === requested)
    const changes = await findChanges(req, tenantId, theme, version.manifest)
    return {
      ...(await checkOf(req, tenantId, version, changes)),
      isCurrent: row?.isCurrent ?? false,
      isLive: idOf((await readStoredSite(req, tenantId)).selectedTheme) === id,
    }
  },
  summary: 'Check what publishing a version of a theme would change',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage', 'settings:themes'),
})

const published = z.object({
  id: z.uuid(),
  key: z.string().nullable(),
  name: z.string(),
  number: z.number(),
  version: z.string().nullable(),
})

const versionOperation = (
  name: 'publishThemeVersion' | 'restoreThemeVersion',
  verb: 'publish' | 'restore',
  auditAction: string,
  summary: string,
) =>
  defineOperation({
    name,
    area: AREA,
    audit: auditAction,
    input: z.strictObject({ force: z.boolean().optional(), id: z.uuid(), number, updatedAt: moment.optional() }),
    limit: { by: ['person'], points: 60, seconds: 600 },
    method: 'post',
    output: published,
    path: `/themes/:id/versions/:number/${verb}`,
    run: async ({ audit, input: { force, id, number: requested, updatedAt }, req, tenantId }) => {
      const { changes, failures, isPublished, theme, version } = await publishVersion(req, {
        force,
        number: requested,
        tenantId: tenantId,
        themeId: id,
        updatedAt,
      })
      if (!isPublished) {
        audit({ isNothing: true })
        return reviewResponse(translatorOf(req.i18n), { changes, failures, themeId: id, version: requested })
      }
      audit({ after: { number: version.number, theme: theme.name }, target: `themes/${id}` })
      return { id, key: theme.key ?? null, name: theme.name, number: version.number, version: theme.version ?? null }
    },
    summary,
    tenant: tenantOfTheme,
    who: withAnyPermission('themes:manage', 'settings:themes'),
  })

export const publishThemeVersion = versionOperation(
  'publishThemeVersion',
  'publish',
  'themes.versionPublished',
  'Publish a version of a theme',
)
export const restoreThemeVersion = versionOperation(
  'restoreThemeVersion',
  'restore',
  'themes.versionRestored',
  'Go back to a version of a theme',
)

/** Lists rendering errors of a theme. */
export const listThemeErrors = defineOperation({
  name: 'listThemeErrors',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: z.object({
    docs: z.array(
      problemOutput.extend({
        address: z.string(),
        count: z.number(),
        firstAt: moment,
        lastAt: moment,
        number: z.number(),
      }),
    ),
  }),
  path: '/themes/:id/errors',
  run: async ({ input: { id }, req, tenantId }) => {
    await themeOf(req, id, tenantId)
    const rows = await listErrors(req, id)
    return {
      docs: rows.map(({ address, column, count, file, firstAt, lastAt, line, message, number: version }) => ({
        address,
        column,
        count,
        file,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        line,
        message,
        number: version,
      })),
    }
  },
  summary: 'List the errors of a theme on the website',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:view'),
})
