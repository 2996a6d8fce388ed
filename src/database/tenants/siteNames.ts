import { namesOf } from '@/database/names'

const t = namesOf('tenants', 't')
const tenants = namesOf('tenants')
const tenantsDomains = namesOf('tenants_domains')

/** What names of sites are put in order by: as people do, "Site 9" before "Site 10". The tenant is the alias `t`. */
export const NAME_ORDER = `lower(${t.name}) collate site_names`

/** SQL: the tenant `t` is not one that the installation made for itself. Lists, counts and figures have this condition. */
export const IS_LISTED = `${t.internal} is not true`

/** Marks above and below letters, of Latin, Greek, Cyrillic, Hebrew and Arabic, once they stand apart. */
const MARKS = '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0670]'

/** The name of a site without capitals and accents, as the index `tenants_name_terms_idx` has it. */
const NAME_TERMS = `regexp_replace(normalize(lower(name), NFD), '${MARKS}', '', 'g')`

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase()

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * A condition: a text stands in the name of a site, in one of its domains, or in the address that it has by its slug. Each is
 * looked for in an index of its own.
 * @param id column with the id of the site
 * @param place adds a value to the statement and says where it stands
 * @param suffixes endings of addresses by slug: `.callboard.site`
 */
export function hasText(id: string, text: string, place: (value: unknown) => string, suffixes: string[] = []): string {
  const wanted = folded(text)
  const within = place(`%${escaped(wanted)}%`)
  const slugs = [
    `slug like ${within}`,
    ...suffixes.flatMap((suffix) => endsOf(wanted, suffix).map((end) => `slug like ${place(`%${escaped(end)}`)}`)),
  ]
  // An array, so that each site is then looked for by its id: PostgreSQL expects more of them than there are.
  return `${id} = any(array(select ${tenants.id} from ${tenants} where ${NAME_TERMS} like ${within}
    union select ${tenants.id} from ${tenants} where ${slugs.join(' or ')}
    union select ${tenantsDomains._parent_id} from ${tenantsDomains} where ${tenantsDomains.domain} like ${within}))`
}

/** With what a slug has to end so that a part of an address stands in slug and suffix together, some of it in each. */
function endsOf(text: string, suffix: string): string[] {
  if (!text.includes('.')) return []
  if (suffix.includes(text)) return ['']
  return Array.from(text, (_, index) => index)
    .filter((index) => index > 0 && suffix.startsWith(text.slice(index)))
    .map((index) => text.slice(0, index))
}
