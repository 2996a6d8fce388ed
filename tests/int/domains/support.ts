import { poolOf } from '@/database/connections'
import { challengeName } from '@/lib/domains/dnsRecords'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import type { DnsServer } from '@tests/support/dnsServer'
import { create } from '@tests/support/world'

export interface DomainDoc {
  domain: string
  isPrimary: boolean
  status: string
  sslStatus: string
  dnsRecords?:
    { type: string; name: string; value: string; verified: boolean; found?: string; problem?: string }[] | null
  lastVerified?: string | null
}

export interface SiteDoc {
  updatedAt: string
  domains?: DomainDoc[]
}

export const EDGE = { EDGE_HOST: 'edge.platform.example', EDGE_IPV4: '192.0.2.10', EDGE_IPV6: '2001:DB8:0::0010' }

/** The whole list, as a screen sends it. */
export const put = (client: Client, site: string, domains: unknown[], updatedAt?: string) =>
  client.patch<{ code?: string; doc: SiteDoc; error?: string; errors?: { path?: string }[] }>(`/tenants/${site}`, {
    domains,
    ...(updatedAt && { updatedAt }),
  })

export const readSite = async (client: Client, site: string): Promise<SiteDoc> =>
  (await client.get<SiteDoc>(`/tenants/${site}?depth=0`)).body

export const domainsOf = async (client: Client, site: string): Promise<DomainDoc[]> =>
  (await readSite(client, site)).domains ?? []

export async function add(client: Client, site: string, domain: string) {
  const present = (await domainsOf(client, site)).map((one) => ({ domain: one.domain, isPrimary: one.isPrimary }))
  return put(client, site, [...present, { domain, isPrimary: present.length === 0 }])
}

export const verify = (client: Client, site: string, domain: string) =>
  client.post<{ code?: string; dnsRecords: NonNullable<DomainDoc['dnsRecords']>; verified: boolean }>(
    `/tenants/${site}/verify-domain`,
    { domain },
  )

/** Lets the name servers say what the site was told to set up. */
export async function setUp(dns: DnsServer, client: Client, site: string, domain: string): Promise<void> {
  const { dnsRecords } = (await domainsOf(client, site)).find((one) => one.domain === domain)!
  for (const { name, type, value } of dnsRecords!) dns.setResponse(type as 'A', name, [value])
}

/** What a site has to say at the challenge name. */
export const proofOf = async (client: Client, site: string, domain: string): Promise<string> =>
  (await domainsOf(client, site))
    .find((one) => one.domain === domain)!
    .dnsRecords!.find(({ name }) => name === challengeName(domain))!.value

export const clearRateLimits = (app: TestApp) => poolOf(app.payload).query('delete from rate_limits')

/** A site without any name, on a plan that has custom domains or has not. */
export async function newSite(
  app: TestApp,
  { hasPlan = true, owner, slug }: { hasPlan?: boolean; owner: string; slug: string },
): Promise<string> {
  const plan = await create(app.payload, 'plans', { name: `Plan of ${slug}`, custom_domains: hasPlan })
  return create(app.payload, 'tenants', {
    languages: ['en'],
    name: slug,
    owner,
    plan,
    publishedLanguages: ['en'],
    slug,
  })
}
