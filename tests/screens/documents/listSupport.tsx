import { screen, waitFor, within } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import type { OpenScreen } from '@tests/support/screens/openScreen'

/** Opens a list, and waits until it is there. @param query with its question mark */
export async function openList(app: TestApp, client: Client, slug: string, query = ''): Promise<OpenScreen> {
  const opened = await openPayloadScreen(app, client, `/admin/collections/${slug}${query}`, { followsLinks: true })
  await waitFor(() => expect(document.querySelector('.collection-list')).toBeTruthy())
  return opened
}

export const tableRows = () => [...document.querySelectorAll<HTMLElement>('.collection-list .table tbody tr')]

export const untilRows = (count: number): Promise<void> => waitFor(() => expect(tableRows()).toHaveLength(count))

/** The first cell with text of each row. */
export const titles = () => tableRows().map((row) => row.querySelector('a')?.textContent)

export const chip = (list: string, name: string) =>
  within(screen.getByRole('navigation', { name: list })).getByRole('link', { name })

export async function openListMenu({ user }: OpenScreen): Promise<void> {
  await user.click(document.querySelector('#list-menu button')!)
}

/** Where a link leads that loads the page anew, as a query. */
export const queryOf = (link: HTMLElement): string => new URL(link.getAttribute('href')!, window.location.href).search
