import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of the documentation, by its path from the root of the repository. */
export interface Page {
  path: string
  text: string
}

/** A fenced block of code, with the comment that stands above it. */
export interface CodeBlock {
  code: string
  language: string
  /** Line of the fence, from 1. */
  line: number
  /** `file`: it is that file, whole. `from`: it is lines of that file. Null where nothing is said. */
  mark: { file: string; kind: 'file' | 'from' } | null
}

/** The README and everything under `docs`. */
export function readPages(): Page[] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
  return ['README.md', ...docs.sort()].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

const FENCE = /^( *)```(\w*)\n([^]*?)^\1```$/gm

/** A page without its blocks of code, which keep their lines. */
export const withoutBlocks = (text: string): string =>
  text.replace(FENCE, (block) => block.replaceAll(/[^\n]/g, '')).replaceAll(/<!--[^]*?-->/g, '')

export const blocksOf = ({ text }: Page): CodeBlock[] =>
  [...text.matchAll(FENCE)].map(({ 0: block, 2: language = '', 3: code = '', index }) => {
    const before = text.slice(0, index)
    const [, kind, file] = /<!-- (file|from): (\S+) -->\n\s*$/.exec(before) ?? []
    return {
      code: outdented(block, code),
      language,
      line: before.split('\n').length,
      mark: file ? { file, kind: kind as 'file' | 'from' } : null,
    }
  })

/** A block within a list is indented like the list. */
function outdented(block: string, code: string): string {
  const indent = /^ */.exec(block)?.[0] ?? ''
  return code
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
}

/** What stands between backticks in a line of text. */
export const spansOf = ({ text }: Page): string[] =>
  [...withoutBlocks(text).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span)

/** Targets of links and pictures. */
export const linksOf = ({ text }: Page): string[] =>
  [
    ...withoutBlocks(text)
      .replaceAll(/(?<!`)`[^`\n]+`(?!`)/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target)

/** Anchors of a page, as GitHub makes them from its headings. */
export function anchorsOf({ text }: Page): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let name = anchor
    for (let number = 1; anchors.has(name); number++) name = `${anchor}-${number}`
    anchors.add(name)
  }
  return anchors
}
