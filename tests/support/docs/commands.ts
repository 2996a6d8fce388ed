import { blocksOf, spansOf, type Page } from './pages'

/** A command such as `npm run theme -- check my-theme`, and the page it is on. */
export interface NamedCommand {
  command: string
  page: string
}

const COMMAND = /^(?:\w+=\S* )*npm (?:run \S+|start|test)\b/

/** All npm commands on the pages, in shell blocks and inline code. */
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
