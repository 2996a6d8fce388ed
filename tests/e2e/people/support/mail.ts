import { expect } from '@playwright/test'
import { providerContext } from './site'

/**
 * Waits for an invitation to an address to be sent.
 * @param except the link of one that was sent before
 * @returns the link of the newest, as a path
 */
export const invitationLink = (email: string, except?: string): Promise<string> => mailedLink(email, 'invite', except)

/** Waits for a link with which somebody chooses a new password. @returns its path */
export const resetLink = (email: string): Promise<string> => mailedLink(email, 'reset')

async function mailedLink(email: string, door: 'invite' | 'reset', except?: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = await newestLink(email, door)
        return link !== undefined && link !== except
      },
      { message: `a mail to ${email}`, timeout: 30_000 },
    )
    .toBe(true)
  return link!
}

/** Reads it in the mailbox of the demo. */
async function newestLink(email: string, door: string): Promise<string | undefined> {
  const provider = await providerContext()
  const list = await (await provider.get('/admin/mail')).text()
  const row = list.split('<a ').find((one) => one.includes(`<span>${email.toLowerCase()}</span>`))
  const [, address] = /href="([^"]*\?mail=[^"]+)"/.exec(row ?? '') ?? []
  if (!address) return undefined
  return new RegExp(`/admin/${door}/[\\w-]+`).exec(await (await provider.get(address)).text())?.[0]
}
