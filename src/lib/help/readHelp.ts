import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseGuide, type Guide, type HelpPage, type HelpTargets } from './parseGuide'

/** The guides for users of the product, in the order of the help. */
const GUIDES: Guide[] = [
  { file: 'staff.md', slug: null },
  { file: 'box-offices.md', slug: 'box-offices' },
  { file: 'moving-in.md', slug: 'moving-in' },
  { file: 'programs.md', slug: 'programs' },
  { file: 'themes.md', slug: 'theme-developers' },
]

/** Whether a page is a guide of its own rather than a topic. */
export const isGuide = (slug: string): boolean => GUIDES.some((guide) => guide.slug === slug)

export interface Help {
  /** In reading order. */
  pages: HelpPage[]
  targets: HelpTargets
}

let help: Promise<Help> | undefined

/** The help, read from the guides in `docs` once per process. */
export const readHelp = (): Promise<Help> =>
  (help ??= parseGuides().catch((error: unknown) => {
    help = undefined
    throw error
  }))

async function parseGuides(): Promise<Help> {
  const targets: HelpTargets = new Map()
  const pages = await Promise.all(
    GUIDES.map(async (guide) =>
      // Left out of the bundle: the files lie beside it, and are read while it runs.
      parseGuide(
        guide,
        await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'docs', guide.file), 'utf8'),
        targets,
      ),
    ),
  )
  return { pages: pages.flat(), targets }
}

/**
 * Where a link of a guide leads within the help.
 * @param slug of the page that the link is on
 * @returns the path below the help; a URL for other hosts; null if the target is no part of the help
 */
export function helpTarget({ targets }: Help, slug: string, href: string): string | null {
  if (/^https?:\/\//.test(href)) return href
  if (!href.startsWith('#')) return targets.get(href) ?? null
  const own = GUIDES.find((guide) => guide.slug === slug) ?? GUIDES.find((guide) => guide.slug === null)
  return targets.get(`${own?.file}${href}`) ?? null
}
