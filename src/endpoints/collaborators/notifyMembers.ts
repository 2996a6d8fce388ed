import type { PayloadRequest } from 'payload'
import type { Organisation } from '../../database/collaborators/organisations'
import type { TenantSummary } from '../../access/person'
import { queueMail } from '../../emails/queueMail'
import { contactOf } from '../people/contactOf'
import { linkTo } from '../people/linkTo'

interface Verdict {
  organisation: Organisation
  tenant: TenantSummary
  verdict: 'collaboratorApproved' | 'collaboratorDeclined'
}

/** Writes to everybody of an organisation how a site has decided. */
export async function notifyMembers(req: PayloadRequest, { organisation, tenant, verdict }: Verdict): Promise<void> {
  for (const id of organisation.members) {
    const { email, firstName } = await contactOf(req, id)
    const about = { name: firstName, organisation: organisation.name, site: tenant.name }
    const content =
      verdict === 'collaboratorApproved'
        ? { ...about, link: linkTo(req, ''), template: verdict }
        : { ...about, template: verdict }
    await queueMail(req, { content, tenantId: tenant.id, to: email })
  }
}
