import type { RefusalReason } from '@/access/authority'
import type { PersonHead } from './personHead'

/** An external organisation, as shown in its row or card. */
export interface OrganisationHead {
  id: string
  name: string
  description: string
  website: string | null
  contactEmail: string | null
  /** URL of the logo; null if there is no public one. */
  logo: string | null
}

/** An organisation that works on the site or has requested access. */
export interface SiteOrganisation extends OrganisationHead {
  isActive: boolean
  status: 'approved' | 'waiting'
  role: string
  roleId: string | null
  /** Message of the access request. */
  message: string
  requestedBy: string
  askedAt: string
  /** Its members; only for organisations that work on the site. */
  members: Omit<PersonHead, 'picture'>[]
  /** Why the current user cannot decide on it; `decides`: they are a member themselves. */
  refusal: RefusalReason | 'decides' | null
}

/** An organisation that the provider recommends. */
export interface Partner extends OrganisationHead {
  /** Status of its access to the site. */
  status: 'approved' | 'waiting' | null
  isOwn: boolean
}
