import { parseHostname } from '../../lib/domains/parseHostname'
import type { Tenant } from '../../payload-types'
import { badRequest, conflict, refused } from '../OperationError'
import { classifyDomain } from './classifyDomain'

export type Domain = NonNullable<Tenant['domains']>[number]

interface DomainInput {
  domain: string
  isPrimary?: boolean | null
}

interface MergedDomains {
  kept: Domain[]
  added: string[]
  /** Null if the list is empty. */
  primary: string | null
}

/**
 * Compares a submitted list of domains with the tenant's current one.
 * @param inputs the complete new list; if none is primary, the current primary domain stays
 * @param helpUrl URL of the help centre, whose host no tenant can add
 * @throws OperationError 400 for an invalid domain or several primary ones, 409 for a duplicate, 422 if the primary one
 *   is missing
 */
export function mergeDomains(
  inputs: DomainInput[],
  site: Pick<Tenant, 'domains' | 'slug'>,
  helpUrl?: string,
): MergedDomains {
  const present = site.domains ?? []
  const isPresent = (name: string) => present.some(({ domain }) => domain === name)
  const names = inputs.map(({ domain }, index) =>
    isPresent(domain) ? domain : readName(domain, index, site.slug, helpUrl),
  )
  if (new Set(names).size < names.length) throw conflict('domains', 'This domain is already added')
  const kept = present.filter(({ domain }) => names.includes(domain))
  if (present.some((domain) => domain.isPrimary && !kept.includes(domain))) {
    throw refused('domains', 'The primary domain cannot be removed. Set another domain as primary first.', 'domains')
  }
  return { added: names.filter((name) => !isPresent(name)), kept, primary: selectPrimary(inputs, names, kept) }
}

function selectPrimary(inputs: DomainInput[], names: string[], kept: Domain[]): string | null {
  const requestedPrimary = names.filter((_, index) => inputs[index]!.isPrimary)
  if (requestedPrimary.length > 1)
    throw badRequest('domains', 'Only one domain can be primary', [
      { message: 'Only one domain can be primary', path: 'domains' },
    ])
  return requestedPrimary[0] ?? kept.find(({ isPrimary }) => isPrimary)?.domain ?? names[0] ?? null
}

function readName(text: string, index: number, slug: string, helpUrl?: string): string {
  const name = parseHostname(text)
  const kind = name && classifyDomain(name, slug, helpUrl)
  if (!name || kind === 'suffix') throw invalid('Please enter a valid domain name', index)
  if (kind === 'reserved') throw invalid('This name belongs to the platform and cannot be added', index)
  return name
}

const invalid = (message: string, index: number) =>
  badRequest('domains', message, [{ message, path: `domains.${index}.domain` }])
