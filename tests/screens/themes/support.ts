import { screen, waitFor, within } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import type { OpenScreen } from '@tests/support/screens/renderAdmin'
import { themeZip } from '@tests/support/themeZip'
import { upload, type Uploaded } from '@tests/int/themes/support/upload'

export const LIST = '/admin/collections/themes'

/** A layout that says its own name on every page. */
export const layoutOf = (text: string): string =>
  `<!doctype html><html lang="en"><head>{{ content_for_head }}<title>${text}</title></head><body><h1>${text}</h1>{{ content_for_layout }}</body></html>`

/** Uploads a package by the API. */
export async function addTheme(
  client: Client,
  tenant: string,
  json: object,
  files: Record<string, string> = {},
  fields: { isDevelopmentTheme?: 'true'; key?: string } = {},
): Promise<Uploaded> {
  const { body, status, text } = await upload(client, { tenant, ...fields }, themeZip(files, json), 'theme.zip')
  if (![201, 409].includes(status)) throw new Error(text)
  return body
}

export async function publish(client: Client, tenant: string, theme: string): Promise<void> {
  const { status, text } = await client.post(`/themes/${theme}/publish`, { force: true, tenant })
  if (status !== 200) throw new Error(text)
}

/** Opens the list of themes, and waits until it is there. */
export async function openThemes(app: TestApp, client: Client): Promise<OpenScreen> {
  const opened = await openPayloadScreen(app, client, LIST)
  await waitFor(() => section('Current theme'))
  return opened
}

/** By its element: by its role it takes seconds among many cards. */
export function section(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`section[aria-label="${name}"]`)
  if (!found) throw new Error(`The screen has no section ${name}`)
  return found
}
const headings = (within: ParentNode): HTMLElement[] => [...within.querySelectorAll('h3')]
export const names = (name: string): string[] => headings(section(name)).map(({ textContent }) => textContent)

export function card(name: string): HTMLElement {
  const found = headings(document).find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No theme has the name ${name}`)
  return found.closest('li')!
}
export const findCard = (name: string): Promise<HTMLElement> => waitFor(() => card(name))
export const untilGone = (name: string): Promise<void> =>
  waitFor(() => {
    if (headings(document).some(({ textContent }) => textContent === name)) throw new Error(`${name} is still listed`)
  })

export const dialog = (): HTMLElement => screen.getByRole('dialog')
export const inDialog = () => within(dialog())
export const untilClosed = (): Promise<void> =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is open')
  })

/** Opens the menu of a theme. @returns its entries */
export async function openMenu({ user }: OpenScreen, name: string): Promise<HTMLElement[]> {
  await user.click(within(await findCard(name)).getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` })).getAllByRole('menuitem')
}

export async function choose(opened: OpenScreen, name: string, action: string): Promise<void> {
  const entries = await openMenu(opened, name)
  const found = entries.find(({ textContent }) => textContent === action)
  if (!found) throw new Error(`The menu of ${name} has no ${action}`)
  await opened.user.click(found)
}

/** Sends a package by the dialog that is open. */
export async function send({ user }: OpenScreen, zip: Buffer, name = 'theme.zip'): Promise<void> {
  const input = await inDialog().findByLabelText<HTMLInputElement>('Theme package (.zip)')
  input.removeAttribute('accept')
  await user.upload(input, new File([new Uint8Array(zip)], name, { type: 'application/zip' }))
  await user.click(inDialog().getByRole('button', { name: /^(Upload theme|Re-upload)$/ }))
}
