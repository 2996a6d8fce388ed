import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { translatorOf, addMessages } from '../../../i18n/translator'
import { cleanSvg } from '../../../lib/pictures/pictureWorkers'
import { checkStyles } from '../lib/css/checkStyles'
import { checkPackage, type PackageCheck } from '../lib/package/checkPackage'
import type { PackageProblem } from '../lib/package/problem'
import { writePackage } from '../lib/package/writePackage'
import { messages } from '../messages'
import { CliError } from './CliError'
import { devTheme } from './dev/devTheme'
import { newTheme } from './newTheme'
import { readFolder } from './readFolder'

const HELP = `npm run theme -- new <folder> [--name <name>]     creates a starter theme
npm run theme -- check <folder or .zip> [--json]   lists problems; exits with 1 when there are any
npm run theme -- zip <folder> [file.zip]           validates a theme and packs it for uploading
npm run theme -- dev <folder> --tenant <slug>      uploads it as a development theme on every save, and serves a
      [--server <url>] [--email <email>]           preview of your site; reads the password from CALLBOARD_PASSWORD,
      [--port <number>]                            or a session token from CALLBOARD_TOKEN`

const LANGUAGE = 'en'
const GROUP = 'cli'

/** Resolves a path relative to where the command was run: npm changes to the project folder. */
const resolvePath = (name: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      json: { type: 'boolean' },
      name: { type: 'string' },
      port: { type: 'string' },
      server: { type: 'string' },
      tenant: { type: 'string' },
    },
  })
  const [command = '', target, output] = positionals
  if (!target || !['check', 'dev', 'new', 'zip'].includes(command)) throw new CliError(HELP)
  if (command === 'new') {
    const files = await newTheme(resolvePath(target), values.name)
    console.log(`Created ${files.length} files in ${target}. Next: npm run theme -- check ${target}`)
    return 0
  }
  if (command === 'dev') return develop(resolvePath(target), values)
  const zip = await readPackage(resolvePath(target))
  const result = await check(zip)
  if (command === 'zip' && result.theme) {
    const file = output ?? `${path.basename(resolvePath(target))}-${result.theme.info.version}.zip`
    await writeFile(resolvePath(file), zip)
    console.log(`${file} is ready to upload (${Math.ceil(zip.length / 1000)} KB).`)
    return 0
  }
  print(result, values.json ?? false)
  return result.theme ? 0 : 1
}

interface DevValues {
  email?: string | undefined
  port?: string | undefined
  server?: string | undefined
  tenant?: string | undefined
}

/** Runs until interrupted. */
async function develop(
  folder: string,
  { email, port = '4567', server = 'http://localhost:3000', tenant }: DevValues,
): Promise<number> {
  if (!tenant) throw new CliError(HELP)
  const { CALLBOARD_PASSWORD: password, CALLBOARD_TOKEN: token } = process.env
  const development = await devTheme({
    email,
    folder,
    password,
    port: Number(port),
    log: (line) => console.log(line),
    logProblem: (problem) => console.log(lineOf(problem, 'error')),
    server,
    tenant,
    token,
  })
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await development.close()
  return 0
}

async function readPackage(target: string): Promise<Buffer> {
  const entry = await stat(target).catch(() => null)
  if (!entry) throw new CliError(`No such file or folder: ${target}`)
  return entry.isDirectory() ? buffer(writePackage(await readFolder(target))) : readFile(target)
}

const check = (zip: Buffer): Promise<PackageCheck> =>
  checkPackage(zip, {
    keep: async () => {},
    language: LANGUAGE,
    t: translatorOf({ language: LANGUAGE }),
    tools: { checkStyles: checkStyles(GROUP), cleanSvg: (data) => cleanSvg(data, GROUP) },
  })

function print({ hints, problems, theme }: PackageCheck, isJson: boolean): void {
  if (isJson) return console.log(JSON.stringify({ hints, problems }, null, 2))
  for (const problem of problems) console.log(lineOf(problem, 'error'))
  for (const hint of hints) console.log(lineOf(hint, 'hint'))
  if (theme) console.log(`${theme.info.name} ${theme.info.version} has no problems.`)
  else console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
}

/** Format that editors and CI systems turn into links. */
const lineOf = ({ column, file, line, message }: PackageProblem, level: string): string =>
  `${[file || 'package', line, column].filter((part) => part !== null).join(':')}: ${level}: ${message.replace(ISOLATES, '')}`

/** Marks of text direction, which terminals print as boxes. */
const ISOLATES = /[\u2066-\u2069]/g

addMessages(messages)

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof CliError ? error.message : error)
    process.exit(2)
  },
)
