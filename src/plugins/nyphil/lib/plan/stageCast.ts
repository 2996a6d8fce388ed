import { ensembleName } from '../names/ensembleName'
import { fit } from '../phrases'
import type { PerformedWork } from '../programme/fileSchema'
import type { People } from './people'
import type { Registry } from './registry'

/** The group of a credit on the programme page. */
type CreditGroup = 'cast' | 'creative' | 'crew' | 'musicians'

const CAST =
  /\b(?:actor|actress|bailaora|commentator|dancers?|guest|host|narrator|puppeteer|singer|sing-along|speaker|vocalist)\b/i

const CREW = /\b(?:engineer|operator|stage manager|videographer)\b/i

const CREATIVE =
  /\b(?:author|choreographer|composer|created by|design|designer|director|producer|production|visualist|writer|video artist)\b/i

/** The credit group of a part, by its name in the archive. */
export function creditGroup(part: string): CreditGroup {
  if (CREW.test(part)) return 'crew'
  if (CREATIVE.test(part)) return 'creative'
  return CAST.test(part) ? 'cast' : 'musicians'
}

/** A part as printed on a programme; unnamed parts become "Soloist". */
export const partName = (part: string): string => {
  const normalized = part.replace(/\s+/g, ' ').trim()
  return normalized === '' || normalized === 'None' || normalized === 'Other' ? 'Soloist' : normalized
}

interface Credit {
  person: string
  role: string
  group: CreditGroup
}

export interface StageCast {
  /** In billing order: conductors, soloists, assisting artists. */
  credits: Credit[]
  conductors: string[]
  leads: { name: string; part: string }[]
  /** Ids of the ensembles. */
  ensembles: string[]
}

interface BilledPerson {
  credit: Credit
  name: string
  rank: number
  times: number
}

const ON_STAGE: ReadonlySet<CreditGroup> = new Set(['cast', 'musicians'])
const ORCHESTRAS = /\borchestra\b/i

/** Everyone on stage in a programme, once per part. */
export function castOf(registry: Registry, people: People, works: PerformedWork[]): StageCast {
  const billing = new Map<string, BilledPerson>()
  const groups = new Map<string, { isLead: boolean; name: string }>()
  const addPerson = (id: string, name: string, role: string, group: CreditGroup, rank: number) => {
    const key = `${id} ${role}`
    const existing = billing.get(key)
    if (!existing) billing.set(key, { credit: { group, person: id, role: fit(role, 160) }, name, rank, times: 1 })
    else Object.assign(existing, { rank: Math.min(existing.rank, rank), times: existing.times + 1 })
  }
  const addEnsemble = (name: string, part: string, isLead: boolean) => {
    const kind = ORCHESTRAS.test(part) || ORCHESTRAS.test(name) ? 'orchestra' : 'ensemble'
    const { id } = registry.register('organizations', name.toLowerCase(), () => ({ kind, name: fit(name, 200) }))
    groups.set(id, { isLead: isLead || (groups.get(id)?.isLead ?? false), name })
  }
  for (const { conductorName = '', soloists } of works) {
    for (const entry of conductorName.split(';')) {
      const group = ensembleName(entry, '')
      if (group) addEnsemble(group, '', false)
      else for (const { id, name } of people.find(entry, 'Conductor')) addPerson(id, name, 'Conductor', 'creative', 0)
    }
    for (const { soloistInstrument, soloistName, soloistRoles } of soloists) {
      const part = partName(soloistInstrument)
      const isLead = soloistRoles !== 'A'
      const group = ensembleName(soloistName, part)
      if (group) addEnsemble(group, part, isLead)
      else
        for (const { id, name } of people.find(soloistName, part))
          addPerson(id, name, part, creditGroup(part), isLead ? 1 : 2)
    }
  }
  // Conductors of more works come first.
  const billed = [...billing.values()].sort((a, b) => a.rank - b.rank || (a.rank === 0 ? b.times - a.times : 0))
  return {
    conductors: billed.filter(({ rank }) => rank === 0).map(({ name }) => name),
    credits: billed.map(({ credit }) => credit),
    ensembles: [...groups.keys()],
    leads: leadsOf(billed, [...groups.values()]),
  }
}

/** The main performers: each soloist once with their first part, then the ensembles. */
function leadsOf(billed: BilledPerson[], groups: { isLead: boolean; name: string }[]): StageCast['leads'] {
  const people = new Map(
    billed
      .filter(({ credit, rank }) => rank === 1 && ON_STAGE.has(credit.group))
      .map(({ credit, name }) => [name, credit.role])
      .reverse() as [string, string][],
  )
  const names = [...people].reverse().map(([name, part]) => ({ name, part }))
  return [...names, ...groups.filter(({ isLead }) => isLead).map(({ name }) => ({ name, part: '' }))]
}
