import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A documentation page, with its path from the repository root. */
export interface Page {
  path: string
  text: string
}

/** A fenced code block, with the comment above it. */
export interface CodeBlock {
  code: string
  language: string
  /** Line number of the fence, from 1. */
  line: number
  /** `file`: the block is that whole file. `from`: the block is an extract. Null without a comment. */
  mark: { file: string; kind: 'file' | 'from' } | null
}

/** Reads the README, everything in `docs`, and the Markdown files in `src`. */
export function readPages(): Page[] {
  const pages = ['docs', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  return ['README.md', ...pages.sort()].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

const FENCE = /^( *)```(\w*)\n([^]*?)^\1```$/gm

/** Blanks out the code blocks of a page, keeping line numbers. */
export const withoutBlocks = (text: string): string =>
  text.replace(FENCE, (block) => block.replaceAll(/[^\n]/g, '')).replaceAll(/<!--[^]*?-->/g, '')

export const blocksOf = ({ text }: Page): CodeBlock[] =>
  [...text.matchAll(FENCE)].map(({ 0: block, 2: language = '', 3: code = '', index }) => {
    const before = text.slice(0, index)
    const [, kind, file] = /<!-- (file|from): (\S+) -->\n\s*$/.exec(before) ?? []
    return {
      code: dedent(block, code),
      language,
      line: before.split('\n').length,
      mark: file ? { file, kind: kind as 'file' | 'from' } : null,
    }
  })

/** Removes the indentation of blocks inside lists. */
function dedent(block: string, code: string): string {
  const indent = /^ */.exec(block)?.[0] ?? ''
  return code
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
}

/** Inline code spans. */
export const spansOf = ({ text }: Page): string[] =>
  [...withoutBlocks(text).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span)

/** Targets of links and images. */
export const linksOf = ({ text }: Page): string[] =>
  [
    ...withoutBlocks(text)
      .replaceAll(/(?<!`)`[^`\n]+`(?!`)/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target)

/** Anchors of a page's headings, as GitHub generates them. */
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
