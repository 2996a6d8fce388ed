import { DEFAULT_FORMATS, type DateTimeFormats } from '@/lib/formats/dateTimeFormats'
import type { PlanName } from './plans'

export interface DemoTenant {
  name: string
  slug: TenantSlug
  /** Code that organisations need to request access; without one, any organisation may request it. */
  requestCode?: string
  currency: string
  /** The date format of its country. */
  dateTimeFormats: DateTimeFormats
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
    dateTimeFormats: { ...DEFAULT_FORMATS, dateFormat: 'DD/MM/YYYY', dateTimeSeparator: 'comma', timeFormat: '24h' },
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
    dateTimeFormats: DEFAULT_FORMATS,
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
    dateTimeFormats: { ...DEFAULT_FORMATS, dateFormat: 'DD/MM/YYYY' },
    languages: ['en'],
    owner: 'owner@lantern.test',
    plan: 'Starter',
    publishedLanguages: ['en'],
    timezone: 'Australia/Sydney',
  },
]
