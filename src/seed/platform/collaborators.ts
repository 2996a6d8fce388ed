import type { TenantSlug } from './tenants'

export interface DemoOrganisation {
  name: string
  contactEmail: string
  description: string
  website?: string
  active?: boolean
  trusted?: boolean
}

/**
 * Organisations that work for tenants, and partners recommended by the provider. Three of the four partners are active.
 */
export const ORGANISATIONS: DemoOrganisation[] = [
  {
    name: 'Halyard Studio',
    contactEmail: 'studio@partner.test',
    description: 'Design and websites for theatres and orchestras.',
    website: 'https://halyard.test',
  },
  {
    name: 'Tin Roof Digital',
    contactEmail: 'hello@tinroof.test',
    description: 'Campaigns, analytics and audience research.',
    website: 'https://tinroof.test',
  },
  {
    name: 'Proscenium Partners',
    contactEmail: 'hello@proscenium.test',
    description: 'Moves websites of venues from older systems, with their archive and redirects.',
    trusted: true,
    website: 'https://proscenium.test',
  },
  {
    name: 'Greenroom Collective',
    contactEmail: 'office@greenroom.test',
    description: 'Themes and design systems for festivals and producing houses.',
    trusted: true,
    website: 'https://greenroom.test',
  },
  {
    name: 'Open Aisle',
    contactEmail: 'team@openaisle.test',
    description: 'Accessibility audits, captions and access guides by people who use them.',
    trusted: true,
    website: 'https://openaisle.test',
  },
  {
    name: 'Footlight Data',
    contactEmail: 'mail@footlight.test',
    active: false,
    description: 'Ticketing integrations and reports.',
    trusted: true,
    website: 'https://footlight.test',
  },
]

export interface DemoRequest {
  organisation: string
  tenant: TenantSlug
  status: 'approved' | 'waiting'
  /** Title of the role that the tenant assigned to them. */
  role?: string
  requestedBy?: string
}

export const REQUESTS: DemoRequest[] = [
  {
    organisation: 'Halyard Studio',
    requestedBy: 'studio@partner.test',
    role: 'Content editor',
    status: 'approved',
    tenant: 'riverside',
  },
  { organisation: 'Halyard Studio', requestedBy: 'studio@partner.test', status: 'waiting', tenant: 'harbour' },
]
