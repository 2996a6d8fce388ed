import { promises } from 'node:dns'
import { challengeName, type DnsRecord } from '@/lib/domains/dnsRecords'
import type { DnsFindings, Found } from '@/lib/domains/compareRecords'
import { settings } from '@/lib/settings'
import { zip } from '@/lib/lists/items'

/** The configured name servers do not respond, or not with a usable response. */
export class ResolverUnavailable extends Error {
  override name = 'ResolverAway'
}

/** Error codes for records that do not exist. */
const NO_RECORD_CODES = new Set(['ENODATA', 'ENOTFOUND'])

/** Maximum length of a CNAME chain, as resolvers limit it. */
const MAX_CHAIN_LENGTH = 8
const DEADLINE_MS = 7_500

/**
 * Queries DNS for everything that a domain check needs.
 * @param records as `dnsRecordsFor` returns them
 * @throws ResolverAway if the name itself cannot be resolved; its `www` name only counts as unreachable
 */
export async function resolveRecords(domain: string, records: DnsRecord[]): Promise<DnsFindings> {
  const resolver = newResolver()
  const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS)
  const names = [...new Set(records.filter(({ type }) => type !== 'TXT').map(({ name }) => name))]
  try {
    const [texts, ...hosts] = await Promise.all([
      runQuery(() => resolver.resolveTxt(challengeName(domain))),
      ...names.map((name) =>
        name === domain ? resolveHost(resolver, name) : resolveHost(resolver, name).catch(unreachable),
      ),
    ])
    return {
      hosts: Object.fromEntries(zip(names, hosts)),
      texts: texts.map((parts) => parts.join('')),
    }
  } finally {
    clearTimeout(deadline)
    resolver.cancel()
  }
}

function newResolver(): promises.Resolver {
  const { DNS_SERVERS, DNS_TIMEOUT_MS } = settings()
  const resolver = new promises.Resolver({ maxTimeout: DNS_TIMEOUT_MS, timeout: DNS_TIMEOUT_MS, tries: 2 })
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS)
  return resolver
}

async function resolveHost(resolver: promises.Resolver, name: string): Promise<Found> {
  const chain = await resolveAliases(resolver, name)
  if (chain.isLoop) return { ...chain, addresses: [] }
  const [four, six] = await Promise.all([
    runQuery(() => resolver.resolve4(name)),
    runQuery(() => resolver.resolve6(name)),
  ])
  return { ...chain, addresses: [...four, ...six] }
}

async function resolveAliases(
  resolver: promises.Resolver,
  first: string,
): Promise<{ isLoop: boolean; names: string[] }> {
  const names: string[] = []
  for (let name = first; names.length < MAX_CHAIN_LENGTH;) {
    const [next] = (await runQuery(() => resolver.resolveCname(name))).map((alias) =>
      alias.toLowerCase().replace(/\.$/, ''),
    )
    if (!next) return { isLoop: false, names }
    const isLoop = next === first || names.includes(next)
    names.push(next)
    if (isLoop) return { isLoop, names }
    name = next
  }
  return { isLoop: true, names }
}

async function runQuery<DnsAnswer>(query: () => Promise<DnsAnswer[]>): Promise<DnsAnswer[]> {
  try {
    return await query()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (NO_RECORD_CODES.has(code)) return []
    throw new ResolverUnavailable(`DNS query failed with ${code}`)
  }
}

const unreachable = (): Found => ({ addresses: [], isUnreachable: true, names: [] })
