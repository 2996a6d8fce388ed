import type { PayloadRequest } from 'payload'
import type { Organisation } from '@/database/collaborators/organisations'
import type { TenantSummary } from '@/access/person'
import { queueMail } from '@/emails/queueMail'
import { readContact } from '@/endpoints/people/readContact'
import { adminLink } from '@/endpoints/people/adminLink'

interface Decision {
  organisation: Organisation
  tenant: TenantSummary
  verdict: 'collaboratorApproved' | 'collaboratorDeclined'
}

/** Emails all members of an organisation about a tenant's decision. */
export async function notifyMembers(req: PayloadRequest, { organisation, tenant, verdict }: Decision): Promise<void> {
  for (const id of organisation.members) {
    const { email, firstName } = await readContact(req, id)
    const values = { name: firstName, organisation: organisation.name, site: tenant.name }
    const content =
      verdict === 'collaboratorApproved'
        ? { ...values, link: adminLink(req, ''), template: verdict }
        : { ...values, template: verdict }
    await queueMail(req, { content, tenantId: tenant.id, to: email })
  }
}
