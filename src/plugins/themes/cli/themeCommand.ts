import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CliError } from './CliError'
import { checkTheme, lineOf, printCheck } from './checkTheme'
import { devTheme } from './dev/devTheme'
import { helpOf } from './help'
import { ownFile } from './ownFile'
import { readCommand, type Command } from './readCommand'
import { readFolder } from './readFolder'
import { readToken } from './readToken'

/** The theme that new themes start from: it has a file of each kind, and House renders everything it does not have. */
const EXAMPLE = 'example'
const EXAMPLE_NAME = 'Quay'

/** Files that name the theme. */
const NAMING = ['README.md', 'theme.json']

/**
 * Writes a theme to start from: a copy of the example under another name.
 * @param folder must be empty or not exist
 * @param name default: the name of the folder
 * @returns the paths of its files
 * @throws CliError if the folder has files
 */
export async function newTheme(folder: string, name = path.basename(folder)): Promise<string[]> {
  const existing = await readdir(folder).catch(() => [])
  if (existing.length > 0) throw new CliError(`${folder} is not empty. Choose an empty or a new folder.`)
  const example = ownFile(EXAMPLE)
  const files = (await readFolder(example)).map(({ path: file }) => file).sort()
  for (const file of files) {
    const text = await readFile(path.join(example, file), 'utf8')
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), NAMING.includes(file) ? named(file, text, name) : text, { flag: 'wx' })
  }
  return files
}

/** Puts the name of the new theme in the first place where the example has its own. */
const named = (file: string, text: string, name: string): string =>
  text.replace(EXAMPLE_NAME, () => (file.endsWith('.json') ? JSON.stringify(name).slice(1, -1) : name))

export interface Called {
  args: string[]
  /** How the program is called: `callboard theme`. */
  command: string
  /** The folder that paths are relative to. */
  cwd: string
}

/**
 * Runs one command of the program.
 * @returns the exit code: 1 if the theme has problems, otherwise 0
 * @throws CliError
 */
export async function themeCommand({ args, command: called, cwd }: Called): Promise<number> {
  const command = readCommand(args, called)
  const { name, target } = command
  const file = path.resolve(cwd, target)
  if (name === 'help') {
    console.log(helpOf(called))
    return 0
  }
  if (name === 'new') {
    const files = await newTheme(file, command.themeName)
    console.log(`Created ${files.length} files in ${target}. Next: ${called} check ${target}`)
    return 0
  }
  const entry = await stat(file).catch(() => null)
  if (!entry) throw new CliError(`No such file or folder: ${file}`)
  if (name !== 'check' && !entry.isDirectory()) throw new CliError(`${target} is not the folder of a theme.`)
  if (name === 'dev') return develop(file, command)
  const checked = await checkTheme(file, entry.isDirectory())
  if (name === 'zip' && checked.check.theme) {
    const output = command.output
      ? path.resolve(cwd, command.output)
      : path.join(path.dirname(file), `${path.basename(file)}-${checked.check.theme.info.version}.zip`)
    await writeFile(output, checked.data)
    console.log(`${path.relative(cwd, output)} is ready to upload (${Math.ceil(checked.data.length / 1000)} KB).`)
    return 0
  }
  printCheck(checked.check, command.json ?? false)
  return checked.check.theme ? 0 : 1
}

/** Runs until interrupted. */
async function develop(folder: string, { port = '4567', server }: Command): Promise<number> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CliError(`${port} is not a port. Take one up to 65535.`)
  const development = await devTheme({
    folder,
    log: (line) => console.log(line),
    logProblem: (problem) => console.log(lineOf(problem, 'error')),
    port: Number(port),
    server: server ?? process.env.CALLBOARD_URL ?? 'http://localhost:3000',
    token: () => readToken(),
  })
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await development.close()
  return 0
}
