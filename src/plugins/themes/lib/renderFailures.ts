import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '@/exports/server'
import { listStored } from '@/database/documents/stored'
import { findAffectedDocuments, type ThemeProbe } from '@/database/themes/affectedDocuments'
import { hasPublicPage } from '@/lib/site/addresses'
import { LIST_PATHS } from '@/lib/site/lists'
import { GateFull } from '@/lib/workers/FairGate'
import { asDocumentTheme } from '@/lib/themes/documentTheme'
import { tryRender, type RenderProblem, type TrialTarget } from '@/plugins/site/published'
import type { StoredVersion } from '../database/versions'
import { BLOCKS, TEMPLATE } from './changes/compareManifests'
import { linkDocuments, type LinkedDocument } from './changes/linkDocuments'
import { toPackage } from './themeSource'

/** A template that finishes in time once is not at fault, so a busy machine gets this many attempts. */
const ATTEMPTS = 3

/**
 * Tries a page again while a file of it exceeds its time limit. Other problems stay as they are.
 * @param render renders the page, and returns its problems
 * @param known paths of files that have failed before, which are not tried again
 * @returns the problems of the first attempt without an exceeded time limit, otherwise of the last one
 */
export async function confirmTimeLimits(
  render: () => Promise<RenderProblem[]>,
  known: ReadonlySet<string> = new Set(),
): Promise<RenderProblem[]> {
  for (let attempt = 1; ; attempt++) {
    const problems = await render()
    if (attempt === ATTEMPTS || !problems.some(({ isTimeLimit, path }) => isTimeLimit && !known.has(path)))
      return problems
  }
}

/** A file of a version that fails on pages of the site. */
export interface RenderFailure {
  file: string
  line: number | null
  column: number | null
  message: string
  /** Path of the first page on which it fails. */
  address: string
  /** Documents on whose pages it fails, of those that were tried and that the user may see. */
  documents: LinkedDocument[]
  /** The layout failed, so no page can be rendered. */
  isLayout: boolean
}

interface FoundFailure extends RenderProblem {
  /** Number of pages on which it was found. */
  pages: number
  targets: { collection: string; id: string }[]
}

/** Limit of CPU time for all trial renders, in milliseconds. */
const TRIAL_CPU_MS = 4_000
/** Limit with their waits, in milliseconds: the site is locked meanwhile, in a transaction that may idle for 15 s. */
const TRIAL_MS = 12_000
/** On a busy machine, fewer than these would say too little: the version is neither published nor refused. */
const FEWEST_PAGES = 10
const MAX_PAGES = 60
/** Newest documents of a type among which one without a chosen template is looked for. */
const NEWEST = 50
/** Pages tried per block and template. Some may be drafts, which are not public. */
const PAGES_PER_USE = 3

/**
 * Returns the files of a version that fail on real pages of the site: its start page, its lists, the newest page of
 * each content type with and without a chosen template, and pages that use each template and block of the manifest.
 * Failures of House's files do not count.
 * @throws GateFull if the machine is too busy to try enough of them
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
  let spentMs = 0
  const found = new Map<string, FoundFailure>()
  // A file that exceeds its time limit would use up the time for all others.
  const slow = new Set<string>()
  const targets = await targetsOf(req, tenantId, version)
  for (const [tried, target] of targets.entries()) {
    if (performance.now() > deadline) {
      if (tried < FEWEST_PAGES && found.size === 0) throw new GateFull('group')
      break
    }
    if (spentMs > TRIAL_CPU_MS) break
    const problems = await confirmTimeLimits(
      async () => {
        const trial = { payload, siteId: tenantId, skipped: slow, theme, themeId: version.themeId }
        const page = await tryRender(trial, target)
        spentMs += page?.cpuMs ?? 0
        return page?.problems ?? []
      },
      new Set([...found.values()].map(({ path }) => path)),
    )
    for (const problem of problems.filter(({ path }) => own.has(path))) {
      const failure = found.get(keyOf(problem)) ?? { ...problem, pages: 0, targets: [] }
      found.set(keyOf(problem), failure)
      failure.pages++
      if ('collection' in target) failure.targets.push(target)
      if (problem.isTimeLimit && failure.pages >= PAGES_PER_USE) slow.add(problem.path)
    }
  }
  const link = await linkDocuments(
    req,
    tenantId,
    [...found.values()].flatMap(({ targets }) => targets),
  )
  return [...found.values()].map(({ address, column, isLayout = false, line, message, path, targets }) => ({
    address,
    column: column ?? null,
    documents: link(targets),
    file: path,
    isLayout,
    line: line ?? null,
    message,
  }))
}

const keyOf = ({ column, line, message, path }: RenderProblem): string => JSON.stringify([path, line, column, message])

async function targetsOf(
  req: PayloadRequest,
  tenantId: string,
  { manifest }: Pick<StoredVersion, 'manifest'>,
): Promise<TrialTarget[]> {
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
  const targets: TrialTarget[] = ['/', ...LIST_PATHS].map((path) => ({ path }))
  targets.push({ isNotFound: true })
  const uses: TrialTarget[] = []
  for (const { collection, slug } of types) {
    const names = new Set(collection.fields.flatMap((field) => ('name' in field ? field.name : [])))
    const { docs } = await listStored<{ id: string; theme?: unknown }>(req, {
      collection: slug as CollectionSlug,
      limit: NEWEST,
      pagination: false,
      select: names.has('theme') ? { theme: true } : {},
      sort: '-updatedAt',
      where: { and: [{ tenant: { equals: tenantId } }, { _status: { equals: 'published' } }] },
    })
    // One that staff have chosen a template for says nothing of the template of its type.
    const plain = docs.find(({ theme }) => !asDocumentTheme(theme).template)
    for (const doc of [docs[0], plain]) if (doc) targets.push({ collection: slug, id: String(doc.id) })
    for (const [column, probes] of [
      ['theme', templates],
      ['layout', blocks],
    ] as const) {
      const results = names.has(column)
        ? await findAffectedDocuments(req, tenantId, { collection: slug, column, probes })
        : []
      uses.push(...results.flatMap(({ ids }) => ids.slice(0, PAGES_PER_USE).map((id) => ({ collection: slug, id }))))
    }
  }
  return [...new Map([...targets, ...uses].map((target) => [JSON.stringify(target), target])).values()].slice(
    0,
    MAX_PAGES,
  )
}
