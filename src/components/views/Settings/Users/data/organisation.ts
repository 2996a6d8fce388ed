import type { RefusalReason } from '../../../../../access/authority'
import type { PersonHead } from './personHead'

/** An organisation from outside, as its row or card shows it. */
export interface OrganisationHead {
  id: string
  name: string
  description: string
  website: string | null
  contactEmail: string | null
  /** Address of the logo; null where there is none that everybody sees. */
  logo: string | null
}

/** One that works on the site, or has asked to. */
export interface SiteOrganisation extends OrganisationHead {
  isActive: boolean
  status: 'approved' | 'waiting'
  role: string
  roleId: string | null
  /** What they wrote when they asked. */
  message: string
  requestedBy: string
  askedAt: string
  /** Its people; of those that work here only. */
  members: Omit<PersonHead, 'picture'>[]
  /** Why the viewer may not decide about it; `decides`: they work for it themselves. */
  hindrance: RefusalReason | 'decides' | null
}

/** One that the provider recommends. */
export interface Partner extends OrganisationHead {
  /** Where it stands with the site. */
  status: 'approved' | 'waiting' | null
  isOwn: boolean
}
