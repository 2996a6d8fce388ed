import { z } from 'zod'
import { SITE_STATES } from '../../lib/provider/listedSite'
import { parseSitesQuery, SITE_COLUMNS, type SitesQuery } from '../../lib/provider/sitesQuery'

/** Filters and order of the tenant list, as in the URL of the screen. */
export const sitesInput = {
  /** Part of a name, slug or domain. */
  find: z.string().max(120).optional(),
  /** A column; `-` in front for descending order. */
  order: z.enum(SITE_COLUMNS.flatMap((column) => [column, `-${column}` as const])).optional(),
  /** Id of a plan, or `none`. */
  planId: z.union([z.uuid(), z.literal('none')]).optional(),
  /** Only tenants with problems. */
  problems: z.literal('1').optional(),
  state: z.enum(SITE_STATES).optional(),
}

export const toSitesQuery = ({
  part,
  ...input
}: { part?: number } & Record<string, number | string | undefined>): SitesQuery =>
  parseSitesQuery({
    ...Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    ),
    part: part === undefined ? undefined : String(part),
  })
