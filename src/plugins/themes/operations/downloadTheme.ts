import { z } from 'zod'
import {
  defineOperation,
  loadTenant,
  notFound,
  OperationError,
  translatorOf,
  withAnyPermission,
} from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { loadPerson } from '@/access/personOf'
import { idOf } from '@/lib/values'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { CUSTOM_THEMES } from '@/collections/Themes/guardCustomCode'
import { anyone } from '@/endpoints/routeRules'
import { slugify } from '@/lib/content/slugify'
import { planAllows } from '@/lib/plans/planAllows'
import { houseFiles } from '@/plugins/site/published'
import { currentVersion, versionOf } from '../database/versions'
import { toWebStream } from '../lib/toWebStream'
import { issueDownload, readDownload } from '../lib/download/downloadToken'
import { streamThemeFile } from '../lib/files/themeFiles'
import { ENGINE } from '../lib/package/themeJson'
import { writePackage, type PackedFile } from '../lib/package/writePackage'
import { AREA, assertCustomThemes, findTheme, tenantOfTheme, themeOf, type StoredTheme } from '../lib/theme'
import type { StoredVersion } from '../database/versions'

/** Version number for themes with a manifest but no package. */
const NO_VERSION = 0

/** Creates a download link for the package of a theme. It works without a session for ten minutes. */
export const downloadTheme = defineOperation({
  name: 'downloadTheme',
  area: AREA,
  audit: 'themes.downloaded',
  input: z.strictObject({ id: z.uuid(), version: z.int().min(1).max(1_000_000).optional() }),
  isAction: true,
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ url: z.string() }),
  path: '/themes/:id/download',
  run: async ({ audit, input: { id, version: requested }, person, req, tenantId }) => {
    const theme = await themeOf(req, id, tenantId)
    await assertCustomThemes(req, tenantId)
    const version = requested ? await versionOf(req, id, requested) : await currentVersion(req, id)
    if (requested && !version) throw notFound(AREA)
    const number = version?.number ?? NO_VERSION
    audit({ after: { number, theme: theme.name }, target: `themes/${id}` })
    const { config, secret } = req.payload
    const token = issueDownload({ number, tenant: tenantId, theme: id, user: person.id }, { now: new Date(), secret })
    return { url: `${config.serverURL}${config.routes.api}/themes/download/${token}` }
  },
  summary: 'Get a link to download a theme',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:view'),
})

/**
 * Sends the package of a download link. The current permissions of the user who created the link apply, and each use is
 * audited under their name.
 */
export const sendPackage = defineOperation({
  name: 'sendThemePackage',
  area: AREA,
  // Written below, in the name of the link's user.
  audit: null,
  input: z.strictObject({ token: z.string().max(1_200) }),
  isStream: true,
  limit: { by: ['ip'], points: 60, seconds: 600 },
  method: 'get',
  answers: 'application/zip',
  output: z.instanceof(Response),
  path: '/themes/download/:token',
  run: async ({ input: { token }, req }) => {
    const expired = () =>
      new OperationError({
        code: `not_found:${AREA}`,
        message: translatorOf(req.i18n)('themesDownloadEnded'),
        status: 404,
      })
    const { payload } = req
    const target = readDownload(token, { now: new Date(), secret: payload.secret })
    const theme = target && (await findTheme(req, target.theme))
    if (!theme || idOf(theme.tenant) !== target.tenant) throw expired()
    const [user, site] = await Promise.all([
      loadPerson(payload, { id: target.user, sid: null, tenant: null }),
      loadTenant(payload, target.tenant),
    ])
    if (!user || !site || !hasPermission(user.person, 'themes:view', target.tenant) || !planAllows(site, CUSTOM_THEMES))
      throw expired()
    const version = target.number === NO_VERSION ? null : await versionOf(req, theme.id, target.number)
    if (target.number !== NO_VERSION && !version) throw expired()
    await writeAudit(req, {
      action: 'themes.linkUsed',
      details: { after: { number: target.number, theme: theme.name }, target: `themes/${theme.id}` },
      person: user.person,
      tenantId: target.tenant,
    })
    const stream = writePackage(filesOf(theme, version))
    return new Response(toWebStream(stream), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${fileNameOf(theme, version, target.number)}"`,
        'Content-Type': 'application/zip',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
  summary: 'Download a theme by its link',
  who: anyone,
})

/** Returns the name of the downloaded file, with the version number as it is written: `harbour-1.4.0.zip`. */
function fileNameOf(theme: StoredTheme, version: StoredVersion | null, number: number): string {
  const label = (version?.info.version ?? theme.version ?? '').split('.').map(slugify).filter(Boolean).join('.')
  return `${slugify(theme.name) || 'theme'}-${label || number}.zip`
}

/** Themes without templates of their own are completed with those of House. */
function filesOf(theme: StoredTheme, version: StoredVersion | null): PackedFile[] {
  const own = version
    ? version.files.map(({ hash, path }): PackedFile => ({
        content: () => streamThemeFile(version.tenantId, hash),
        path,
      }))
    : [manifestOf(theme)]
  if (version && theme.renderMode !== 'nocode') return own
  const paths = new Set(own.map(({ path }) => path))
  return [...own, ...houseTemplates().filter(({ path }) => !paths.has(path))]
}

function houseTemplates(): PackedFile[] {
  const { assets, texts } = houseFiles()
  return [
    ...[...texts].map(([path, text]): PackedFile => ({ content: Buffer.from(text), path })),
    ...[...assets].map(([path, { content }]): PackedFile => ({ content, path: `assets/${path}` })),
  ]
}

const manifestOf = ({ manifest, name, version }: StoredTheme): PackedFile => ({
  content: Buffer.from(
    `${JSON.stringify({ name, version: version || '1', engine: ENGINE, ...(manifest as object | null) }, null, 2)}\n`,
  ),
  path: 'theme.json',
})
