/** What the person typed makes no sense, or leads nowhere. The message is a sentence for them. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}

export interface ImportArguments {
  file: string
  /** Slug. */
  tenant: string
}

export const USAGE = 'npm run import -- nyphil <file> --tenant <slug>'

/**
 * Reads the command line.
 * @throws ImportRefused with a sentence on what is missing
 */
export function readArguments(given: string[]): ImportArguments {
  const words: string[] = []
  let tenant: string | undefined
  for (let index = 0; index < given.length; index++) {
    const word = given[index]!
    if (word === '--tenant') tenant = given[++index]
    else if (word.startsWith('--tenant=')) tenant = word.slice('--tenant='.length)
    else if (word.startsWith('-')) throw new ImportRefused(`There is no option ${word}. It goes like this: ${USAGE}`)
    else words.push(word)
  }
  const [source, file, ...rest] = words
  if (!source) throw new ImportRefused(`Say what to import: ${USAGE}`)
  if (source !== 'nyphil') throw new ImportRefused(`There is no import of "${source}", only of "nyphil": ${USAGE}`)
  if (!file || rest.length > 0) throw new ImportRefused(`Name one file: ${USAGE}`)
  if (!tenant) throw new ImportRefused(`Say into which tenant, by its slug: ${USAGE}`)
  return { file, tenant }
}
