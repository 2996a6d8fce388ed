import { blocksOf, spansOf, type Page } from './pages'

/** `npm run theme -- check my-theme`, with the page that names it. */
export interface NamedCommand {
  command: string
  page: string
}

const COMMAND = /^(?:\w+=\S* )*npm (?:run \S+|start|test)\b/

/** All commands of npm that the pages name, in blocks for a shell and in lines of text. */
export function commandsIn(pages: Page[]): NamedCommand[] {
  return pages.flatMap((page) =>
    [
      ...blocksOf(page)
        .filter(({ language }) => language === 'sh')
        .flatMap(({ code }) => code.split('\n')),
      ...spansOf(page),
    ]
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter((line) => COMMAND.test(line))
      .map((command) => ({ command, page: page.path })),
  )
}

/** Name of the script in `package.json`. */
export const scriptOf = (command: string): string => /npm (?:run )?(\S+)/.exec(command)?.[1] ?? ''
