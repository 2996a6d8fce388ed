import { screen, waitFor, within } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import type { Site } from '@tests/support/screens/makeSite'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import type { OpenScreen } from '@tests/support/screens/renderAdmin'

export const PAGES = '/admin/collections/pages'
export const MOVED = 'Reorganised the site tree successfully.'
export const NOT_MOVED = 'Failed to reorganise the site tree.'

/**
 * Creates the pages of a drawing: titles in order, those below in brackets, drafts with a star.
 * @returns ids by title
 */
export async function createPages(site: Site, drawing: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const above: string[] = []
  let last = ''
  for (const [token] of drawing.matchAll(/[\w’ -]+\*?|[()]/g)) {
    if (token === '(') above.push(last)
    else if (token === ')') above.pop()
    else {
      last = token.replace('*', '')
      const parent = above.length > 0 ? ids[above.at(-1)!] : null
      const data = { _status: token.endsWith('*') ? 'draft' : 'published', parent, tenant: site.id, title: last }
      ids[last] = (await site.clients.owner.post<{ doc: { id: string } }>('/pages', data)).body.doc.id
    }
  }
  return ids
}

/** The tree as the server has it, drawn like the rows. */
export async function storedTree(site: Site): Promise<string> {
  const { body } = await site.clients.owner.get<{ docs: { id: string; parent: string | null; title: string }[] }>(
    `/pages/tree?tenantId=${site.id}`,
  )
  const below = (parent: string | null, level: number): string[] =>
    body.docs
      .filter((one) => one.parent === parent)
      .flatMap(({ id, title }) => ['-'.repeat(level) + title, ...below(id, level + 1)])
  return below(null, 0).join(' ')
}

export const expectStored = (site: Site, expected: string): Promise<void> =>
  waitFor(async () => expect(await storedTree(site)).toBe(expected))

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=treegrid] [role=row]')]

/** A row by the title of its page. */
export function row(title: string): HTMLElement {
  const found = rows().find((one) => one.querySelector('a')?.textContent === title)
  if (!found) throw new Error(`The tree shows no page ${title}`)
  return found
}
export const inRow = (title: string) => within(row(title))
export const hasRow = (title: string): boolean => rows().some((one) => one.querySelector('a')?.textContent === title)

/** The rows from top to bottom, a dash for each level below the top. */
const outline = (): string =>
  rows()
    .map((one) => '-'.repeat(Number(one.getAttribute('aria-level')) - 1) + (one.querySelector('a')?.textContent ?? ''))
    .join(' ')

export const expectOutline = (expected: string): Promise<void> => waitFor(() => expect(outline()).toBe(expected))

export const openTree = (app: TestApp, client: Client, query = ''): Promise<OpenScreen> =>
  openPayloadScreen(app, client, PAGES + query)

/** Chooses from the menu of a page. */
export async function choose({ user }: OpenScreen, title: string, entry: string): Promise<void> {
  await user.click(inRow(title).getByRole('button', { name: `More actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Takes back what the message on screen is about. */
export const undo = async ({ user }: OpenScreen): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Undo' }))
