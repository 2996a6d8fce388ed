import { readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import { asked, type Question } from './questions'
import { send } from './send'
import type { Installation } from './sites'

/** What the database did for one request. */
export interface Work {
  statements: number
  /** Rows that were looked at, those that were left out included. */
  rows: number
  /** Tables that were read from end to end, with how many rows. */
  scanned: Record<string, number>
  /** The same of rows that an index led to. */
  found: Record<string, number>
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

const SETTINGS = {
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
  'auto_explain.log_timing': 'off',
  session_preload_libraries: 'auto_explain',
}

/** Has the database write down how it does every statement, for whoever connects from now on. */
export const explainAll = (adminUrl: string, isOn: boolean): Promise<void> =>
  withClient(adminUrl, async (client) => {
    const database = client.escapeIdentifier(decodeURIComponent(new URL(adminUrl).pathname.slice(1)))
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(`alter database ${database} ${isOn ? `set ${name} = '${value}'` : `reset ${name}`}`)
  })

/** What the database does for a question that was asked a few times before. @param log of the server */
export async function workOf(
  question: Question,
  at: Installation,
  log: string,
  touch: () => Promise<void>,
): Promise<Work> {
  for (let round = 0; round < 4; round++) {
    if (question.afterChange) await touch()
    await send(at.url, asked(question, at, round))
  }
  if (question.afterChange) await touch()
  await settled(log)
  const before = statSync(log).size
  await send(at.url, asked(question, at, 4))
  await settled(log)
  return summed(plansIn(readFileSync(log).subarray(before).toString()))
}

/** Waits until nothing more is written: some of what follows a request is not waited for by its answer. */
async function settled(log: string): Promise<void> {
  for (let size = -1; size !== statSync(log).size;) {
    size = statSync(log).size
    await pause(300)
  }
}

function plansIn(log: string): Node[] {
  const found = log.matchAll(/duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g)
  return [...found].map(([, text]) => (JSON.parse(text!.replaceAll(/^\t/gm, '')) as { Plan: Node }).Plan)
}

function summed(plans: Node[]): Work {
  const work: Work = { found: {}, rows: 0, scanned: {}, statements: plans.length }
  const add = (node: Node): void => {
    const table = node['Relation Name']
    const each =
      (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const rows = Math.round(each * (node['Actual Loops'] ?? 0))
    if (table && node['Node Type'] !== 'ModifyTable') {
      const kind = node['Node Type'] === 'Seq Scan' ? work.scanned : work.found
      kind[table] = (kind[table] ?? 0) + rows
      work.rows += rows
    }
    for (const below of node.Plans ?? []) add(below)
  }
  for (const plan of plans) add(plan)
  return work
}
