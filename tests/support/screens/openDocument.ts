import { screen, waitFor } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { openPayloadScreen } from './openPayloadScreen'
import type { OpenScreen } from './renderAdmin'

/** Opens a document, and waits until it can be written in. */
export async function openDocument(
  app: TestApp,
  client: Client,
  collection: string,
  id: string,
  locale = 'en',
): Promise<OpenScreen> {
  const opened = await openPayloadScreen(app, client, `/admin/collections/${collection}/${id}?locale=${locale}`)
  await waitFor(() => {
    if (!document.querySelector('.render-fields') || document.querySelector('.shimmer-effect'))
      throw new Error('The form is not there yet')
  })
  return opened
}

/** The document as it is stored, with its draft. */
export const storedIn = (app: TestApp, collection: string, id: string): Promise<Record<string, unknown>> =>
  app.payload.findByID({ collection: collection as 'pages', depth: 0, draft: true, id }) as never

/** Replaces what stands in a field, once it can be written in. */
export async function fill({ user }: OpenScreen, field: HTMLElement, text: string): Promise<void> {
  await waitFor(() => {
    if (field.matches(':disabled, [readonly]')) throw new Error('The field cannot be written in')
  })
  await user.clear(field)
  if (!text) return
  await user.click(field)
  await user.paste(text)
}

/** Publishes the document on screen, once its button is enabled. */
export async function publish({ user }: OpenScreen): Promise<void> {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Publish(?: changes)?$/ })
  await waitFor(() => {
    if (button().disabled || button().className.includes('disabled')) throw new Error('Publishing is not possible yet')
  })
  await user.click(button())
}
