import { ImportRefused } from '../../lib/import/ImportRefused'

export interface ImportArguments {
  file: string
  /** Slug. */
  tenant: string
}

export const USAGE = 'nyphil <file> --tenant <slug>'

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
