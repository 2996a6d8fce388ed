import { Lexer, type Token, type Tokens } from 'marked'

/** A part of a help page that can be linked to and found: the text under one heading. */
export interface HelpSection {
  heading: string
  /** Path below the help, with the anchor of a heading within a page: `lists#dashboard`. */
  path: string
  /** Markdown. */
  text: string
}

/** A page of the help. */
export interface HelpPage {
  slug: string
  title: string
  /** Tokens of its text, without its title. */
  tokens: Token[]
  sections: HelpSection[]
}

/** A guide of the documentation that the help is made of. */
export interface Guide {
  /** Name of its file in `docs`. */
  file: string
  /** Path of its only page; null if each of its main headings is a page. */
  slug: string | null
}

/** Where the headings of the guides are in the help, by file and anchor: `staff.md#lists`; the file alone for its start. */
export type HelpTargets = Map<string, string>

/** The anchor of a heading, as GitHub has it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/**
 * Divides a guide into pages and sections.
 * @param targets receives the place of each heading
 */
export function parseGuide({ file, slug }: Guide, markdown: string, targets: HelpTargets): HelpPage[] {
  const pages: HelpPage[] = []
  targets.set(file, slug ?? '')
  for (const token of new Lexer({ gfm: true }).lex(markdown)) {
    const page = pages.at(-1)
    if (isHeading(token) && isStart(token, slug)) {
      const path = slug ?? anchorOf(token.text)
      pages.push({ sections: [{ heading: token.text, path, text: '' }], slug: path, title: token.text, tokens: [] })
      targets.set(`${file}#${anchorOf(token.text)}`, path)
      continue
    }
    if (!page) continue
    page.tokens.push(token)
    if (isHeading(token)) {
      const anchor = anchorOf(token.text)
      const path = `${page.slug}#${anchor}`
      page.sections.push({ heading: token.text, path, text: '' })
      targets.set(`${file}#${anchor}`, path)
    } else {
      const section = page.sections.at(-1)
      if (section) section.text += token.raw
    }
  }
  return pages
}

/** Whether a page starts at a heading: at the title of a guide of one page, else at each main heading. */
const isStart = ({ depth }: Tokens.Heading, slug: string | null): boolean => depth === (slug === null ? 2 : 1)
