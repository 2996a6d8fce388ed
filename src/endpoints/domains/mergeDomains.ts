import { parseHostname } from '@/lib/domains/parseHostname'
import type { Tenant } from '@/payload-types'
import { badRequest, conflict, refused } from '@/endpoints/OperationError'
import { classifyDomain } from './checkDomain'
import type { Translator } from '@/i18n/createTranslator'
import { zip } from '@/lib/lists/items'

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
 * @param t of the reader
 * @param inputs the complete new list; if none is primary, the current primary domain stays
 * @param helpUrl URL of the help centre, whose host no tenant can add
 * @throws OperationError 400 for an invalid domain or several primary ones, 409 for a duplicate, 422 if the primary one
 *   is missing
 */
export function mergeDomains(
  t: Translator,
  inputs: DomainInput[],
  site: Pick<Tenant, 'domains' | 'slug'>,
  helpUrl?: string,
): MergedDomains {
  const present = site.domains ?? []
  const isPresent = (name: string) => present.some(({ domain }) => domain === name)
  const names = inputs.map(({ domain }, index) =>
    isPresent(domain) ? domain : readName(t, domain, index, site.slug, helpUrl),
  )
  if (new Set(names).size < names.length) throw conflict('domains', t('domainsDuplicate'))
  const kept = present.filter(({ domain }) => names.includes(domain))
  if (present.some((domain) => domain.isPrimary && !kept.includes(domain))) {
    throw refused('domains', t('refusedDomainPrimary'), 'domains')
  }
  return { added: names.filter((name) => !isPresent(name)), kept, primary: selectPrimary(t, inputs, names, kept) }
}

function selectPrimary(t: Translator, inputs: DomainInput[], names: string[], kept: Domain[]): string | null {
  const requestedPrimary = zip(inputs, names).flatMap(([{ isPrimary }, name]) => (isPrimary ? name : []))
  if (requestedPrimary.length > 1)
    throw badRequest('domains', t('refusedDomainsPrimary'), [{ message: t('refusedDomainsPrimary'), path: 'domains' }])
  return requestedPrimary[0] ?? kept.find(({ isPrimary }) => isPrimary)?.domain ?? names[0] ?? null
}

function readName(t: Translator, text: string, index: number, slug: string, helpUrl?: string): string {
  const name = parseHostname(text)
  const kind = name && classifyDomain(name, slug, helpUrl)
  if (!name || kind === 'suffix') throw invalid(t('domainsInvalid'), index)
  if (kind === 'reserved') throw invalid(t('refusedDomainReserved'), index)
  return name
}

const invalid = (message: string, index: number) =>
  badRequest('domains', message, [{ message, path: `domains.${index}.domain` }])
