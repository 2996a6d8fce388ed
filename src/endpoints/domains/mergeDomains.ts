import { readHostname } from '../../lib/domains/readHostname'
import type { Tenant } from '../../payload-types'
import { badRequest, conflict, refused } from '../OperationError'
import { kindOf } from './kindOf'

export type Domain = NonNullable<Tenant['domains']>[number]

interface Given {
  domain: string
  isPrimary?: boolean | null
}

interface Merged {
  kept: Domain[]
  added: string[]
  /** Null for an empty list. */
  primary: string | null
}

/**
 * Compares a list of names with the one that a site has.
 * @param given the whole list as a caller wants it; without a primary one the present one stays
 * @param helpUrl of the help centre, whose host no site may add
 * @throws OperationError 400 for a name that is none or two primary ones, 409 for a duplicate, 422 where the primary one is left out
 */
export function mergeDomains(given: Given[], site: Pick<Tenant, 'domains' | 'slug'>, helpUrl?: string): Merged {
  const present = site.domains ?? []
  const isPresent = (name: string) => present.some(({ domain }) => domain === name)
  const names = given.map(({ domain }, index) =>
    isPresent(domain) ? domain : readName(domain, index, site.slug, helpUrl),
  )
  if (new Set(names).size < names.length) throw conflict('domains', 'This domain is already added')
  const kept = present.filter(({ domain }) => names.includes(domain))
  if (present.some((one) => one.isPrimary && !kept.includes(one))) {
    throw refused('domains', 'The primary domain cannot be removed. Set another domain as primary first.', 'domains')
  }
  return { added: names.filter((name) => !isPresent(name)), kept, primary: primaryOf(given, names, kept) }
}

function primaryOf(given: Given[], names: string[], kept: Domain[]): string | null {
  const wished = names.filter((_, index) => given[index]!.isPrimary)
  if (wished.length > 1)
    throw badRequest('domains', 'Only one domain can be primary', [
      { message: 'Only one domain can be primary', path: 'domains' },
    ])
  return wished[0] ?? kept.find(({ isPrimary }) => isPrimary)?.domain ?? names[0] ?? null
}

function readName(text: string, index: number, slug: string, helpUrl?: string): string {
  const name = readHostname(text)
  const kind = name && kindOf(name, slug, helpUrl)
  if (!name || kind === 'suffix') throw invalid('Please enter a valid domain name', index)
  if (kind === 'reserved') throw invalid('This name belongs to the platform and cannot be added', index)
  return name
}

const invalid = (message: string, index: number) =>
  badRequest('domains', message, [{ message, path: `domains.${index}.domain` }])
