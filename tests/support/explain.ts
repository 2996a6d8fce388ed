import type { Pool } from 'pg'
import type { Statement } from './countStatements'

/** A step of how PostgreSQL does a statement, with the figures of `analyze` if that was asked for. */
export interface Plan {
  'Actual Loops'?: number
  'Actual Rows'?: number
  'Index Name'?: string
  'Node Type': string
  'Relation Name'?: string
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** What PostgreSQL prefers for tables as small as those of tests, and not for those of a large installation. */
type SmallTableMethod = 'hashjoin' | 'mergejoin' | 'seqscan'

interface Options {
  /** Whether the statement is done, too. What it changes is rolled back. */
  isAnalyzed?: boolean
  /** Methods that are avoided where there is another one. */
  without: SmallTableMethod[]
}

/** Has PostgreSQL explain a statement. @returns its plan, the outermost step first */
export async function explain(
  pool: Pool,
  { text, values }: Statement,
  { isAnalyzed = false, without }: Options,
): Promise<Plan> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const method of without) await client.query(`set local enable_${method} = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze ${isAnalyzed}, format json) ${text}`,
      values,
    )
    return rows[0]!['QUERY PLAN'][0].Plan
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** A step and all steps that it consists of. */
export const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
