import { blocksOf, type Page } from './pages'

/** Languages whose blocks come from a file, on the pages for developers. */
const OF_FILES = new Set(['ts', 'tsx', 'liquid'])

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Blocks that are not what the file that they name holds. */
export function differingExamples(pages: Page[], read: (file: string) => string | null): string[] {
  return pages.flatMap((page) =>
    blocksOf(page).flatMap(({ code, line, mark }) => {
      if (!mark) return []
      const content = read(mark.file)
      const isSame =
        content !== null &&
        (mark.kind === 'file' ? code === content : isExtract(lines(code), lines(content)) && lines(code).length > 0)
      return isSame ? [] : [`${page.path}:${line}: ${mark.file}`]
    }),
  )
}

/** Blocks of code of which nobody can say whether they compile. */
export const unmarkedExamples = (pages: Page[]): string[] =>
  pages.flatMap((page) =>
    blocksOf(page)
      .filter(({ language, mark }) => OF_FILES.has(language) && !mark)
      .map(({ line }) => `${page.path}:${line}`),
  )

/** Are these lines, in this order and next to each other, part of the file? `…` alone in a line skips some. */
function isExtract(wanted: string[], all: string[]): boolean {
  const parts: string[][] = [[]]
  for (const line of wanted)
    if (line === '…' || line === '// …') parts.push([])
    else parts.at(-1)!.push(line)
  let from = 0
  return parts.every((part) => {
    const at = all.findIndex((_, index) => index >= from && part.every((line, offset) => all[index + offset] === line))
    from = at + part.length
    return at >= 0
  })
}

/** A page with its whole files as they are now. */
export const withExamples = (text: string, read: (file: string) => string | null): string =>
  text.replaceAll(/(<!-- file: (\S+) -->\n\s*```\w*\n)[^]*?(?=^```$)/gm, (block, head: string, file: string) => {
    const content = read(file)
    return content === null ? block : `${head}${content}`
  })
