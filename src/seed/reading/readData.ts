import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const DATA = join(import.meta.dirname, '../data')

/** Path of a file of the demo. */
export const dataPath = (...parts: string[]): string => join(DATA, ...parts)

/** The kinds that a site has files for. Empty for a site without a folder. */
export const kindsOf = (folder: string): string[] =>
  existsSync(dataPath(folder))
    ? readdirSync(dataPath(folder)).flatMap((file) => (file.endsWith('.yaml') ? [basename(file, '.yaml')] : []))
    : []

/** Whether a site has a file of one kind. */
export const hasData = (folder: string, kind: string): boolean => existsSync(dataPath(folder, `${kind}.yaml`))

/**
 * Reads the entries of one kind.
 * @param folder of the site, or `platform`
 * @param kind name of the file without `.yaml`, as a rule the slug of a collection
 * @returns an empty list if the folder has no such file
 * @throws Error that names the file and what is wrong in it
 */
export const readEntries = <Entry>(folder: string, kind: string, schema: z.ZodType<Entry>): Entry[] =>
  hasData(folder, kind) ? readYaml(folder, kind, z.array(schema)) : []

/** Reads one file. Fields that its schema does not know are refused. */
export function readYaml<Value>(folder: string, kind: string, schema: z.ZodType<Value>): Value {
  const path = dataPath(folder, `${kind}.yaml`)
  const { data, error } = schema.safeParse(parse(readFileSync(path, 'utf8')))
  if (error) throw new Error(`${path} is not valid. Correct it:\n${z.prettifyError(error)}`)
  return data
}
