import type { PayloadRequest } from 'payload'
import { repositoriesOf } from '../../database/repositories'
import { versionStates } from '../../database/versions'
import { previewAddress } from '../../lib/preview/servePreview'
import { THEMES } from '../../lib/theme'
import { toFollowedOutput } from '../../operations/github/follow'
import type { ListedThemes, ShownTheme, ThemesSite } from './site'

const MAX_THEMES = 100

const SELECT = {
  _status: true,
  isDevelopmentTheme: true,
  key: true,
  name: true,
  renderMode: true,
  updatedAt: true,
  version: true,
} as const

/** Loads the themes of a site by name, always including the live one. */
export async function readThemes(req: PayloadRequest, { id: tenant, selected }: ThemesSite): Promise<ListedThemes> {
  const common = {
    collection: THEMES,
    depth: 0,
    draft: true,
    limit: MAX_THEMES,
    overrideAccess: false,
    req,
    select: SELECT,
    sort: 'name',
  } as const
  const [{ docs, totalDocs }, states, rows] = await Promise.all([
    req.payload.find({ ...common, where: { tenant: { equals: tenant } } }),
    versionStates(req, tenant),
    repositoriesOf(req, tenant),
  ])
  const followed = new Map(rows.map((row) => [row.themeId, toFollowedOutput(row, req)]))
  const missing =
    selected && !docs.some(({ id }) => id === selected)
      ? (
          await req.payload.find({
            ...common,
            where: { and: [{ tenant: { equals: tenant } }, { id: { equals: selected } }] },
          })
        ).docs
      : []
  const themes = [...missing, ...docs].map((theme): ShownTheme => {
    const { current = null, errorCount = 0, newest = null } = states.get(theme.id) ?? {}
    return {
      id: theme.id,
      current,
      errorCount,
      isDevelopment: Boolean(theme.isDevelopmentTheme),
      isDraft: theme._status !== 'published',
      isNoCode: theme.renderMode === 'nocode',
      key: theme.key ?? '',
      name: theme.name ?? '',
      newest,
      previewAddress: previewAddress(theme.id),
      repository: followed.get(theme.id) ?? null,
      updatedAt: theme.updatedAt,
      version: theme.version ?? '',
    }
  })
  return { themes, total: totalDocs }
}
