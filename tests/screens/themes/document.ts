import { screen, within } from '@testing-library/react'
import { readDemoManifest } from '@/seed/reading/kinds'
import type { TestApp } from '@tests/support/boot'
import type { OpenScreen } from '@tests/support/screens/renderAdmin'
import { create } from '@tests/support/world'

/** Lets a site use the theme of the demo, which has fields of all types. */
export async function useWeirLane(app: TestApp, tenant: string): Promise<void> {
  const manifest = readDemoManifest('riverside', 'weir-lane.json')
  const data = { _status: 'published', manifest, name: 'Weir Lane', renderMode: 'code', tenant }
  const selectedTheme = await create(app.payload, 'themes', data)
  await app.payload.db.updateOne({ collection: 'tenants', data: { selectedTheme }, id: tenant })
}

export const block = (name: string, values: object) => ({ block: name, blockType: 'themeBlock', values })

const layout = (): HTMLElement => document.querySelector<HTMLElement>('#field-layout')!
export const row = (index: number): HTMLElement => document.querySelector<HTMLElement>(`#layout-row-${index}`)!
export const inRow = (index: number) => within(row(index))

/** Rows are closed when a document is opened. */
export async function showAll({ user }: OpenScreen): Promise<void> {
  await user.click(within(layout()).getByRole('button', { name: 'Show all' }))
}

/** Opens the drawer of blocks. @returns those of the theme */
export async function openBlocks({ user }: OpenScreen): Promise<HTMLElement> {
  await user.click(document.querySelector('#field-layout > .blocks-field__drawer-toggler')!)
  return screen.findByRole('region', { name: 'Theme: Weir Lane' })
}
