import type { TenantSlug } from './tenants'

/** The password of every demo account. It is printed at start-up and listed in the README. */
export const DEMO_PASSWORD = 'callboard-demo'

export const EDITOR = 'Content editor'
export const MARKETING = 'Marketing'

/** A membership: as admin, as viewer, or with a role of the tenant by title. */
type DemoMembership =
  { tenant: TenantSlug; as: 'tenant-admin' | 'tenant-viewer' } | { tenant: TenantSlug; role: string }

export interface DemoAccount {
  email: string
  firstName: string
  lastName: string
  /** Memberships. Owners are set on their tenant, and members of an organisation get access through it. */
  places?: DemoMembership[]
  organisation?: string
  isSuperAdmin?: true
}

const editorAt = (tenant: TenantSlug): DemoMembership => ({ role: EDITOR, tenant })

export const ACCOUNTS: DemoAccount[] = [
  { email: 'super@callboard.test', firstName: 'Robin', isSuperAdmin: true, lastName: 'Hale' },
  { email: 'owner@riverside.test', firstName: 'Margaret', lastName: 'Ellis' },
  {
    email: 'admin@riverside.test',
    firstName: 'Tomos',
    lastName: 'Griffiths',
    places: [{ as: 'tenant-admin', tenant: 'riverside' }],
  },
  { email: 'editor@riverside.test', firstName: 'Priya', lastName: 'Nair', places: [editorAt('riverside')] },
  {
    email: 'marketing@riverside.test',
    firstName: 'Daniel',
    lastName: 'Whitcombe',
    places: [{ role: MARKETING, tenant: 'riverside' }],
  },
  {
    email: 'viewer@riverside.test',
    firstName: 'Joan',
    lastName: 'Fletcher',
    places: [{ as: 'tenant-viewer', tenant: 'riverside' }],
  },
  { email: 'owner@harbour.test', firstName: 'Carla', lastName: 'Mendes' },
  { email: 'editor@harbour.test', firstName: 'Owen', lastName: 'Brandt', places: [editorAt('harbour')] },
  { email: 'boxoffice@harbour.test', firstName: 'Tasha', lastName: 'Lindqvist', places: [editorAt('harbour')] },
  {
    email: 'press@harbour.test',
    firstName: 'Miriam',
    lastName: 'Katz',
    places: [{ as: 'tenant-viewer', tenant: 'harbour' }],
  },
  { email: 'owner@lantern.test', firstName: 'Ben', lastName: 'Carmody' },
  { email: 'studio@partner.test', firstName: 'Sofia', lastName: 'Ekman', organisation: 'Halyard Studio' },
  {
    email: 'freelance@agency.test',
    firstName: 'Kwame',
    lastName: 'Asante',
    places: [{ as: 'tenant-admin', tenant: 'harbour' }, editorAt('riverside')],
  },
]
