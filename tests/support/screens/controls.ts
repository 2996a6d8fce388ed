import { screen, within } from '@testing-library/react'
import type { OpenScreen, ScreenRequest } from './openScreen'

export const button = (name: RegExp | string): HTMLButtonElement => screen.getByRole('button', { name })

export const field = (label: RegExp | string): HTMLInputElement => screen.getByLabelText(label)

/** The dialog that is open; the upper one, if there are two. */
export const dialog = (name?: string): HTMLElement => screen.getByRole('dialog', { ...(name && { name }) })

/** What a select offers, as shown. */
export const choices = (label: string): string[] =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

export async function fill({ user }: OpenScreen, label: RegExp | string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  if (text) await user.paste(text)
}

/** Lets the next request to a path fail as without a connection, and the ones after it pass. */
export function failNextRequest(opened: OpenScreen, method: string, path: RegExp): void {
  let isLost = false
  opened.disconnect((request: ScreenRequest) => {
    const isNext = !isLost && request.method === method && path.test(request.path ?? '')
    isLost ||= isNext
    return isNext
  })
}
