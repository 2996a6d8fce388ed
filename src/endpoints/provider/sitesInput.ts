import { z } from 'zod'
import { SITE_STATES } from '../../lib/provider/listedSite'
import { readSitesQuery, SITE_COLUMNS, type SitesQuery } from '../../lib/provider/sitesQuery'

/** What narrows the list of all sites down, and its order: as they stand in the address of the screen. */
export const sitesInput = {
  /** Part of a name, an address or a domain. */
  find: z.string().max(120).optional(),
  /** A column; with a minus sign in front from the end. */
  order: z.enum(SITE_COLUMNS.flatMap((column) => [column, `-${column}` as const])).optional(),
  /** Id of a plan, or `none`. */
  planId: z.union([z.uuid(), z.literal('none')]).optional(),
  /** Only sites with problems. */
  problems: z.literal('1').optional(),
  state: z.enum(SITE_STATES).optional(),
}

export const toSitesQuery = ({
  part,
  ...input
}: { part?: number } & Record<string, number | string | undefined>): SitesQuery =>
  readSitesQuery({
    ...Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    ),
    part: part === undefined ? undefined : String(part),
  })
