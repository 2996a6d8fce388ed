import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { toTenant } from '../../access/person'
import { domainProblems } from '../../database/provider/domainProblems'
import { jobProblems } from '../../database/provider/jobProblems'
import { mailProblems } from '../../database/provider/mailProblems'
import { ownerProblems } from '../../database/provider/ownerProblems'
import { readSiteRows, type SiteRow } from '../../database/provider/siteRows'
import { readSiteSizes, type CountedType } from '../../database/provider/siteSizes'
import { translatorOf } from '../../i18n/translator'
import { limitProblems } from '../../lib/provider/limitProblems'
import { countsFor, stateOf, type ListedSite, type SizeOfSite } from '../../lib/provider/listedSite'
import { narrowSites, sortSites } from '../../lib/provider/narrowSites'
import type { SiteProblem } from '../../lib/provider/siteProblem'
import type { SitesQuery } from '../../lib/provider/sitesQuery'
import { settings } from '../../lib/settings'
import { siteOrigin } from '../../lib/site/addresses'
import { isolated } from '../../lib/text/isolated'

export interface FoundSites {
  /** All that the query leaves, in its order. */
  sites: ListedSite[]
  /** Reads what some of them hold; those that the order needed are there already. */
  sizesOf: (sites: ListedSite[]) => Promise<ReadonlyMap<string, SizeOfSite>>
  /** Of the whole installation. */
  total: number
}

const BY_SIZE = ['published', 'storage']

/**
 * All sites that a query leaves, for the provider. The number of statements depends on the kinds of problems, never on the
 * sites; what sites hold is counted for those that are shown, unless the order asks for it.
 */
export async function findSites(req: PayloadRequest, query: SitesQuery): Promise<FoundSites> {
  const { payload } = req
  const rows = await readSiteRows(payload)
  const problems = Map.groupBy(await allProblems(req), ({ tenantId }) => tenantId)
  const left = narrowSites(
    rows.map((row) => toSite(req, row, problems.get(row.tenant.id) ?? [])),
    query,
  )
  const sizesOf: FoundSites['sizesOf'] = async (sites) =>
    new Map(
      (
        await readSiteSizes(
          payload,
          countedTypes(req),
          sites.map(({ id }) => id),
        )
      ).map(({ id, ...size }) => [id, size]),
    )
  const known = BY_SIZE.includes(query.order.column) ? await sizesOf(left) : null
  return {
    sites: sortSites(left, query.order, known ?? new Map(), req.i18n.language),
    sizesOf: known ? () => Promise.resolve(known) : sizesOf,
    total: rows.length,
  }
}

const countedTypes = ({ payload }: PayloadRequest): CountedType[] =>
  callboardOf(payload).contentTypes.map(({ collection: { trash, upload, versions }, slug }) => ({
    slug,
    hasDrafts: typeof versions === 'object' && Boolean(versions.drafts),
    hasTrash: Boolean(trash),
    isUpload: Boolean(upload),
  }))

/** One after the other: a list is not worth all connections of a process. */
async function allProblems({ payload }: PayloadRequest): Promise<SiteProblem[]> {
  const found: SiteProblem[] = []
  for (const problemsOf of [
    ownerProblems,
    domainProblems,
    mailProblems,
    jobProblems,
    ...callboardOf(payload).siteProblems,
  ])
    found.push(...(await problemsOf(payload)))
  return found
}

function toSite({ i18n }: PayloadRequest, row: SiteRow, problems: SiteProblem[]): ListedSite {
  const t = translatorOf(i18n)
  const tenant = toTenant(row.tenant)
  const state = stateOf(row)
  return {
    id: tenant.id,
    domains: row.address.domains.map(({ domain }) => domain),
    lastActivity: row.lastActivity?.toISOString() ?? null,
    name: tenant.name,
    people: row.people,
    plan: tenant.plan && { id: tenant.plan.id, name: tenant.plan.name },
    problems: [...problems, ...limitProblems({ languages: row.languages, seats: row.seats, tenant })]
      .filter(({ kind }) => countsFor(state, kind))
      .map(({ isInSite, kind, path, values = {}, word }) => ({
        isInSite,
        kind,
        path,
        text: t(word, inPieces(values)),
      })),
    slug: tenant.slug,
    state,
    website: siteOrigin(row.address, settings()),
  }
}

const inPieces = (values: Record<string, number | string>): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )
