import { blocksOf, type Page } from './pages'

/** Languages whose blocks must be taken from a file. */
const FILE_LANGUAGES = new Set(['ts', 'tsx', 'liquid'])

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Blocks that differ from the file they name. */
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

/** Code blocks that do not name a file, so that no test compiles them. */
export const unmarkedExamples = (pages: Page[]): string[] =>
  pages.flatMap((page) =>
    blocksOf(page)
      .filter(({ language, mark }) => FILE_LANGUAGES.has(language) && !mark)
      .map(({ line }) => `${page.path}:${line}`),
  )

/** Whether these lines are part of the file, in order and adjacent. A line with only `…` skips some. */
function isExtract(extract: string[], all: string[]): boolean {
  const parts: string[][] = [[]]
  for (const line of extract)
    if (line === '…' || line === '// …') parts.push([])
    else parts.at(-1)!.push(line)
  let from = 0
  return parts.every((part) => {
    const start = all.findIndex(
      (_, index) => index >= from && part.every((line, offset) => all[index + offset] === line),
    )
    from = start + part.length
    return start >= 0
  })
}

/** Updates the whole-file examples of a page. */
export const withExamples = (text: string, read: (file: string) => string | null): string =>
  text.replaceAll(/(<!-- file: (\S+) -->\n\s*```\w*\n)[^]*?(?=^```$)/gm, (block, head: string, file: string) => {
    const content = read(file)
    return content === null ? block : `${head}${content}`
  })
