import { expect } from '@playwright/test'
import { providerContext } from './site'

/**
 * Waits for an invitation to an address to be sent.
 * @param except the link of one that was sent before
 * @returns the link of the newest, as a path
 */
export async function invitationLink(email: string, except?: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = await newestLink(email)
        return link !== undefined && link !== except
      },
      { message: `an invitation to ${email}`, timeout: 30_000 },
    )
    .toBe(true)
  return link!
}

/** Reads it in the mailbox of the demo. */
async function newestLink(email: string): Promise<string | undefined> {
  const provider = await providerContext()
  const list = await (await provider.get('/admin/mail')).text()
  const row = list.split('<a ').find((one) => one.includes(`<span>${email.toLowerCase()}</span>`))
  const [, address] = /href="([^"]*\?mail=[^"]+)"/.exec(row ?? '') ?? []
  if (!address) return undefined
  return /\/admin\/invite\/[\w-]+/.exec(await (await provider.get(address)).text())?.[0]
}
