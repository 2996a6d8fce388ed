import type { Importer } from '../../config/definePlugin'
import { importProgrammes, type ImportResult } from './importProgrammes'
import { newReport, type Report } from './lib/report'
import { showProgress } from './progress'
import { ORDER } from './lib/plan/shelf'
import { readFile } from 'node:fs/promises'
import type { Programme } from './lib/programme/fileSchema'
import { readProgrammes, WrongShape } from './lib/programme/readProgrammes'
import { ImportRefused } from '@/lib/import/ImportRefused'

interface ImportArguments {
  file: string
  /** Slug. */
  tenant: string
}

const USAGE = 'nyphil <file> --tenant <slug>'

/**
 * Reads the command line.
 * @param given what follows the name of the source
 * @throws ImportRefused with a sentence on what is missing
 */
export function readArguments(given: string[]): ImportArguments {
  const words: string[] = []
  let tenant: string | undefined
  for (let index = 0; index < given.length; index++) {
    const word = given[index]!
    if (word === '--tenant') tenant = given[++index]
    else if (word.startsWith('--tenant=')) tenant = word.slice('--tenant='.length)
    else if (word.startsWith('-')) throw refusal(`There is no option ${word}. It goes like this`)
    else words.push(word)
  }
  const [file, ...rest] = words
  if (!file || rest.length > 0) throw refusal('Name one file')
  if (!tenant) throw refusal('Say into which tenant, by its slug')
  return { file, tenant }
}

const refusal = (what: string) => new ImportRefused(`${what}: npm run import -- ${USAGE}`)

const MOST_LINES = 20

/** What the person is told at the end: what came in, and what could not be read. */
function summaryOf(result: ImportResult, report: Report, seconds: number): string[] {
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

/** Reads a file of the archive into a tenant, and says what could not be read. */
export const importer: Importer = {
  run: async (args, load) => {
    const { file, tenant } = readArguments(args)
    const report = newReport()
    const programmes = await readArchiveFile(file, report)
    console.log(`${programmes.length.toLocaleString('en')} programmes in ${file}`)
    const payload = await load()
    const start = performance.now()
    try {
      const result = await importProgrammes(payload, tenant, programmes, report, showProgress(process.stdout))
      for (const line of summaryOf(result, report, (performance.now() - start) / 1000)) console.log(line)
    } finally {
      await payload.destroy()
    }
  },
  usage: USAGE,
}

/**
 * The programmes of a file.
 * @throws ImportRefused when it is not there or not such a file
 */
export async function readArchiveFile(path: string, report: Report): Promise<Programme[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = { EACCES: 'may not be read', EISDIR: 'is a folder', ENOENT: 'does not exist' }[error.code ?? '']
    throw new ImportRefused(`The file ${path} ${why ?? `cannot be read (${error.code ?? error.message})`}.`)
  })
  try {
    return readProgrammes(JSON.parse(text), report)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportRefused(`The file ${path} is not JSON: ${error.message}.`)
    if (error instanceof WrongShape)
      throw new ImportRefused(`The file ${path} is no file of the New York Philharmonic's archive: ${error.message}.`)
    throw error
  }
}
