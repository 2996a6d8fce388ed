import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { findAffectedDocuments, type ThemeProbe } from '../../../database/themes/affectedDocuments'
import { hasPublicPage } from '../../../lib/site/addresses'
import { tryRender, type RenderProblem } from '../../site/published'
import type { StoredVersion } from '../database/versions'
import { BLOCKS, TEMPLATE } from './changes/compareManifests'
import { toPackage } from './themeSource'
import { listStored } from '@/database/documents/stored'

/** A file of a version that fails on pages of the site. */
export interface RenderFailure {
  file: string
  line: number | null
  column: number | null
  message: string
  /** Path of a page on which it fails. */
  address: string
  /** The layout failed, so no page can be rendered. */
  isLayout: boolean
}

type Target = { collection: string; id: string } | { path: string }

/** Time limit for all trial renders, in milliseconds: the site is locked meanwhile. */
const TRIAL_MS = 4_000
const MAX_PAGES = 60
/** Pages tried per block and template. Some may be drafts, which are not public. */
const PAGES_PER_USE = 3

/**
 * Returns the files of a version that fail on real pages of the site: its start page, the newest page of each content
 * type, and pages that use each block and template of the manifest. Failures of House's files do not count.
 */
export async function renderFailures(
  req: PayloadRequest,
  tenantId: string,
  version: Pick<StoredVersion, 'files' | 'id' | 'info' | 'manifest' | 'themeId'>,
): Promise<RenderFailure[]> {
  const { payload } = req
  const theme = toPackage(tenantId, `trial:${version.id}`, version)
  const own = new Set(theme.paths)
  const deadline = performance.now() + TRIAL_MS
  const found = new Map<string, RenderFailure>()
  for (const target of await targetsOf(req, tenantId, version)) {
    if (performance.now() > deadline) break
    const result = await tryRender({ payload, siteId: tenantId, theme, themeId: version.themeId }, target)
    for (const problem of result?.problems ?? [])
      if (own.has(problem.path)) found.set(keyOf(problem), toFailure(problem))
  }
  return [...found.values()]
}

const keyOf = ({ column, line, message, path }: RenderProblem): string => JSON.stringify([path, line, column, message])

const toFailure = ({ address, column, line, message, path }: RenderProblem): RenderFailure => ({
  address,
  column: column ?? null,
  file: path,
  isLayout: path.startsWith('layout/'),
  line: line ?? null,
  message,
})

async function targetsOf(
  req: PayloadRequest,
  tenantId: string,
  { manifest }: Pick<StoredVersion, 'manifest'>,
): Promise<Target[]> {
  const types = callboardOf(req.payload).contentTypes.filter(({ slug }) => hasPublicPage(slug))
  const blocks = manifest.blocks.map(({ name }): ThemeProbe => ({
    column: 'layout',
    key: name,
    path: BLOCKS,
    vars: { name },
  }))
  const templates = manifest.templates.map(({ template }): ThemeProbe => ({
    column: 'theme',
    key: template,
    path: TEMPLATE,
    vars: { template },
  }))
  const targets: Target[] = [{ path: '/' }]
  for (const { collection, slug } of types) {
    const [newest] = (
      await listStored<{ id: string }>(req, {
        collection: slug as CollectionSlug,
        limit: 1,
        pagination: false,
        sort: '-updatedAt',
        where: { and: [{ tenant: { equals: tenantId } }, { _status: { equals: 'published' } }] },
      })
    ).docs
    if (newest) targets.push({ collection: slug, id: String(newest.id) })
    const names = new Set(collection.fields.flatMap((field) => ('name' in field ? field.name : [])))
    for (const [column, probes] of [
      ['layout', blocks],
      ['theme', templates],
    ] as const) {
      const uses = names.has(column)
        ? await findAffectedDocuments(req, tenantId, { collection: slug, column, probes })
        : []
      targets.push(...uses.flatMap(({ ids }) => ids.slice(0, PAGES_PER_USE).map((id) => ({ collection: slug, id }))))
    }
  }
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()].slice(0, MAX_PAGES)
}
