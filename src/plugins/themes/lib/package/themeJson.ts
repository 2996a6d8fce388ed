import { findNodeAtLocation, parse, parseTree, type Node, type ParseError } from 'jsonc-parser'
import type { Translator } from '@/exports/types'
import { checkJson } from '@/lib/http/checkRequest'
import { isRecord } from '@/lib/values'
import type { Manifest } from '@/lib/themes/manifestSchema'
import { readManifest } from '@/lib/themes/readManifest'
import { MANIFEST } from './fileKind'
import type { Problems } from './problem'

/** Metadata of a theme. */
interface ThemeInfo {
  name: string
  version: string
  author: string
  licence: string
}

export interface ThemeJson {
  info: ThemeInfo
  /** Without the metadata in `info`. */
  manifest: Omit<Manifest, 'author' | 'engine' | 'licence' | 'name' | 'version'>
}

/** Version of the template data model of this installation. */
export const ENGINE = '1'

export interface Reader {
  language: string
  /** Maximum nesting of fields. */
  layers?: number
  t: Translator
}

/** Parses `theme.json` and adds its problems with their lines. */
export function readThemeJson(text: string, problems: Problems, reader: Reader): ThemeJson | null {
  const { t } = reader
  const tree = { root: undefined as Node | undefined }
  const add = (message: string, path: (number | string)[] = []) =>
    problems.add(MANIFEST, message, locate(text, tree.root, path))
  if (checkJson(text)) {
    problems.add(MANIFEST, t('themesJsonBroken'), firstError(text))
    return null
  }
  tree.root = parseTree(text)
  const json: unknown = JSON.parse(text)
  const result = readManifest(json, reader)
  const isObject = isRecord(json)
  for (const name of ['name', 'version'] as const)
    if (isObject && json[name] === undefined) add(t('themesJsonNeeds', { name }))
  if (isObject && json.engine === undefined) add(t('themesJsonNeeds', { name: 'engine' }))
  if ('problems' in result) {
    for (const { message, path } of result.problems)
      add(
        path ? `${path}: ${message}` : message,
        path ? path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) : [],
      )
    return null
  }
  const { $schema: _, author = '', engine, licence = '', name, version, ...manifest } = result.manifest
  return name === undefined || version === undefined || engine === undefined
    ? null
    : { info: { author, licence, name, version }, manifest }
}

/** Returns the location of a value; for a missing one, that of its closest parent. */
function locate(
  text: string,
  root: Node | undefined,
  path: (number | string)[],
): { column: number; line: number } | null {
  if (!root) return null
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return positionAt(text, node.offset)
  }
  return positionAt(text, 0)
}

/** Returns the location of the first syntax error; null when the JSON is well-formed but refused for another reason. */
export function firstError(text: string): { column: number; line: number } | null {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true })
  } catch {
    // Nested more deeply than the parser supports.
  }
  return errors[0] ? positionAt(text, errors[0].offset) : null
}

/** Returns line and column, from 1, of an offset. */
function positionAt(text: string, offset: number): { column: number; line: number } {
  const before = text.slice(0, offset)
  return { column: offset - (before.lastIndexOf('\n') + 1) + 1, line: (before.match(/\n/g)?.length ?? 0) + 1 }
}
