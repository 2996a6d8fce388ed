import { ORDER } from './lib/plan/shelf'
import type { Report } from './lib/report'
import type { ImportResult } from './importProgrammes'

const MOST_LINES = 20

/** What the person is told at the end: what came in, and what could not be read. */
export function summaryOf(result: ImportResult, report: Report, seconds: number): string[] {
  const rows = ORDER.map(
    (collection) =>
      `${collection.padEnd(16)}${count(result[collection].written)} new, ${count(result[collection].known)} there already`,
  )
  const written = ORDER.reduce((sum, collection) => sum + result[collection].written, 0)
  const rate = written > 0 ? `, ${count(Math.round(written / seconds))} a second` : ''
  return ['', ...rows, '', ...troubles(report), `${count(written)} documents in ${seconds.toFixed(1)} s${rate}`]
}

function troubles({ lines }: Report): string[] {
  if (lines.size === 0) return ['Everything could be read.', '']
  return [...lines].flatMap(([kind, all]) => [
    `${kind}: ${count(all.length)}`,
    ...all.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(all.length > MOST_LINES ? [`  and ${count(all.length - MOST_LINES)} more`] : []),
    '',
  ])
}

const count = (number: number): string => number.toLocaleString('en')
