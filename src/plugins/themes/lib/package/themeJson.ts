import { findNodeAtLocation, parse, parseTree, type Node, type ParseError } from 'jsonc-parser'
import type { Translator } from '../../../../i18n/say'
import { checkJson } from '../../../../lib/http/checkJson'
import { isRecord } from '../../../../lib/objects/isRecord'
import type { Manifest } from '../../../../lib/themes/manifestSchema'
import { readManifest } from '../../../../lib/themes/readManifest'
import { MANIFEST } from './fileKind'
import type { Problems } from './problem'

/** What a theme says of itself beside its manifest. */
interface ThemeInfo {
  name: string
  version: string
  author: string
  licence: string
}

export interface ThemeJson {
  info: ThemeInfo
  /** Without what stands in `info`. */
  manifest: Omit<Manifest, 'author' | 'engine' | 'licence' | 'name' | 'version'>
}

/** Version of the data for templates that this installation has. */
export const ENGINE = '1'

export interface Reader {
  language: string
  /** How deep fields may stand within one another. */
  layers?: number
  t: Translator
}

/** Reads `theme.json`; what is wrong with it is added to the problems, each with its line. */
export function readThemeJson(text: string, problems: Problems, reader: Reader): ThemeJson | null {
  const { t } = reader
  const tree = { root: undefined as Node | undefined }
  const add = (message: string, path: (number | string)[] = []) =>
    problems.add(MANIFEST, message, placeOf(text, tree.root, path))
  if (checkJson(text)) {
    problems.add(MANIFEST, t('themesJsonBroken'), firstError(text))
    return null
  }
  tree.root = parseTree(text)
  const given: unknown = JSON.parse(text)
  const reading = readManifest(given, reader)
  const isKnown = isRecord(given)
  for (const name of ['name', 'version'] as const)
    if (isKnown && given[name] === undefined) add(t('themesJsonNeeds', { name }))
  if (isKnown && given.engine === undefined) add(t('themesJsonNeeds', { name: 'engine' }))
  if ('problems' in reading) {
    for (const { message, path } of reading.problems)
      add(
        path ? `${path}: ${message}` : message,
        path ? path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) : [],
      )
    return null
  }
  const { $schema: _, author = '', engine, licence = '', name, version, ...manifest } = reading.manifest
  return name === undefined || version === undefined || engine === undefined
    ? null
    : { info: { author, licence, name, version }, manifest }
}

/** The place of a value; of what is missing, the place of the nearest thing around it. */
function placeOf(
  text: string,
  root: Node | undefined,
  path: (number | string)[],
): { column: number; line: number } | null {
  if (!root) return null
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return placeAt(text, node.offset)
  }
  return placeAt(text, 0)
}

/** Where reading it breaks off; null where it is well-formed, and refused for something else. */
export function firstError(text: string): { column: number; line: number } | null {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true })
  } catch {
    // It nests deeper than any parser goes.
  }
  return errors[0] ? placeAt(text, errors[0].offset) : null
}

/** Line and column, from 1, of an offset in a text. */
function placeAt(text: string, offset: number): { column: number; line: number } {
  const before = text.slice(0, offset)
  return { column: offset - (before.lastIndexOf('\n') + 1) + 1, line: (before.match(/\n/g)?.length ?? 0) + 1 }
}
