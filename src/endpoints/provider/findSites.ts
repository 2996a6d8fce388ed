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
  /** All matching tenants, in the requested order. */
  sites: ListedSite[]
  /** Loads storage and document counts of tenants, unless sorting has already loaded them. */
  sizesOf: (sites: ListedSite[]) => Promise<ReadonlyMap<string, SizeOfSite>>
  /** Number of tenants of the installation. */
  total: number
}

const SIZE_COLUMNS = ['published', 'storage']

/**
 * Finds the tenants that match a query, for super-admins. The number of statements depends on the kinds of problems,
 * not on the number of tenants. Sizes are only read for displayed tenants, unless the list is sorted by them.
 */
export async function findSites(req: PayloadRequest, query: SitesQuery): Promise<FoundSites> {
  const { payload } = req
  const rows = await readSiteRows(payload)
  const problems = Map.groupBy(await loadProblems(req), ({ tenantId }) => tenantId)
  const filtered = narrowSites(
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
  const sizes = SIZE_COLUMNS.includes(query.order.column) ? await sizesOf(filtered) : null
  return {
    sites: sortSites(filtered, query.order, sizes ?? new Map(), req.i18n.language),
    sizesOf: sizes ? () => Promise.resolve(sizes) : sizesOf,
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

/** Sequential, so that a list does not take up all database connections of the process. */
async function loadProblems({ payload }: PayloadRequest): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = []
  for (const problemsOf of [
    ownerProblems,
    domainProblems,
    mailProblems,
    jobProblems,
    ...callboardOf(payload).siteProblems,
  ])
    problems.push(...(await problemsOf(payload)))
  return problems
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
        text: t(word, isolateTexts(values)),
      })),
    slug: tenant.slug,
    state,
    website: siteOrigin(row.address, settings()),
  }
}

const isolateTexts = (values: Record<string, number | string>): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )
