import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CliError } from './CliError'
import { ownFile } from './ownFile'
import { readFolder } from './readFolder'

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
