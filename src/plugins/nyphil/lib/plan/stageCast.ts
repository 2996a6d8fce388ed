import { ensembleName } from '../names/ensembleName'
import { fit } from '../phrases'
import type { PerformedWork } from '../programme/fileSchema'
import type { People } from './people'
import type { Shelf } from './shelf'

/** Where a credit stands on the programme page. */
type CreditGroup = 'cast' | 'creative' | 'crew' | 'musicians'

const CAST =
  /\b(?:actor|actress|bailaora|commentator|dancers?|guest|host|narrator|puppeteer|singer|sing-along|speaker|vocalist)\b/i

const CREW = /\b(?:engineer|operator|stage manager|videographer)\b/i

const CREATIVE =
  /\b(?:author|choreographer|composer|created by|design|designer|director|producer|production|visualist|writer|video artist)\b/i

/** The group of a part, from how the archive names it. */
export function creditGroup(part: string): CreditGroup {
  if (CREW.test(part)) return 'crew'
  if (CREATIVE.test(part)) return 'creative'
  return CAST.test(part) ? 'cast' : 'musicians'
}

/** A part as written on a programme; what is not named is a soloist. */
export const partName = (part: string): string => {
  const tidy = part.replace(/\s+/g, ' ').trim()
  return tidy === '' || tidy === 'None' || tidy === 'Other' ? 'Soloist' : tidy
}

interface Credit {
  person: string
  role: string
  group: CreditGroup
}

export interface StageCast {
  /** In the order of billing: conductors, soloists, those who assist. */
  credits: Credit[]
  conductors: string[]
  leads: { name: string; part: string }[]
  /** Ids of the groups. */
  ensembles: string[]
}

interface Seen {
  credit: Credit
  name: string
  rank: number
  times: number
}

const ON_STAGE: ReadonlySet<CreditGroup> = new Set(['cast', 'musicians'])
const ORCHESTRAS = /\borchestra\b/i

/** Everybody on stage in a programme, each once for each part. */
export function castOf(shelf: Shelf, people: People, works: PerformedWork[]): StageCast {
  const seen = new Map<string, Seen>()
  const groups = new Map<string, { isLead: boolean; name: string }>()
  const see = (id: string, name: string, role: string, group: CreditGroup, rank: number) => {
    const key = `${id} ${role}`
    const known = seen.get(key)
    if (!known) seen.set(key, { credit: { group, person: id, role: fit(role, 160) }, name, rank, times: 1 })
    else Object.assign(known, { rank: Math.min(known.rank, rank), times: known.times + 1 })
  }
  const seeGroup = (name: string, part: string, isLead: boolean) => {
    const kind = ORCHESTRAS.test(part) || ORCHESTRAS.test(name) ? 'orchestra' : 'ensemble'
    const { id } = shelf.take('organizations', name.toLowerCase(), () => ({ kind, name: fit(name, 200) }))
    groups.set(id, { isLead: isLead || (groups.get(id)?.isLead ?? false), name })
  }
  for (const { conductorName = '', soloists } of works) {
    for (const entry of conductorName.split(';')) {
      const group = ensembleName(entry, '')
      if (group) seeGroup(group, '', false)
      else for (const { id, name } of people.find(entry, 'Conductor')) see(id, name, 'Conductor', 'creative', 0)
    }
    for (const { soloistInstrument, soloistName, soloistRoles } of soloists) {
      const part = partName(soloistInstrument)
      const isLead = soloistRoles !== 'A'
      const group = ensembleName(soloistName, part)
      if (group) seeGroup(group, part, isLead)
      else
        for (const { id, name } of people.find(soloistName, part))
          see(id, name, part, creditGroup(part), isLead ? 1 : 2)
    }
  }
  // Whoever conducts most of the evening comes first.
  const billed = [...seen.values()].sort(
    (one, other) => one.rank - other.rank || (one.rank === 0 ? other.times - one.times : 0),
  )
  return {
    conductors: billed.filter(({ rank }) => rank === 0).map(({ name }) => name),
    credits: billed.map(({ credit }) => credit),
    ensembles: [...groups.keys()],
    leads: leadsOf(billed, [...groups.values()]),
  }
}

/** Who makes the evening: each soloist once, with their first part; then the groups. */
function leadsOf(billed: Seen[], groups: { isLead: boolean; name: string }[]): StageCast['leads'] {
  const people = new Map(
    billed
      .filter(({ credit, rank }) => rank === 1 && ON_STAGE.has(credit.group))
      .map(({ credit, name }) => [name, credit.role])
      .reverse() as [string, string][],
  )
  const names = [...people].reverse().map(([name, part]) => ({ name, part }))
  return [...names, ...groups.filter(({ isLead }) => isLead).map(({ name }) => ({ name, part: '' }))]
}
