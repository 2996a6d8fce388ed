import type { BasePayload } from 'payload'
import type { SiteProblem } from '../../lib/provider/siteProblem'
import { poolOf } from '../connections'

/**
 * Says what is wrong with sites of the installation, for its provider: one statement, however many sites there are. What is
 * mended is no longer there.
 * @param sites ids of the sites that somebody looks at; null for all of them, which there may be thousands of
 */
export type FindSiteProblems = (payload: BasePayload, sites: string[] | null) => Promise<SiteProblem[]>

/**
 * Reads the rows of one kind of problem.
 * @param name of the statement among those of the provider
 * @param textOf makes its text; it is given the condition that a column holds the id of one of the sites
 */
export async function problemRows<Row extends object>(
  payload: BasePayload,
  name: string,
  sites: string[] | null,
  textOf: (isOneOf: (column: string) => string) => string,
): Promise<Row[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: `callboard-provider-${name}${sites ? '-of-some' : ''}`,
    text: textOf((column) => (sites ? `${column} = any($1::uuid[])` : 'true')),
    values: sites ? [sites] : [],
  })
  return rows
}
