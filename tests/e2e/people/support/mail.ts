import { expect } from '@playwright/test'
import { providerContext } from './site'

/** Waits for the newest invitation to an address to be sent. @returns its link, as a path */
export async function invitationLink(email: string, except?: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const page = await (await (await providerContext()).get('/admin/mail')).text()
        const [, token] = new RegExp(`<span>${email.replaceAll('.', '\\.')}</span>.*?/admin/invite/([\\w-]+)`, 's').exec(page) ?? []
        found = token && `/admin/invite/${token}`
        return found !== undefined && found !== except
      },
      { message: `an invitation to ${email}`, timeout: 30_000 },
    )
    .toBe(true)
  return found!
}
