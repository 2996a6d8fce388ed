import { z } from 'zod'
import { holds } from '../../../access/person'
import { loadPerson } from '../../../access/personOf'
import { idOf } from '../../../lib/values'
import { loadTenant } from '../../../access/tenants'
import { writeAudit } from '../../../collections/AuditLog/writeAudit'
import { CUSTOM_THEMES } from '../../../collections/Themes/guardCustomCode'
import { defineOperation } from '../../../endpoints/define'
import { notFound, OperationError } from '../../../endpoints/OperationError'
import { anyone, holderOf } from '../../../endpoints/routeRules'
import { translatorOf } from '../../../i18n/translator'
import { slugify } from '../../../lib/content/slugify'
import { planAllows } from '../../../lib/plans/planAllows'
import { houseFiles } from '../../site/published'
import { currentVersion, versionOf } from '../database/versions'
import { toWebStream } from '../lib/toWebStream'
import { issueDownload, readDownload } from '../lib/download/downloadToken'
import { streamThemeFile } from '../lib/files/themeFiles'
import { ENGINE } from '../lib/package/themeJson'
import { writePackage, type PackedFile } from '../lib/package/writePackage'
import { AREA, assertCustomThemes, findTheme, tenantOfTheme, themeOf, type StoredTheme } from '../lib/theme'
import type { StoredVersion } from '../database/versions'

/** Stands for a theme that has a manifest and no package. */
const NO_VERSION = 0

/** A link to the package of a theme, which works without a session for ten minutes. */
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
  run: async ({ audit, input: { id, version: given }, person, req, tenantId }) => {
    const theme = await themeOf(req, id, tenantId)
    await assertCustomThemes(req, tenantId)
    const version = given ? await versionOf(req, id, given) : await currentVersion(req, id)
    if (given && !version) throw notFound(AREA)
    const number = version?.number ?? NO_VERSION
    audit({ after: { number, theme: theme.name }, target: `themes/${id}` })
    const { config, secret } = req.payload
    const token = issueDownload({ number, tenant: tenantId, theme: id, user: person.id }, { now: new Date(), secret })
    return { url: `${config.serverURL}${config.routes.api}/themes/download/${token}` }
  },
  summary: 'Get a link to download a theme',
  tenant: tenantOfTheme,
  who: holderOf('themes:view'),
})

/**
 * Sends the package that a link was made for. The link stands for its person: what they may no more, it does no more, and
 * each use is noted under their name.
 */
export const sendPackage = defineOperation({
  name: 'sendThemePackage',
  area: AREA,
  // Written below, for the person of the link.
  audit: null,
  input: z.strictObject({ token: z.string().max(1_200) }),
  isStream: true,
  limit: { by: ['ip'], points: 60, seconds: 600 },
  method: 'get',
  output: z.instanceof(Response),
  path: '/themes/download/:token',
  run: async ({ input: { token }, req }) => {
    const ended = () =>
      new OperationError({
        code: `not_found:${AREA}`,
        message: translatorOf(req.i18n)('themesDownloadEnded'),
        status: 404,
      })
    const { payload } = req
    const target = readDownload(token, { now: new Date(), secret: payload.secret })
    const theme = target && (await findTheme(req, target.theme))
    if (!theme || idOf(theme.tenant) !== target.tenant) throw ended()
    const [known, site] = await Promise.all([
      loadPerson(payload, { id: target.user, sid: null, tenant: null }),
      loadTenant(payload, target.tenant),
    ])
    if (!known || !site || !holds(known.person, 'themes:view', target.tenant) || !planAllows(site, CUSTOM_THEMES))
      throw ended()
    const version = target.number === NO_VERSION ? null : await versionOf(req, theme.id, target.number)
    if (target.number !== NO_VERSION && !version) throw ended()
    await writeAudit(req, {
      action: 'themes.linkUsed',
      details: { after: { number: target.number, theme: theme.name }, target: `themes/${theme.id}` },
      person: known.person,
      tenantId: target.tenant,
    })
    const stream = writePackage(filesOf(theme, version))
    return new Response(toWebStream(stream), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${slugify(theme.name) || 'theme'}-${slugify(version?.info.version ?? theme.version ?? '') || target.number}.zip"`,
        'Content-Type': 'application/zip',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
  summary: 'Download a theme by its link',
  who: anyone,
})

/** Where a theme has no templates of its own, those of the built-in one are the beginning. */
function filesOf(theme: StoredTheme, version: StoredVersion | null): PackedFile[] {
  const own = version
    ? version.files.map(({ hash, path }): PackedFile => ({
        content: () => streamThemeFile(version.tenantId, hash),
        path,
      }))
    : [manifestOf(theme)]
  if (version && theme.renderMode !== 'nocode') return own
  const paths = new Set(own.map(({ path }) => path))
  return [...own, ...builtIn().filter(({ path }) => !paths.has(path))]
}

function builtIn(): PackedFile[] {
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
