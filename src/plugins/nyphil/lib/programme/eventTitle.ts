import { fit, inSentence, joinToFit, listOf } from '../phrases'

export interface ProgrammeSummary {
  orchestra: string
  /** Event type of the first concert. */
  series: string
  conductors: string[]
  /** Those that the archive marks as soloists, people first, each with their part; groups have none. */
  leads: { name: string; part: string }[]
  /** Family names in the order of the programme. */
  composers: string[]
  works: { composer: string; title: string }[]
}

/** Event types that say where or for whom, and not what. */
const PLAIN_SERIES =
  /^(?:chamber.*|community|festival.*|fundraising concert|non-subscription|parks.*|pension fund benefit concert|private concert|runout|rush hour|saturday matinee|special|subscription season|tour.*)$/i
const VOICES =
  /\b(?:alto|baritone|bass-baritone|contralto|countertenor|mezzo-soprano|singer|soprano|tenor|vocalist|voice)\b/i
const LONGEST = 240

/** A title under which people know a programme: who leads it and whose music it is. */
export function eventTitle(programme: ProgrammeSummary): string {
  const { composers, conductors, leads, orchestra, series, works } = programme
  const music =
    listOf(composers, 3) ||
    listOf(
      works.map(({ title }) => title),
      2,
    )
  if (music === '') return series || orchestra
  if (series !== '' && !PLAIN_SERIES.test(series)) return fit(`${series}: ${music}`, LONGEST)
  if (conductors.length > 0)
    return fit(`${listOf(conductors, 3)} ${conductors.length > 1 ? 'conduct' : 'conducts'} ${music}`, LONGEST)
  const [lead] = leads
  if (lead && leads.length === 1 && lead.part !== '')
    return fit(`${lead.name} ${VOICES.test(lead.part) ? 'sings' : 'plays'} ${music}`, LONGEST)
  if (leads.length > 0 && leads.length < 4)
    return fit(
      `${listOf(
        leads.map(({ name }) => name),
        3,
      )}: ${music}`,
      LONGEST,
    )
  return fit(`Chamber music by ${music}`, LONGEST)
}

/** Who else is on stage. */
export function eventSubtitle(programme: ProgrammeSummary): string {
  const { conductors, leads, series } = programme
  const title = eventTitle(programme)
  const conducted =
    series !== '' && !PLAIN_SERIES.test(series) && conductors.length > 0 ? `Conducted by ${listOf(conductors, 3)}` : ''
  const names = leads
    .filter(({ name }) => conductors.length > 0 || !title.includes(name))
    .map(({ name, part }) => (part && part !== 'Soloist' ? `${name} (${inSentence(part)})` : name))
  const soloists = names.length > 0 ? `${conducted ? 'with' : 'With'} ${listOf(names, 4)}` : ''
  return fit([conducted, soloists].filter(Boolean).join(', '), 290)
}

/** The works, for lists and search results. */
export const eventSummary = ({ works }: ProgrammeSummary): string =>
  joinToFit(
    works.map(({ composer, title }) => (composer ? `${composer}: ${title}` : title)),
    '; ',
    400,
  )
