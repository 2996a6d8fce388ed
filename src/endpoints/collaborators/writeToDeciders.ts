import type { PayloadRequest } from 'payload'
import { queueMail } from '../../emails/queueMail'
import { contactOf } from '../people/contactOf'
import { linkTo } from '../people/linkTo'

interface Asked {
  /** Ids of the people who decide. */
  deciders: string[]
  organisation: string
  site: { id: string; name: string }
}

/** Writes to everybody who decides about people of a site that an organisation asks for access. */
export async function writeToDeciders(req: PayloadRequest, { deciders, organisation, site }: Asked): Promise<void> {
  for (const id of deciders) {
    const { email, firstName } = await contactOf(req, id)
    const content = {
      link: linkTo(req, '/settings/users'),
      name: firstName,
      organisation,
      site: site.name,
      template: 'collaboratorRequest',
    } as const
    await queueMail(req, { content, tenantId: site.id, to: email })
  }
}
