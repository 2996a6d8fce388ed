import { promises } from 'node:dns'
import { challengeName, type DnsRecord } from '../../lib/domains/dnsRecords'
import type { Findings, Found } from '../../lib/domains/judgeRecords'
import { settings } from '../../lib/settings'

/** The name servers that we ask do not answer, or not with anything that can be used. */
export class ResolverAway extends Error {
  override name = 'ResolverAway'
}

/** They say that there is nothing. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND'])

/** Names that lead to names that lead to names: no resolver follows more. */
const LONGEST_CHAIN = 8
const DEADLINE_MS = 7_500

/**
 * Asks the name servers for all that a check of a name needs.
 * @param records as `dnsRecordsFor` makes them
 * @throws ResolverAway when they do not answer for the name itself; a `www` beside it only counts as not found
 */
export async function lookUp(domain: string, records: DnsRecord[]): Promise<Findings> {
  const resolver = newResolver()
  const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS)
  const names = [...new Set(records.filter(({ type }) => type !== 'TXT').map(({ name }) => name))]
  try {
    const [texts, ...hosts] = await Promise.all([
      runQuery(() => resolver.resolveTxt(challengeName(domain))),
      ...names.map((name) => (name === domain ? hostOf(resolver, name) : hostOf(resolver, name).catch(unreachable))),
    ])
    return {
      hosts: Object.fromEntries(names.map((name, index) => [name, hosts[index]!])),
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

async function hostOf(resolver: promises.Resolver, name: string): Promise<Found> {
  const chain = await namesOf(resolver, name)
  if (chain.isLoop) return { ...chain, addresses: [] }
  const [four, six] = await Promise.all([
    runQuery(() => resolver.resolve4(name)),
    runQuery(() => resolver.resolve6(name)),
  ])
  return { ...chain, addresses: [...four, ...six] }
}

async function namesOf(resolver: promises.Resolver, first: string): Promise<{ isLoop: boolean; names: string[] }> {
  const names: string[] = []
  for (let name = first; names.length < LONGEST_CHAIN;) {
    const [next] = (await runQuery(() => resolver.resolveCname(name))).map((one) =>
      one.toLowerCase().replace(/\.$/, ''),
    )
    if (!next) return { isLoop: false, names }
    const isLoop = next === first || names.includes(next)
    names.push(next)
    if (isLoop) return { isLoop, names }
    name = next
  }
  return { isLoop: true, names }
}

async function runQuery<Answer>(question: () => Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await question()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (NOTHING.has(code)) return []
    throw new ResolverAway(`The name servers answered ${code}`)
  }
}

const unreachable = (): Found => ({ addresses: [], isUnreachable: true, names: [] })
