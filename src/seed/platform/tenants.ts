import type { PlanName } from './plans'

export interface DemoTenant {
  name: string
  slug: TenantSlug
  /** Organisations ask with this code; without one, anybody may. */
  requestCode?: string
  currency: string
  domains?: { domain: string; isPrimary: boolean; sslStatus: 'pending'; status: 'development' }[]
  languages: string[]
  owner: string
  plan: PlanName
  publishedLanguages: string[]
  timezone: string
}

export type TenantSlug = 'harbour' | 'lantern' | 'riverside'

export const TENANTS: DemoTenant[] = [
  {
    name: 'Riverside Theatre',
    slug: 'riverside',
    currency: 'GBP',
    domains: [{ domain: 'riverside.localhost', isPrimary: true, sslStatus: 'pending', status: 'development' }],
    languages: ['en', 'cy'],
    owner: 'owner@riverside.test',
    plan: 'Plus',
    publishedLanguages: ['en', 'cy'],
    timezone: 'Europe/London',
  },
  {
    name: 'Harbour Arts Centre',
    slug: 'harbour',
    currency: 'USD',
    languages: ['en'],
    owner: 'owner@harbour.test',
    plan: 'Standard',
    publishedLanguages: ['en'],
    requestCode: 'HARB0-R2026',
    timezone: 'America/New_York',
  },
  {
    name: 'Lantern Players',
    slug: 'lantern',
    currency: 'AUD',
    languages: ['en'],
    owner: 'owner@lantern.test',
    plan: 'Starter',
    publishedLanguages: ['en'],
    timezone: 'Australia/Sydney',
  },
]
