import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { translatorOf } from '@/exports/server'
import { cleanSvg } from '@/lib/pictures/pictureWorkers'
import { checkTemplates } from '@/plugins/site/published'
import { checkStyles } from '../lib/css/checkStyles'
import { checkPackage, type PackageCheck } from '../lib/package/checkPackage'
import type { PackageProblem } from '../lib/package/problem'
import { writePackage } from '../lib/package/writePackage'
import { readFolder } from './readFolder'

const LANGUAGE = 'en'
const GROUP = 'cli'

/** Characters around names that keep their direction, which terminals and log files print as boxes. */
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Packs a theme and checks it as an upload is checked.
 * @param file absolute path of its folder or .zip
 */
export async function checkTheme(file: string, isFolder: boolean): Promise<{ check: PackageCheck; data: Buffer }> {
  const data = isFolder ? await buffer(writePackage(await readFolder(file))) : await readFile(file)
  const { hints, problems, theme } = await checkPackage(data, {
    keep: async () => {},
    language: LANGUAGE,
    t: translatorOf({ language: LANGUAGE }),
    tools: {
      checkStyles: checkStyles(GROUP),
      // The program has no other visitors who could be delayed.
      checkTemplates: async (files) => checkTemplates(files),
      cleanSvg: (svg) => cleanSvg(svg, GROUP),
    },
  })
  return { check: { hints: hints.map(asPlain), problems: problems.map(asPlain), theme }, data }
}

export const asPlain = (problem: PackageProblem): PackageProblem => ({
  ...problem,
  message: problem.message.replace(ISOLATES, ''),
})

/** Prints the result of a check. */
export function printCheck({ hints, problems, theme }: PackageCheck, isJson: boolean): void {
  if (isJson) return console.log(JSON.stringify({ hints, problems }, null, 2))
  for (const problem of problems) console.log(lineOf(problem, 'error'))
  for (const hint of hints) console.log(lineOf(hint, 'hint'))
  if (theme) console.log(`${theme.info.name} ${theme.info.version} has no problems.`)
  else console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
}

/** A problem in the format that editors and CI systems turn into links. */
export const lineOf = ({ column, file, line, message }: PackageProblem, level: string): string =>
  `${[file || 'package', line, column].filter((part) => part !== null).join(':')}: ${level}: ${message}`
